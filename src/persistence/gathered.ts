import { setTimeout as pause } from 'node:timers/promises'
import DataLoader from 'dataloader'

/** In milliseconds: as long as one slow answer may keep others waiting. */
const longestWait = 20
/** As many as are asked for together. */
const mostAtOnce = 100

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
      underWay = Promise.race([answers.catch(() => undefined), pause(longestWait, undefined, { ref: false })])
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
