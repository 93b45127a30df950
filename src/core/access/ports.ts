import { type AdministratorId, type CompanyId, type KeyId, refusals, type UserId, withFacts } from '../shared/index.ts'
import type { KeyHolder, Member, Administrator, RoleHolder } from '../actors/rules.ts'
import type { Key } from './key.ts'
import type { CompanyType, Role, SessionKind } from '../actors/rules.ts'

export const signInRefusal = refusals({
  'sign_in.refused': withFacts<{ account: 'administrator' | 'member' }>('unauthenticated'),
  'sign_in.slip_refused': 'unauthenticated',
  'sign_in.locked': withFacts<{ seconds: number }>('throttled'),
  'sign_in.too_many_failures': withFacts<{ seconds: number }>('throttled'),
  'sign_in.too_many_for_phone': withFacts<{ seconds: number }>('throttled'),
  'sign_in.busy': withFacts<{ seconds: number }>('busy'),
})

/** What signing in needs to know of a person. */
export interface Account {
  userId: UserId
  companyId: CompanyId
  companyType: CompanyType
  companyIsActive: boolean
  role: Role
  isActive: boolean
  passwordHash: string
  /** Set while the password is a one-time password. */
  passwordExpiresAt: Date | null
  hasRequestedReset: boolean
}

/** The password somebody has, and what another one must not be made of. */
export interface Credentials {
  passwordHash: string
  isOneTime: boolean
  fullName: string
  phone: string
  companyName: string
}

export abstract class Accounts {
  abstract byPhone(companyId: CompanyId, phone: string): Promise<Account | null>
  abstract credentials(companyId: CompanyId, userId: UserId): Promise<Credentials | null>
  /** Replaces the password only if it still is `oldHash`; tells whether it did. */
  abstract replacePassword(companyId: CompanyId, userId: UserId, oldHash: string, newHash: string): Promise<boolean>
}

/** People who said at the sign-in page that they forgot their password. */
export abstract class ResetRequests {
  /**
   * Marks the person if they are active; tells whether the company's managers are to hear of it now, which is so at most once in
   * `quietAfterResetNewsHours`.
   */
  abstract note(companyId: CompanyId, phone: string, at: Date): Promise<boolean>
  /** The people have a password again. */
  abstract settle(companyId: CompanyId, ...userIds: UserId[]): Promise<void>
}

export interface AdministratorAccount {
  id: string
  username: string
  passwordHash: string
  createdAt: Date
}

export abstract class Administrators {
  abstract byUsername(username: string): Promise<AdministratorAccount | null>
  /** Refuses with `administrator.username_taken`. */
  abstract add(administrator: AdministratorAccount): Promise<void>
  /** Locked until the transaction ends. */
  abstract forChange(username: string): Promise<AdministratorAccount | null>
  /** Until the transaction ends nobody else removes one, so that two who remove each other do not leave nobody. */
  abstract lockAll(): Promise<void>
  abstract count(): Promise<number>
  abstract replacePassword(administratorId: AdministratorId, passwordHash: string): Promise<void>
  /** The name stays for the log and may be given again. */
  abstract remove(administratorId: AdministratorId, at: Date): Promise<void>
}

export interface NewSession {
  tokenHash: string
  createdAt: Date
  expiresAt: Date
}

/** Whom a session is opened for, with the password hash that was verified. */
export type SessionHolder = { passwordHash: string } & (
  | {
      kind: SessionKind
      companyId: CompanyId
      userId: UserId
      /** Used up by the session. */
      slipCodeHash?: string
    }
  | { kind: 'admin'; administratorId: AdministratorId }
)

export interface Partners {
  cateringId: CompanyId
  corporateId: CompanyId
}

/** Whoever signed in with a password. */
export type SessionActor = Member | Administrator

export abstract class Sessions {
  /**
   * Opens the session if the holder's password is still the one that was verified, and person and company are active; with the code
   * of a slip, if nobody else has used it. Tells whether it did. A change of any of them ends the session or keeps it from opening, whichever comes first.
   */
  abstract open(session: NewSession & SessionHolder): Promise<boolean>
  /** The living session's actor; null when it ended, or the person or company is no longer active. */
  abstract actorOf(tokenHash: string, now: Date): Promise<SessionActor | null>
  /** The same, and whether the two companies are active partners: one question for whatever happens in a kitchen. */
  abstract actorInKitchen(
    tokenHash: string,
    now: Date,
    partners: Partners,
  ): Promise<{ actor: SessionActor; arePartners: boolean } | null>
  abstract end(tokenHash: string): Promise<void>
  abstract endOthersOf(userId: UserId, keptTokenHash: string): Promise<void>
  /** The codes of their slips too. */
  abstract endAllOf(...userIds: UserId[]): Promise<void>
  abstract endAllOfAdministrator(administratorId: AdministratorId): Promise<void>
}

