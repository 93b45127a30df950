import { Clock, Refusal, Transaction, useCase } from '../shared/index.ts'
import { acceptablePassword } from './password.ts'
import { Accounts, Passwords, Sessions, SignInAttempts } from './ports.ts'

const guessesBeforeLock = 10
const lockSeconds = 600

export interface PasswordChange {
  companyId: string
  userId: string
  /** The session that stays; all others of the person end. */
  tokenHash: string
  currentPassword: string
  newPassword: string
}

export const changePassword = useCase(
  [Accounts, SignInAttempts, Passwords, Sessions, Transaction, Clock],
  (accounts, attempts, passwords, sessions, transaction, clock) =>
    async (wish: PasswordChange): Promise<void> => {
      const newPassword = acceptablePassword(wish.newPassword)
      if (newPassword === wish.currentPassword) throw new Refusal('password.unchanged')
      const subject = `password-change:${wish.userId}`
      await attempts.begin(subject, clock.now(), guessesBeforeLock, lockSeconds)
      const oldHash = await accounts.passwordHash(wish.companyId, wish.userId)
      if (oldHash === null || !(await passwords.verify(oldHash, wish.currentPassword)))
        throw new Refusal('password.wrong')
      const newHash = await passwords.hash(newPassword)
      await transaction.run(async () => {
        if (!(await accounts.replacePassword(wish.companyId, wish.userId, oldHash, newHash)))
          throw new Refusal('password.changed_meanwhile')
        await sessions.endOthersOf(wish.userId, wish.tokenHash)
        await attempts.succeed(subject)
      })
    },
)
