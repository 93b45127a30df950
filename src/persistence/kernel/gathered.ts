import DataLoader from 'dataloader'

/** In milliseconds: as long as one slow answer may keep others waiting. */
const longestWait = 20
/** As many as are asked for together. */
const mostAtOnce = 100

/** Resolves when the answers are there, at the latest after `longestWait`. */
const answered = (answers: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestWait)
    const go = () => {
      clearTimeout(timer)
      resolve()
    }
    answers.then(go, go)
  })

/**
 * Asks at once, and gathers what is asked for until the answer is there, to ask for it together: an idle server waits for nothing, and
 * a busy one makes one statement for many requests. It also gathers from all sockets that are ready in the same turn of the event
 * loop. What is asked for is always read after it was asked for.
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
      maxBatchSize: mostAtOnce,
      batchScheduleFn: (dispatch) => void underWay.then(() => setImmediate(dispatch)),
    },
  )
  return (one) => loader.load(one)
}
