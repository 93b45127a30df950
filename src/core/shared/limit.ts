import type { Clock, Limits } from './ports.ts'
import { Refusal } from './refusal.ts'

const exceeded = (seconds: number): Refusal => new Refusal('limit.exceeded', { seconds })

/** Counts one more; refuses once more than `most` were counted within `seconds`. */
export const takeWithin = async (limits: Limits, key: string, most: number, seconds: number): Promise<void> => {
  if ((await limits.count(key, seconds)) > most) throw exceeded(seconds)
}

const largestLot = 30

/**
 * `takeWithin` for what happens many times a second: counts a hundredth of `most` in advance, so that most calls find
 * theirs in this process. What it leaves of a lot is lost when the window ends; it never lets more than `most` through.
 */
export const takingInLots = (
  limits: Limits,
  clock: Clock,
  most: number,
  seconds: number,
): ((key: string) => Promise<void>) => {
  const lot = Math.min(largestLot, Math.max(1, Math.floor(most / 100)))
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
    if ((await limits.count(key, seconds, lot)) > most) throw exceeded(seconds)
    left.set(key, lot)
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
