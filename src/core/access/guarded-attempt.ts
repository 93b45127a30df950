import { type Clock, type Limits, Refusal } from '../shared/index.ts'
import type { SignInAttempts } from './ports.ts'

const attemptsBeforeLock = 10
const lockSeconds = 600
const failuresPerAddress = 100
const failureWindowSeconds = 3600

/**
 * Runs one attempt to sign in under the product's two brakes: ten failures lock the subject, a hundred an hour the
 * network address. The attempt counts before the password is looked at, so that guesses racing each other count too.
 * Whatever is wrong, the caller learns only that it did not work.
 */
export const guardedAttempt = async <T>(
  brakes: { attempts: SignInAttempts; limits: Limits; clock: Clock },
  who: { subject: string; address: string },
  recognise: () => Promise<T | null>,
): Promise<T> => {
  const failures = `sign-in-failures:${who.address}`
  if (await brakes.limits.isReached(failures, failuresPerAddress))
    throw new Refusal('sign_in.too_many_failures', { seconds: failureWindowSeconds })
  await brakes.attempts.begin(who.subject, brakes.clock.now(), attemptsBeforeLock, lockSeconds)
  const recognised = await recognise()
  if (recognised === null) {
    await brakes.limits.count(failures, failureWindowSeconds)
    throw new Refusal('sign_in.refused')
  }
  return recognised
}
