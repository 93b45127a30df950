import { Clock, phoneOrRefuse, useCase } from '../shared/index.ts'
import { guardedAttempt } from './guarded-attempt.ts'
import { openSession } from './open-session.ts'
import { type Account, Accounts, PageAddresses, Passwords } from './ports.ts'
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

/** The individual area is open to everybody of a corporate company, the panels to staff of the chosen type (rule I5). */
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
  [Accounts, Passwords, PageAddresses, Clock, guardedAttempt, openSession],
  (accounts, passwords, addresses, clock, attempt, open) =>
    async (input: SignIn): Promise<{ token: string; redirectUrl: string; mustChangePassword: boolean }> => {
      const phone = phoneOrRefuse(input.phone)
      const subject = `${input.companyId}:${phone}`
      const account = await attempt({ subject, address: input.address }, async () => {
        const found = await accounts.byPhone(input.companyId, phone)
        const isRight = await passwords.verify(found?.passwordHash ?? null, input.password)
        return isRight && found !== null && mayEnter(found, input.companyType, clock.now()) ? found : null
      })

      const kind: SessionKind = input.companyType === 'individual' ? 'individual' : 'staff'
      const { companyId, userId, passwordHash } = account
      const token = await open(subject, { kind, companyId, userId, passwordHash })
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
