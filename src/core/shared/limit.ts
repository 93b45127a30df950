import type { Clock, Limits } from './ports.ts'
import type { Refusal } from './refusal.ts'
import { refusals, withFacts } from './refusal.ts'

export const limitRefusal = refusals({ 'limit.exceeded': withFacts<{ seconds: number }>('throttled') })

const exceeded = (seconds: number): Refusal => limitRefusal('limit.exceeded', { seconds })

/** Counts one more use; refuses with `limit.exceeded` after more than `max` within `seconds`. */
export const takeWithin = async (limits: Limits, key: string, max: number, seconds: number): Promise<void> => {
  if ((await limits.count(key, seconds)) > max) throw exceeded(seconds)
}

const maxBatch = 30

/**
 * `takeWithin` for frequent calls: reserves a hundredth of `max` at a time, so that most calls need no write. What is
 * left of a reservation is lost when the window ends; it never lets more than `max` through.
 */
export const takingInBatches = (
  limits: Limits,
  clock: Clock,
  max: number,
  seconds: number,
): ((key: string) => Promise<void>) => {
  const batch = Math.min(maxBatch, Math.max(1, Math.floor(max / 100)))
  const asking = new Map<string, Promise<void>>()
  let left = new Map<string, number>()
  let forgotAt = clock.now().getTime()

  const forgetWhatIsOver = (): void => {
    const now = clock.now().getTime()
    if (now - forgotAt < seconds * 1000) return
    left = new Map()
    forgotAt = now
  }
  const ask = async (key: string): Promise<void> => {
    if ((await limits.count(key, seconds, batch)) > max) throw exceeded(seconds)
    left.set(key, batch)
  }

  return async (key) => {
    forgetWhatIsOver()
    while ((left.get(key) ?? 0) === 0) {
      if (!asking.has(key))
        asking.set(
          key,
          ask(key).finally(() => asking.delete(key)),
        )
      await asking.get(key)
    }
    left.set(key, (left.get(key) ?? 0) - 1)
  }
}
