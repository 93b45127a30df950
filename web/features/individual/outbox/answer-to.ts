/** A connection that swallows everything must not leave a day at "Kaydediliyor"; in milliseconds. */
const longestWait = 20_000

/** Resolves to why it did not work; undefined once it did. */
export const answerTo = async (call: Promise<{ error?: unknown }> & { abort: () => void }): Promise<unknown> => {
  const timer = setTimeout(() => call.abort(), longestWait)
  const { error } = await call
  clearTimeout(timer)
  return error
}
