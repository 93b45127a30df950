import { Clock, phoneOrRefuse, useCase } from '../shared/index.ts'
import { openSession } from './open-session.ts'
import { type Account, Accounts, PageAddresses, Passwords, ResetRequests } from './ports.ts'
import { type CompanyType, isStaffRole, type SessionKind } from './roles.ts'

export interface SignIn {
  phone: string
  password: string
  companyId: string
  /** `individual` signs in to the individual area of a corporate company. */
  companyType: CompanyType | 'individual'
  /** Network address of the caller. */
  address: string
  deviceToken?: string | undefined
}

export interface SignedInMember {
  token: string
  deviceToken: string
  redirectUrl: string
  mustChangePassword: boolean
}

/** What failed sign-ins of a person are counted under, and devices are known by. */
export const accountOf = (companyId: string, phone: string): string => `${companyId}:${phone}`

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
  [Accounts, ResetRequests, Passwords, PageAddresses, Clock, openSession],
  (accounts, resetRequests, passwords, addresses, clock, open) =>
    async ({ companyId, companyType, password, address, deviceToken, ...input }: SignIn): Promise<SignedInMember> => {
      const phone = phoneOrRefuse(input.phone)
      const kind: SessionKind = companyType === 'individual' ? 'individual' : 'staff'
      const caller = { account: accountOf(companyId, phone), phone, address, deviceToken }
      const opened = await open(caller, async () => {
        const found = await accounts.byPhone(companyId, phone)
        const isRight = await passwords.verify(found?.passwordHash ?? null, password)
        if (!isRight || found === null || !mayEnter(found, companyType, clock.now())) return null
        return { who: found, holder: { kind, companyId, userId: found.userId, passwordHash: found.passwordHash } }
      })
      if (opened.who.hasRequestedReset) await resetRequests.settle(companyId, opened.who.userId)
      const segments = addresses.segmentsOf(opened.who)
      return {
        token: opened.token,
        deviceToken: opened.deviceToken,
        redirectUrl:
          kind === 'individual'
            ? `/individual/${segments.user}/${segments.company}/dashboard`
            : `/${segments.user}/${segments.companyType}/${segments.company}/general`,
        mustChangePassword: opened.who.passwordExpiresAt !== null,
      }
    },
)
