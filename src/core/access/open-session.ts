import { Clock, Transaction, useCase } from '../shared/index.ts'
import { type SessionHolder, SessionLifetimes, Sessions, SignInAttempts, signInRefusal, Tokens } from './ports.ts'

/**
 * Opens a session for somebody whose password was just verified, and forgets the failures of `subject`. Refuses with
 * `sign_in.refused` when the password was changed meanwhile, or the person or company is no longer active.
 */
export const openSession = useCase(
  [Sessions, SignInAttempts, Tokens, SessionLifetimes, Transaction, Clock],
  (sessions, attempts, tokens, lifetimes, transaction, clock) =>
    async (subject: string, holder: SessionHolder): Promise<string> => {
      const { token, hash: tokenHash } = tokens.issue()
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + lifetimes[holder.kind] * 1000)
      await transaction.run(async () => {
        if (!(await sessions.open({ ...holder, tokenHash, createdAt, expiresAt })))
          throw signInRefusal('sign_in.refused')
        await attempts.succeed(subject)
      })
      return token
    },
)
