/** A connection that never answers must not leave a day at "Kaydediliyor"; in milliseconds. */
const maxWaitMs = 20_000

/** Resolves to the error, or undefined on success. */
export const answerTo = async (call: Promise<{ error?: unknown }> & { abort: () => void }): Promise<unknown> => {
  const timer = setTimeout(() => call.abort(), maxWaitMs)
  const { error } = await call
  clearTimeout(timer)
  return error
}
