import { refusals, Transaction, useCase } from '../shared/index.ts'
import { guardedAttempt, lockAfterTen } from './guarded-attempt.ts'
import { acceptablePassword } from './password.ts'
import { Accounts, Passwords, Sessions } from './ports.ts'

export const changePasswordRefusal = refusals({
  'password.wrong': 'unprocessable',
  'password.changed_meanwhile': 'conflict',
  'password.unchanged': 'unprocessable',
})

export interface PasswordChange {
  companyId: string
  userId: string
  /** The session that stays; all others of the person end. */
  tokenHash: string
  currentPassword: string
  newPassword: string
}

export const changePassword = useCase(
  [Accounts, Passwords, Sessions, Transaction, guardedAttempt],
  (accounts, passwords, sessions, transaction, attempt) =>
    async ({ companyId, userId, tokenHash, currentPassword, newPassword }: PasswordChange): Promise<void> => {
      const person = await accounts.credentials(companyId, userId)
      if (person === null) throw changePasswordRefusal('password.wrong')
      const { passwordHash: oldHash, fullName, phone, companyName } = person
      acceptablePassword(newPassword, { names: [fullName], phones: [phone], companyName })
      if (newPassword === currentPassword) throw changePasswordRefusal('password.unchanged')
      const isRight = await attempt([lockAfterTen(`password-change:${userId}`)], async () =>
        (await passwords.verify(oldHash, currentPassword)) ? true : null,
      )
      if (isRight === null) throw changePasswordRefusal('password.wrong')
      const newHash = await passwords.hash(newPassword)
      await transaction.run(async () => {
        if (!(await accounts.replacePassword(companyId, userId, oldHash, newHash)))
          throw changePasswordRefusal('password.changed_meanwhile')
        await sessions.endOthersOf(userId, tokenHash)
      })
    },
)
