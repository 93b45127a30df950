import type { Member } from '../actors/rules.ts'
import { logEvent, telling, Trail } from '../audit/index.ts'
import { EmailLinks, LinkSecrets } from '../emails/index.ts'
import { Clock, refusals, Transaction, useCase, type UserId } from '../shared/index.ts'
import { changePasswordRefusal } from './change-password.ts'
import { accountOf } from './login.ts'
import { acceptablePassword } from './password.ts'
import { type Account, Accounts, Passwords, ResetRequests, Sessions, SignInAttempts } from './ports.ts'

export const resetLinkRefusal = refusals({ 'reset_link.over': 'unprocessable' })

export const passwordResetByLink = logEvent(
  'user.password_reset_by_link',
  'USER_UPDATED',
  telling<{ userId: UserId }>(),
)

/** Nobody is signed in; whoever has the link acts as the person. */
const asThemselves = ({ userId, companyId, companyType, role }: Account): Member => ({
  kind: 'individual',
  userId,
  companyId,
  companyType,
  role,
  mustChangePassword: false,
})

/**
 * Sets a new password with the link that was sent to the confirmed address. It opens no session: whoever has a second
 * factor needs it to sign in (rule I19).
 */
export const resetPasswordByLink = useCase(
  {
    secrets: LinkSecrets,
    links: EmailLinks,
    accounts: Accounts,
    passwords: Passwords,
    sessions: Sessions,
    resetRequests: ResetRequests,
    attempts: SignInAttempts,
    trail: Trail,
    transaction: Transaction,
    clock: Clock,
  },
  ({ secrets, links, accounts, passwords, sessions, resetRequests, attempts, trail, transaction, clock }) =>
    async (secret: string, newPassword: string): Promise<void> => {
      const emailId = secrets.emailOf('reset', secret)
      const holder = emailId === null ? null : await links.ofReset(emailId, clock.now())
      const person = holder && (await accounts.credentials(holder.companyId, holder.userId))
      const account = holder && (await accounts.byId(holder.companyId, holder.userId))
      if (emailId === null || person === null || account === null) throw resetLinkRefusal('reset_link.over')
      const { companyId, userId } = account
      const { passwordHash: oldHash, isOneTime, fullName, phone, companyName } = person
      acceptablePassword(newPassword, { names: [fullName], phones: [phone], companyName })
      if (isOneTime && (await passwords.verify(oldHash, newPassword))) throw changePasswordRefusal('password.unchanged')
      const newHash = await passwords.hash(newPassword)
      await transaction.run(async () => {
        if (!(await links.useReset(emailId, clock.now()))) throw resetLinkRefusal('reset_link.over')
        if (!(await accounts.replacePassword(companyId, userId, oldHash, newHash)))
          throw changePasswordRefusal('password.changed_meanwhile')
        await sessions.endAllOf(userId)
        await resetRequests.settle(companyId, userId)
        await attempts.forget(accountOf(companyId, phone))
        await trail.write({ event: passwordResetByLink, companyId, actor: asThemselves(account), meta: { userId } })
      })
    },
)
