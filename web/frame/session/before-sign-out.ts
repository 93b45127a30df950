/** Things that screens still have to send while the session lasts. */
export const beforeSignOut = new Set<() => Promise<unknown>>()

/** Signing out must not hang on a connection that never answers; in milliseconds. */
const maxWaitMs = 3_000

export const sendUnsent = async (): Promise<void> => {
  const all = Promise.allSettled([...beforeSignOut].map((send) => send()))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
}
