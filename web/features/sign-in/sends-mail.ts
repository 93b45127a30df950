/** Whether this installation sends mail, as the server wrote it into the page. */
export const sendsMail = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="sends-mail"]')?.content !== 'no'
