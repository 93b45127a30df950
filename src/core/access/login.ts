import { Clock, Limits, phoneOrRefuse, Transaction, useCase } from '../shared/index.ts'
import { guardedAttempt } from './guarded-attempt.ts'
import {
  type Account,
  Accounts,
  PageAddresses,
  Passwords,
  SessionLifetimes,
  Sessions,
  SignInAttempts,
  Tokens,
} from './ports.ts'
import { type CompanyType, isStaffRole, type SessionKind } from './roles.ts'

export interface SignIn {
  phone: string
  password: string
  companyId: string
  /** `individual` signs in to the individual area of a corporate company. */
  companyType: CompanyType | 'individual'
  /** Network address of the caller. */
  address: string
}

/** The individual area is for everybody who eats at a corporate company; the panels are for staff of the chosen type. */
const opens = (account: Account, wanted: SignIn['companyType']): boolean =>
  wanted === 'individual'
    ? account.companyType === 'corporate'
    : account.companyType === wanted && isStaffRole(account.role)

const mayEnter = (account: Account, wanted: SignIn['companyType'], now: Date): boolean =>
  account.isActive &&
  account.companyIsActive &&
  opens(account, wanted) &&
  (account.passwordExpiresAt === null || account.passwordExpiresAt > now)

export const login = useCase(
  [Accounts, SignInAttempts, Limits, Passwords, Sessions, Tokens, SessionLifetimes, PageAddresses, Transaction, Clock],
  (accounts, attempts, limits, passwords, sessions, tokens, lifetimes, addresses, transaction, clock) =>
    async (wish: SignIn): Promise<{ token: string; redirectUrl: string; mustChangePassword: boolean }> => {
      const phone = phoneOrRefuse(wish.phone)
      const subject = `${wish.companyId}:${phone}`
      const account = await guardedAttempt(
        { attempts, limits, clock },
        { subject, address: wish.address },
        async () => {
          const found = await accounts.byPhone(wish.companyId, phone)
          const isRight = await passwords.verify(found?.passwordHash ?? null, wish.password)
          return isRight && found !== null && mayEnter(found, wish.companyType, clock.now()) ? found : null
        },
      )

      const kind: SessionKind = wish.companyType === 'individual' ? 'individual' : 'staff'
      const { token, hash } = tokens.issue()
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + lifetimes[kind] * 1000)
      await transaction.run(async () => {
        await attempts.succeed(subject)
        await sessions.openForMember({
          tokenHash: hash,
          kind,
          companyId: account.companyId,
          userId: account.userId,
          createdAt,
          expiresAt,
        })
      })
      const segments = addresses.segmentsOf(account)
      return {
        token,
        redirectUrl:
          kind === 'individual'
            ? `/individual/${segments.user}/${segments.company}/dashboard`
            : `/${segments.user}/${segments.companyType}/${segments.company}/general`,
        mustChangePassword: account.passwordExpiresAt !== null,
      }
    },
)
