import DataLoader from 'dataloader'

/** How long one slow answer may delay others. */
const maxWaitMs = 20
const maxAtOnce = 100

/** Resolves once the answers have arrived, or after `maxWaitMs`. */
const answered = (answers: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, maxWaitMs)
    const go = () => {
      clearTimeout(timer)
      resolve()
    }
    answers.then(go, go)
  })

/**
 * Asks immediately. Everything asked for until the answer arrives is batched into the next question: an idle server
 * never waits, and a busy one needs one statement for many requests. Requests from all sockets that are ready in the
 * same turn of the event loop are batched too. An answer is never older than its question.
 */
export const gathered = <Asked, Answer>(
  ask: (asked: readonly Asked[]) => Promise<(Answer | Error)[]>,
): ((one: Asked) => Promise<Answer>) => {
  let underWay: Promise<unknown> = Promise.resolve()
  const loader = new DataLoader(
    (asked: readonly Asked[]) => {
      const answers = ask(asked)
      underWay = answered(answers)
      return answers
    },
    {
      cache: false,
      maxBatchSize: maxAtOnce,
      batchScheduleFn: (dispatch) => void underWay.then(() => setImmediate(dispatch)),
    },
  )
  return (one) => loader.load(one)
}
