import { Clock, refusals, Transaction, useCase } from '../shared/index.ts'
import { acceptablePassword } from './password.ts'
import { Accounts, Passwords, Sessions, SignInAttempts } from './ports.ts'

export const changePasswordRefusal = refusals({
  'password.wrong': 'unprocessable',
  'password.changed_meanwhile': 'conflict',
  'password.unchanged': 'unprocessable',
})

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
    async (input: PasswordChange): Promise<void> => {
      const newPassword = acceptablePassword(input.newPassword)
      if (newPassword === input.currentPassword) throw changePasswordRefusal('password.unchanged')
      const subject = `password-change:${input.userId}`
      await attempts.begin(subject, clock.now(), guessesBeforeLock, lockSeconds)
      const oldHash = await accounts.passwordHash(input.companyId, input.userId)
      if (oldHash === null || !(await passwords.verify(oldHash, input.currentPassword)))
        throw changePasswordRefusal('password.wrong')
      const newHash = await passwords.hash(newPassword)
      await transaction.run(async () => {
        if (!(await accounts.replacePassword(input.companyId, input.userId, oldHash, newHash)))
          throw changePasswordRefusal('password.changed_meanwhile')
        await sessions.endOthersOf(input.userId, input.tokenHash)
        await attempts.succeed(subject)
      })
    },
)
