import { SignInAttempts, signInRefusal } from '../../../src/core/access/index.ts'

interface Counted {
  failures: number
  lastAt: Date
  lockedUntil: Date | null
}

const dayMs = 86_400_000

export class FakeSignInAttempts extends SignInAttempts {
  readonly counts = new Map<string, Counted>()

  begin(subject: string, now: Date, maxFailures: number, lockSeconds: number): Promise<void> {
    const before = this.counts.get(subject)
    if (before?.lockedUntil && before.lockedUntil > now) {
      const seconds = Math.ceil((before.lockedUntil.getTime() - now.getTime()) / 1000)
      return Promise.reject(signInRefusal('sign_in.locked', { seconds }))
    }
    const isForgotten =
      before === undefined || before.lockedUntil !== null || before.lastAt.getTime() < now.getTime() - dayMs
    const failures = isForgotten ? 1 : before.failures + 1
    this.counts.set(subject, {
      failures,
      lastAt: now,
      lockedUntil: failures >= maxFailures ? new Date(now.getTime() + lockSeconds * 1000) : null,
    })
    return Promise.resolve()
  }

  succeed(subject: string): Promise<void> {
    this.counts.delete(subject)
    return Promise.resolve()
  }
}
