import { Clock, fold, Limits, Transaction, useCase } from '../shared/index.ts'
import { guardedAttempt } from './guarded-attempt.ts'
import { Administrators, Passwords, SessionLifetimes, Sessions, SignInAttempts, Tokens } from './ports.ts'

export const adminLogin = useCase(
  [Administrators, SignInAttempts, Limits, Passwords, Sessions, Tokens, SessionLifetimes, Transaction, Clock],
  (administrators, attempts, limits, passwords, sessions, tokens, lifetimes, transaction, clock) =>
    async (wish: { username: string; password: string; address: string }): Promise<{ token: string }> => {
      const subject = `admin:${fold(wish.username)}`
      const administrator = await guardedAttempt(
        { attempts, limits, clock },
        { subject, address: wish.address },
        async () => {
          const found = await administrators.byUsername(wish.username)
          return (await passwords.verify(found?.passwordHash ?? null, wish.password)) ? found : null
        },
      )
      const { token, hash } = tokens.issue()
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + lifetimes.admin * 1000)
      await transaction.run(async () => {
        await attempts.succeed(subject)
        await sessions.openForAdministrator({
          tokenHash: hash,
          administratorId: administrator.id,
          createdAt,
          expiresAt,
        })
      })
      return { token }
    },
)
