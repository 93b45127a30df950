import { type Clock, Refusal, type Transaction } from '../shared/index.ts'
import { acceptablePassword } from './password.ts'
import type { Accounts, Passwords, Sessions, SignInAttempts } from './ports.ts'

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

export const changePassword =
  (
    accounts: Accounts,
    attempts: SignInAttempts,
    passwords: Passwords,
    sessions: Sessions,
    transaction: Transaction,
    clock: Clock,
  ) =>
  async (wish: PasswordChange): Promise<void> => {
    const newPassword = acceptablePassword(wish.newPassword)
    if (newPassword === wish.currentPassword) throw new Refusal('unprocessable', 'password.unchanged')
    const subject = `password-change:${wish.userId}`
    await attempts.begin(subject, clock.now(), guessesBeforeLock, lockSeconds)
    const oldHash = await accounts.passwordHash(wish.companyId, wish.userId)
    if (oldHash === null || !(await passwords.verify(oldHash, wish.currentPassword)))
      throw new Refusal('unprocessable', 'password.wrong')
    const newHash = await passwords.hash(newPassword)
    await transaction.run(async () => {
      if (!(await accounts.replacePassword(wish.companyId, wish.userId, oldHash, newHash)))
        throw new Refusal('conflict', 'password.wrong')
      await sessions.endOthersOf(wish.userId, wish.tokenHash)
      await attempts.succeed(subject)
    })
  }