/** Codes on slips: each opens one session while the one-time password counts that it was issued with (rule I11). Only hashes are kept. */
export abstract class SlipCodes {
  abstract keep(companyId: CompanyId, codes: readonly { userId: UserId; hash: string }[]): Promise<void>
  abstract forget(companyId: CompanyId, userId: UserId): Promise<void>
  abstract forgetAllOf(companyId: CompanyId): Promise<void>
}

/** Those who act for a company, as they stand at this moment. */
export abstract class RoleHolders {
  /** Until the transaction ends nobody else changes who may do what in the company. */
  abstract lockCompany(companyId: CompanyId): Promise<void>
  /** Null when the person is missing, inactive or another company's, or the key expired, revoked or another company's. */
  abstract presentRole(companyId: CompanyId, holder: RoleHolder, now: Date): Promise<Role | null>
}

export interface FoundKey {
  actor: KeyHolder
  addresses: readonly string[]
  lastUsedAt: Date | null
  /** False unless two companies were given. */
  arePartners: boolean
}

/** Keys for machines (rule E4). They are kept when they end, because the log names them. */
export abstract class Keys {
  abstract add(key: Key): Promise<void>
  /** Neither expired nor revoked. */
  abstract countLive(companyId: CompanyId, now: Date): Promise<number>
  /** Null for a missing or foreign one; `isFirst` is false when it was revoked before. */
  abstract revoke(companyId: CompanyId, keyId: KeyId, at: Date): Promise<{ name: string; isFirst: boolean } | null>
  /** Null when it is unknown, expired or revoked, or its company passive. */
  abstract holderOf(tokenHash: string, now: Date, partners?: Partners): Promise<FoundKey | null>
  /** Keeps when and from where it was used last, unless a use after `unlessSince` is kept already. */
  abstract noteUse(
    companyId: CompanyId,
    keyId: KeyId,
    use: { at: Date; address: string; unlessSince: Date },
  ): Promise<void>
}

/** Network addresses (IPv4 and IPv6), and networks in CIDR notation. */
export abstract class Networks {
  /** Its one spelling; null for anything that is neither. */
  abstract normalize(typed: string): string | null
  /** Whether the address is one of these, or in one of these networks. */
  abstract includes(networks: readonly string[], address: string): boolean
}

/** How many failures a key allows, for example a phone in a company, or a network address. */
export interface FailureLimit {
  key: string
  max: number
  /** Failures are forgotten this long after the first one; where the key can be locked, after the last one. */
  windowSeconds: number
  /** The last failure locks the key for this long, and a success forgets failures. Null: stopped until the window ends. */
  lockSeconds: number | null
  refusal: 'sign_in.locked' | 'sign_in.too_many_failures' | 'sign_in.too_many_for_phone'
}

/** `undecided`: it was given up before the password was verified. */
export type AttemptOutcome = 'succeeded' | 'failed' | 'undecided'

/** Failed attempts to sign in, counted exactly, however many are made at once and on however many instances. */
export abstract class SignInAttempts {
  /**
   * Takes a place under every key, which `end` gives back, so that failures and running attempts together never exceed a
   * limit. Waits while only running attempts are in the way, at most some seconds (`sign_in.busy`); refuses with the limit's
   * own refusal when it is reached.
   */
  abstract begin(limits: readonly FailureLimit[], now: Date): Promise<void>
  abstract end(limits: readonly FailureLimit[], outcome: AttemptOutcome, now: Date): Promise<void>
  /** Forgets the failures of accounts, those of their known devices too. */
  abstract forget(...accounts: string[]): Promise<void>
}

/**
 * Signed tokens by which a device is known again that signed in to an account before ("device cookies"). An account is a phone in
 * a company, or an administrator.
 */
export abstract class DeviceTokens {
  /** For a device that is not known yet, give null. */
  abstract issue(account: string, device: string | null, expiresAt: Date): string
  /** The device; null when the token is forged, expired or of another account. */
  abstract deviceOf(token: string, account: string, now: Date): string | null
}

/** Slow hashing, off the event loop, a bounded number at a time; refuses with `sign_in.busy` beyond. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>
  /** Without a hash it takes just as long and returns false. */
  abstract verify(hash: string | null, password: string): Promise<boolean>
}

/** Opaque random tokens; only their hash is kept. */
export abstract class Tokens {
  abstract issue(): { token: string; hash: string }
  abstract hashOf(token: string): string
}

/** How long a session of each kind lives, in seconds. */
export abstract class SessionLifetimes {
  abstract readonly individual: number
  abstract readonly staff: number
  abstract readonly admin: number
}

export interface PageSegments {
  user: string
  companyType: string
  company: string
}

/** Signs the segments of a page address. */
export abstract class PageAddresses {
  abstract segmentsOf(member: { userId: UserId; companyType: CompanyType; companyId: CompanyId }): PageSegments
}
