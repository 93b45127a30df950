interface EarlyAnswers {
  authorization: string
  /** By address; undefined if the answer was a refusal or did not come. */
  answers: Map<string, Promise<{ response: Response; at: number } | undefined>>
}

declare global {
  var tabldotEarly: EarlyAnswers | undefined
}

/** In milliseconds since it arrived; screens reckon with the server's clock in it. */
const maxAge = 10_000

/**
 * Sends the request, unless first-paint.js asked for the same before the app had loaded, and the answer has just come.
 * Each answer is taken once, and none after a command or by another session (0127).
 */
export const fetchOrTake = async (request: Request): Promise<Response> => {
  if (request.method !== 'GET') globalThis.tabldotEarly = undefined
  const { authorization, answers } = globalThis.tabldotEarly ?? {}
  const address = request.url.replace(/\?$/, '')
  const asked = request.headers.get('authorization') === authorization ? answers?.get(address) : undefined
  answers?.delete(address)
  const answer = await asked
  return answer !== undefined && performance.now() - answer.at < maxAge ? answer.response : fetch(request)
}
