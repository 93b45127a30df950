/** What a screen still has to send while the session lasts. */
export const beforeSignOut = new Set<() => Promise<unknown>>()

/** Nobody waits for a connection that swallows everything; in milliseconds. */
const longestWait = 3_000

export const sendWhatIsLeft = async (): Promise<void> => {
  const all = Promise.allSettled([...beforeSignOut].map((send) => send()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, longestWait))])
}
