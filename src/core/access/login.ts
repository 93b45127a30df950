import { tellOfNewDevice } from '../emails/index.ts'
import { Clock, type CompanyId, Jobs, phoneOrRefuse, useCase } from '../shared/index.ts'
import { openSession, type RememberedDevice } from './open-session.ts'
import {
  type Account,
  Accounts,
  PageAddresses,
  Passwords,
  ResetRequests,
  type SecondStep,
  SlipCodes,
  Tokens,
} from './ports.ts'
import { browserOf } from './rules.ts'
import { type CompanyType, isStaffRole, managerRoles, type SessionKind } from '../actors/rules.ts'

export interface SignIn {
  phone: string
  password: string
  companyId: CompanyId
  /** `individual` signs in to the individual area of a corporate company. */
  companyType: CompanyType | 'individual'
  /** The caller's IP address. */
  address: string
  /** As the browser names itself. */
  userAgent: string
  deviceToken?: string | undefined
}

export interface SignedInMember {
  token: string
  deviceToken: string
  redirectUrl: string
  mustChangePassword: boolean
}

/** The key under which a person's failed sign-ins are counted and their devices recognized. */
export const accountOf = (companyId: CompanyId, phone: string): string => `${companyId}:${phone}`

/** The individual area is open to everyone in a corporate company, the panels to staff of the chosen type (rule I5). */
const opens = (account: Account, wanted: SignIn['companyType']): boolean =>
  wanted === 'individual'
    ? account.companyType === 'corporate'
    : account.companyType === wanted && isStaffRole(account.role)

const mayEnter = (account: Account, wanted: SignIn['companyType'], now: Date): boolean =>
  account.isActive &&
  account.companyIsActive &&
  opens(account, wanted) &&
  (account.passwordExpiresAt === null || account.passwordExpiresAt > now)

const kindOf = (area: SignIn['companyType']): SessionKind => (area === 'individual' ? 'individual' : 'staff')

/** What follows from somebody having signed in, and where they go. */
export const welcomeMember = useCase(
  [ResetRequests, SlipCodes, PageAddresses, Jobs, Clock],
  (resetRequests, slipCodes, addresses, jobs, clock) =>
    async (
      kind: SessionKind,
      { who, token, deviceToken, isNewDevice }: { who: Account; token: string } & RememberedDevice,
      userAgent: string,
    ): Promise<SignedInMember> => {
      if (isNewDevice && managerRoles.includes(who.role)) {
        const { companyId, userId } = who
        const at = clock.now().toISOString()
        await jobs.add(tellOfNewDevice, { companyId, userId, at, browser: browserOf(userAgent) })
      }
      if (who.hasRequestedReset) await resetRequests.settle(who.companyId, who.userId)
      if (who.passwordExpiresAt !== null) await slipCodes.forget(who.companyId, who.userId)
      const segments = addresses.segmentsOf(who)
      const redirectUrl =
        kind === 'individual'
          ? `/individual/${segments.user}/${segments.company}/dashboard`
          : `/${segments.user}/${segments.companyType}/${segments.company}/general`
      return { token, deviceToken, redirectUrl, mustChangePassword: who.passwordExpiresAt !== null }
    },
)

export const login = useCase(
  [Accounts, Passwords, Clock, openSession, welcomeMember],
  (accounts, passwords, clock, open, welcome) =>
    async ({
      companyId,
      companyType,
      password,
      address,
      userAgent,
      deviceToken,
      ...input
    }: SignIn): Promise<SignedInMember | SecondStep> => {
      const phone = phoneOrRefuse(input.phone)
      const kind = kindOf(companyType)
      const caller = { account: accountOf(companyId, phone), phone, address, deviceToken }
      const opened = await open(caller, async () => {
        const found = await accounts.byPhone(companyId, phone)
        const isRight = await passwords.verify(found?.passwordHash ?? null, password)
        if (!isRight || found === null || !mayEnter(found, companyType, clock.now())) return null
        return { who: found, holder: { kind, companyId, userId: found.userId, passwordHash: found.passwordHash } }
      })
      return 'challenge' in opened ? opened : welcome(kind, opened, userAgent)
    },
)

export interface SlipSignIn extends Pick<SignIn, 'phone' | 'companyId' | 'address' | 'userAgent' | 'deviceToken'> {
  code: string
}

/**
 * Signs in with the single-use code on a printed slip and redirects to the person's own area. Every failure gets the
 * same refusal (rule I11).
 */
export const signInWithSlip = useCase(
  [Accounts, Tokens, Clock, openSession, welcomeMember],
  (accounts, tokens, clock, open, welcome) =>
    async ({
      companyId,
      code,
      address,
      userAgent,
      deviceToken,
      ...input
    }: SlipSignIn): Promise<SignedInMember | SecondStep> => {
      const phone = phoneOrRefuse(input.phone)
      const caller = { account: accountOf(companyId, phone), phone, address, deviceToken }
      const recognise = async () => {
        const who = await accounts.byPhone(companyId, phone)
        if (who === null || who.passwordExpiresAt === null) return null
        const area = isStaffRole(who.role) ? who.companyType : 'individual'
        if (!mayEnter(who, area, clock.now())) return null
        const { userId, passwordHash } = who
        const slipCodeHash = tokens.hashOf(code)
        return { who, holder: { kind: kindOf(area), companyId, userId, passwordHash, slipCodeHash } }
      }
      const opened = await open(caller, recognise, 'sign_in.slip_refused')
      if ('challenge' in opened) return opened
      return welcome(isStaffRole(opened.who.role) ? 'staff' : 'individual', opened, userAgent)
    },
)
