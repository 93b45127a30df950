import { Clock, Limits, useCase } from '../shared/index.ts'
import { SignInAttempts, signInRefusal } from './ports.ts'

const attemptsBeforeLock = 10
const lockSeconds = 600
const failuresPerAddress = 100
const failureWindowSeconds = 3600

/**
 * Runs one attempt to sign in under two limits: ten failures lock the subject, a hundred an hour the network address. The
 * attempt counts before the password is verified, so that concurrent guesses count too. All failures get the same answer.
 */
export const guardedAttempt = useCase(
  [SignInAttempts, Limits, Clock],
  (attempts, limits, clock) =>
    async <T>(who: { subject: string; address: string }, recognise: () => Promise<T | null>): Promise<T> => {
      const failures = `sign-in-failures:${who.address}`
      if (await limits.isReached(failures, failuresPerAddress))
        throw signInRefusal('sign_in.too_many_failures', { seconds: failureWindowSeconds })
      await attempts.begin(who.subject, clock.now(), attemptsBeforeLock, lockSeconds)
      const recognised = await recognise()
      if (recognised === null) {
        await limits.count(failures, failureWindowSeconds)
        throw signInRefusal('sign_in.refused')
      }
      return recognised
    },
)
