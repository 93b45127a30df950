import { type CompanyId, refusals, Transaction, useCase, type UserId } from '../shared/index.ts'
import { guardedAttempt, lockAfterTen } from './guarded-attempt.ts'
import { acceptablePassword } from './password.ts'
import { Accounts, Passwords, Sessions } from './ports.ts'

export const changePasswordRefusal = refusals({
  'password.wrong': 'unprocessable',
  'password.current_missing': 'unprocessable',
  'password.changed_meanwhile': 'conflict',
  'password.unchanged': 'unprocessable',
})

export interface PasswordChange {
  companyId: CompanyId
  userId: UserId
  /** The session to keep; the person's other sessions are ended. */
  tokenHash: string
  /**
   * Optional if the current password is a one-time password: the session was opened with it, or with the code printed
   * next to it.
   */
  currentPassword?: string | undefined
  newPassword: string
}

export const changePassword = useCase(
  [Accounts, Passwords, Sessions, Transaction, guardedAttempt],
  (accounts, passwords, sessions, transaction, attempt) =>
    async ({ companyId, userId, tokenHash, currentPassword, newPassword }: PasswordChange): Promise<void> => {
      const person = await accounts.credentials(companyId, userId)
      if (person === null) throw changePasswordRefusal('password.wrong')
      const { passwordHash: oldHash, isOneTime, fullName, phone, companyName } = person
      if (currentPassword === undefined && !isOneTime) throw changePasswordRefusal('password.current_missing')
      acceptablePassword(newPassword, { names: [fullName], phones: [phone], companyName })
      if (newPassword === currentPassword) throw changePasswordRefusal('password.unchanged')
      if (currentPassword !== undefined) {
        const isRight = await attempt([lockAfterTen(`password-change:${userId}`)], async () =>
          (await passwords.verify(oldHash, currentPassword)) ? true : null,
        )
        if (isRight === null) throw changePasswordRefusal('password.wrong')
      }
      // `verify` ignores how a one-time password is spelled. It is printed on paper, so it must not be kept.
      if (isOneTime && (await passwords.verify(oldHash, newPassword))) throw changePasswordRefusal('password.unchanged')
      const newHash = await passwords.hash(newPassword)
      await transaction.run(async () => {
        const isReplaced = await accounts.replacePassword(companyId, userId, oldHash, newHash)
        // Without its session, the request began before a reset whose one-time password it has not shown.
        if (!(isReplaced && (await sessions.endOthersOf(userId, tokenHash))))
          throw changePasswordRefusal('password.changed_meanwhile')
      })
    },
)
