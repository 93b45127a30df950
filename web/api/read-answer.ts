const nameOf = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'tabldot.xlsx'

/** A workbook stays a file, under the server's name for it; everything else is JSON. */
export const readAnswer = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('spreadsheetml'))
    return new File([await response.blob()], nameOf(response.headers.get('content-disposition')), { type })
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}
