/** @internal */

import { Clock, useCase } from '../shared/index.ts'
import { type AttemptOutcome, type FailureLimit, SignInAttempts } from './ports.ts'

/** Ten failures lock the key for ten minutes (rule I4). */
export const lockAfterTen = (key: string): FailureLimit => ({
  key,
  max: 10,
  windowSeconds: 86_400,
  lockSeconds: 600,
  refusal: 'sign_in.locked',
})

/** Runs one attempt to verify a password under these limits; null counts as a failure. */
export const guardedAttempt = useCase(
  [SignInAttempts, Clock],
  (attempts, clock) =>
    async <T>(limits: readonly FailureLimit[], prove: () => Promise<T | null>): Promise<T | null> => {
      await attempts.begin(limits, clock.now())
      let outcome: AttemptOutcome = 'undecided'
      try {
        const proven = await prove()
        outcome = proven === null ? 'failed' : 'succeeded'
        return proven
      } finally {
        await attempts.end(limits, outcome, clock.now())
      }
    },
)
