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
 * same turn of the event loop are batched too. An answer is never older than its question. Only what is asked of the
 * same reader is batched.
 */
export const gathered = <Asked, Answer>(
  ask: (asked: readonly Asked[]) => Promise<(Answer | Error)[]>,
  readerOf: () => object,
): ((one: Asked) => Promise<Answer>) => {
  const loaders = new WeakMap<object, DataLoader<Asked, Answer>>()
  const newLoader = () => {
    let underWay: Promise<unknown> = Promise.resolve()
    return new DataLoader<Asked, Answer>(
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
  }
  return (one) => {
    const reader = readerOf()
    const loader = loaders.get(reader) ?? newLoader()
    loaders.set(reader, loader)
    return loader.load(one)
  }
}
