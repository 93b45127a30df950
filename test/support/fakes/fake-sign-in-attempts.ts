import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type AttemptOutcome,
  type FailureLimit,
  SignInAttempts,
  signInRefusal,
  tooBusyToSignIn,
} from '../../../src/core/access/index.ts'

interface Counted {
  failures: number
  running: number
  resetsAt: Date
}

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

export class FakeSignInAttempts extends SignInAttempts {
  readonly counts = new Map<string, Counted>()

  async begin(limits: readonly FailureLimit[], now: Date): Promise<void> {
    const full = () =>
      limits.filter((limit) => {
        const { failures, running } = this.#at(limit, now)
        return failures + running >= limit.max
      })
    for (let waits = 0; full().length > 0; waits++) {
      const [stops] = full()
        .filter((limit) => this.#at(limit, now).failures >= limit.max)
        .map((limit) => ({ ...limit, seconds: (this.#at(limit, now).resetsAt.getTime() - now.getTime()) / 1000 }))
        .toSorted((one, other) => other.seconds - one.seconds)
      if (stops !== undefined) throw signInRefusal(stops.refusal, { seconds: Math.ceil(stops.seconds) })
      if (waits === 1000) throw tooBusyToSignIn()
      await nextTurn()
    }
    for (const limit of limits) {
      const counted = this.#at(limit, now)
      this.counts.set(limit.key, { ...counted, running: counted.running + 1 })
    }
  }

  end(limits: readonly FailureLimit[], outcome: AttemptOutcome, now: Date): Promise<void> {
    for (const limit of limits) {
      const counted = this.#at(limit, now)
      const { lockSeconds, windowSeconds } = limit
      const running = Math.max(0, counted.running - 1)
      if (outcome === 'failed') {
        const failures = counted.failures + 1
        const untilReset = failures >= limit.max && lockSeconds !== null ? lockSeconds : windowSeconds
        const resetsAt = lockSeconds === null ? counted.resetsAt : after(now, untilReset)
        this.counts.set(limit.key, { failures, running, resetsAt })
      } else {
        const failures = outcome === 'succeeded' && lockSeconds !== null ? 0 : counted.failures
        this.counts.set(limit.key, { ...counted, failures, running })
      }
    }
    return Promise.resolve()
  }

  forget(...accounts: string[]): Promise<void> {
    for (const key of this.counts.keys())
      if (accounts.some((account) => key === account || key.startsWith(`${account}:`))) this.counts.delete(key)
    return Promise.resolve()
  }

  #at({ key, windowSeconds }: FailureLimit, now: Date): Counted {
    const counted = this.counts.get(key)
    return counted !== undefined && counted.resetsAt > now
      ? counted
      : { failures: 0, running: counted?.running ?? 0, resetsAt: after(now, windowSeconds) }
  }
}
