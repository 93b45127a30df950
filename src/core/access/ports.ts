import {
  type AdministratorId,
  type CompanyId,
  type KeyId,
  type PasskeyId,
  refusals,
  type UserId,
  withFacts,
  type WritePosition,
} from '../shared/index.ts'
import type { KeyHolder, Member, Administrator, RoleHolder } from '../actors/rules.ts'
import type { Key } from './key.ts'
import type { CompanyType, Role, SessionKind } from '../actors/rules.ts'

export const signInRefusal = refusals({
  'sign_in.refused': withFacts<{ account: 'administrator' | 'member' }>('unauthenticated'),
  'sign_in.slip_refused': 'unauthenticated',
  'sign_in.code_refused': 'unauthenticated',
  'sign_in.second_step_over': 'unauthenticated',
  'sign_in.locked': withFacts<{ seconds: number }>('throttled'),
  'sign_in.too_many_failures': withFacts<{ seconds: number }>('throttled'),
  'sign_in.too_many_for_phone': withFacts<{ seconds: number }>('throttled'),
  'sign_in.busy': withFacts<{ seconds: number }>('busy'),
})

/** More attempts are running than can be served at the moment. */
export const tooBusyToSignIn = () => signInRefusal('sign_in.busy', { seconds: 5 })

/** What signing in needs to know about a person. */
export interface Account {
  userId: UserId
  companyId: CompanyId
  /** Normalized. */
  phone: string
  companyType: CompanyType
  companyIsActive: boolean
  role: Role
  isActive: boolean
  passwordHash: string
  /** Set while the password is a one-time password. */
  passwordExpiresAt: Date | null
  hasRequestedReset: boolean
}

/** A person's current password, and the facts that a new one must not be made of. */
export interface Credentials {
  passwordHash: string
  isOneTime: boolean
  fullName: string
  phone: string
  companyName: string
}

export abstract class Accounts {
  abstract byPhone(companyId: CompanyId, phone: string): Promise<Account | null>
  abstract byId(companyId: CompanyId, userId: UserId): Promise<Account | null>
  abstract credentials(companyId: CompanyId, userId: UserId): Promise<Credentials | null>
  /** Replaces the password only if its hash is still `oldHash`; returns whether it did. */
  abstract replacePassword(companyId: CompanyId, userId: UserId, oldHash: string, newHash: string): Promise<boolean>
}

/** People who reported at the sign-in page that they forgot their password. */
export abstract class ResetRequests {
  /** Marks the person if active. Returns whether to notify the managers: not if they were notified after `unlessToldAfter`. */
  abstract note(companyId: CompanyId, phone: string, at: Date, unlessToldAfter: Date): Promise<boolean>
  /** Removes the marks once these people have a new password. */
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
  abstract byId(administratorId: AdministratorId): Promise<AdministratorAccount | null>
  /** Refuses with `administrator.username_taken`. */
  abstract add(administrator: AdministratorAccount): Promise<void>
  /** Locked until the transaction ends. */
  abstract forChange(username: string): Promise<AdministratorAccount | null>
  /**
   * Prevents concurrent removals until the transaction ends, so that two administrators who remove each other cannot
   * leave none.
   */
  abstract lockAll(): Promise<void>
  abstract count(): Promise<number>
  abstract replacePassword(administratorId: AdministratorId, passwordHash: string): Promise<void>
  /** Keeps the name for the log; the username may be reused. */
  abstract remove(administratorId: AdministratorId, at: Date): Promise<void>
}

export interface NewSession {
  tokenHash: string
  createdAt: Date
  expiresAt: Date
}

/** The person the session is for, with the password hash that was verified. */
export type SessionHolder = { passwordHash: string } & (
  | {
      kind: SessionKind
      companyId: CompanyId
      userId: UserId
      /** The session uses up this code. */
      slipCodeHash?: string
    }
  | { kind: 'admin'; administratorId: AdministratorId }
)

export interface Partners {
  cateringId: CompanyId
  corporateId: CompanyId
}

/** Anyone signed in with a password, as opposed to a key. */
export type SessionActor = (Member | Administrator) & {
  /** Where this session wrote last. */
  writtenUpTo: WritePosition
}

export abstract class Sessions {
  /**
   * Opens the session only if the verified password is still current, person and company are active, and no second
   * factor is on; with a slip code, only if the code is still unused. Returns whether it did. Whether such a change
   * commits before or after, no session survives it.
   */
  abstract open(session: NewSession & SessionHolder): Promise<boolean>
  /** The actor of a live session; null if it ended, or the person or company is no longer active. */
  abstract actorOf(tokenHash: string, now: Date): Promise<SessionActor | null>
  /** Like `actorOf`, and in the same query whether the two companies are active partners, for kitchen operations. */
  abstract actorInKitchen(
    tokenHash: string,
    now: Date,
    partners: Partners,
  ): Promise<{ actor: SessionActor; arePartners: boolean } | null>
  /** The session has written something, which it is shown from now on. */
  abstract wrote(tokenHash: string): Promise<void>
  abstract end(tokenHash: string): Promise<void>
  /**
   * Also invalidates the code on their slip, sign-ins that wait for their second step and a link that resets their
   * password, like the two below. Returns whether the kept one is still open.
   */
  abstract endOthersOf(userId: UserId, keptTokenHash: string): Promise<boolean>
  abstract endAllOf(...userIds: UserId[]): Promise<void>
  abstract endAllOfAdministrator(administratorId: AdministratorId): Promise<void>
  abstract endOthersOfAdministrator(administratorId: AdministratorId, keptTokenHash: string): Promise<void>
}

/** Whoever may have a second factor. */
export type FactorHolder =
  { kind: SessionKind; companyId: CompanyId; userId: UserId } | { kind: 'admin'; administratorId: AdministratorId }

/** A sign-in that needs a code as well, to be sent with this token until then. */
export interface SecondStep {
  challenge: string
  expiresAt: Date
  /** What one of their passkeys has to sign; null if they have none. */
  passkey: { challenge: string; site: string; credentialIds: string[] } | null
}

/** Sign-ins whose password was right and whose second step is still to come (rule I17). */
export abstract class SignInChallenges {
  /** Under the conditions of `Sessions.open`, but only if a second factor is on. Returns whether it did. */
  abstract begin(challenge: NewSession & SessionHolder): Promise<boolean>
  /** Counts one of the attempts; null if the challenge is unknown, expired or out of attempts. */
  abstract attempt(challengeHash: string, now: Date): Promise<FactorHolder | null>
  /**
   * Opens the session and uses up the challenge, unless the password was changed or person or company deactivated
   * since. Returns whether it did.
   */
  abstract open(challengeHash: string, session: NewSession & FactorHolder): Promise<boolean>
}

/** Second factors: the secret of an authenticator app, and recovery codes, of which only hashes are stored. */
export abstract class SecondFactors {
  /** `isOn`: it has been confirmed, so sign-ins ask for it. */
  abstract of(holder: FactorHolder): Promise<{ secret: string; isOn: boolean } | null>
  /** Replaces a secret that was never confirmed; returns false if the factor is on. */
  abstract prepare(holder: FactorHolder, secret: string, at: Date): Promise<boolean>
  /** Returns false if it was already on. */
  abstract switchOn(holder: FactorHolder, at: Date): Promise<boolean>
  /** Returns false if it was not on. */
  abstract switchOff(holder: FactorHolder): Promise<boolean>
  /**
   * Marks the time step of a code as used; returns false if this or a later one was used before, or the secret has been
   * replaced.
   */
  abstract useStep(holder: FactorHolder, secret: string, step: number): Promise<boolean>
  /** Returns false if the code is wrong or used. */
  abstract useRecoveryCode(holder: FactorHolder, codeHash: string): Promise<boolean>
  /** Returns false if the holder has no second factor. */
  abstract replaceRecoveryCodes(holder: FactorHolder, codeHashes: readonly string[]): Promise<boolean>
}

/** What a new passkey answers to a challenge (WebAuthn), in base64url. */
export interface PasskeyAttestation {
  credentialId: string
  clientData: string
  attestation: string
}

/** What a passkey answers to the challenge of a sign-in (WebAuthn), in base64url. */
export interface PasskeyAssertion {
  credentialId: string
  clientData: string
  authenticatorData: string
  signature: string
}

export interface PasskeyKey {
  /** In base64url. */
  credentialId: string
  publicKey: Uint8Array
  /** How often it has signed; 0 if it does not count. */
  counter: number
}

export interface Passkey extends PasskeyKey {
  id: PasskeyId
  name: string
}

/** Passkeys in place of the codes of an app; a holder has some only while their second factor is on. */
export abstract class Passkeys {
  abstract of(holder: FactorHolder): Promise<Passkey[]>
  /** Keeps the challenge that the holder's next new passkey has to sign; returns false if no second factor is on. */
  abstract expect(holder: FactorHolder, challenge: string, until: Date): Promise<boolean>
  /** Uses up that challenge; null if there is none, or it is too old. */
  abstract takeChallenge(holder: FactorHolder, now: Date): Promise<string | null>
  /** Returns false if somebody has the passkey already. */
  abstract add(holder: FactorHolder, passkey: Passkey, at: Date): Promise<boolean>
  /** Returns false if it is missing or somebody else's. */
  abstract remove(holder: FactorHolder, passkeyId: PasskeyId): Promise<boolean>
  /** Keeps the new counter; returns false if it has not grown, so that this may be a copy. */
  abstract use(holder: FactorHolder, passkeyId: PasskeyId, counter: number, at: Date): Promise<boolean>
}

/** Checks what passkeys sign (WebAuthn). */
export abstract class PasskeyChecks {
  /** The host name that passkeys are bound to. */
  abstract readonly site: string
  /** Null if it is not a valid answer to the challenge on a page of this site. */
  abstract attested(answer: PasskeyAttestation, challenge: string): Promise<PasskeyKey | null>
  /** The new counter; null as above. */
  abstract asserted(answer: PasskeyAssertion, challenge: string, passkey: PasskeyKey): Promise<number | null>
}

/** Time-based codes (RFC 6238: SHA-1, 6 digits, 30 seconds) and recovery codes. */
export abstract class SecondFactorCodes {
  /** In base32, 160 bits. */
  abstract newSecret(): string
  /** What an authenticator app reads from the QR code. */
  abstract addressOf(secret: string, account: string): string
  /** The time step that the code belongs to, at most one before or after now; null if it is wrong. */
  abstract stepOf(secret: string, code: string, now: Date): number | null
  abstract newRecoveryCode(): string
  /** The same for every way of typing the code. */
  abstract recoveryHashOf(typed: string): string
}

/**
 * Codes on printed slips. Each opens one session, as long as the one-time password it was issued with is valid (rule
 * I11). Only hashes are stored.
 */
export abstract class SlipCodes {
  abstract keep(companyId: CompanyId, codes: readonly { userId: UserId; hash: string }[]): Promise<void>
  abstract forget(companyId: CompanyId, userId: UserId): Promise<void>
  abstract forgetAllOf(companyId: CompanyId): Promise<void>
}

/** The current roles of those who act for a company. */
export abstract class RoleHolders {
  /** Prevents concurrent changes to who may do what in the company until the transaction ends. */
  abstract lockCompany(companyId: CompanyId): Promise<void>
  /** Null if the person is missing or inactive, the key expired or revoked, or either belongs to another company. */
  abstract presentRole(companyId: CompanyId, holder: RoleHolder, now: Date): Promise<Role | null>
}

export interface FoundKey {
  actor: KeyHolder
  addresses: readonly string[]
  lastUsedAt: Date | null
  /** False if no companies were given. */
  arePartners: boolean
}

/** API keys (rule E4). They are kept after they end because the log refers to them. */
export abstract class Keys {
  abstract add(key: Key): Promise<void>
  /** Counts the keys that are neither expired nor revoked. */
  abstract countLive(companyId: CompanyId, now: Date): Promise<number>
  /** Null if it is missing or another company's; `isFirst` is false if it was already revoked. */
  abstract revoke(companyId: CompanyId, keyId: KeyId, at: Date): Promise<{ name: string; isFirst: boolean } | null>
  /** Null if the key is unknown, expired or revoked, or its company is passive. */
  abstract holderOf(tokenHash: string, now: Date, partners?: Partners): Promise<FoundKey | null>
  /** Records when and from where the key was last used, unless a use after `unlessSince` is already recorded. */
  abstract noteUse(
    companyId: CompanyId,
    keyId: KeyId,
    use: { at: Date; address: string; unlessSince: Date },
  ): Promise<void>
}

/** IP addresses (v4 and v6), and networks in CIDR notation. */
export abstract class Networks {
  /** The canonical spelling; null if it is neither an address nor a network. */
  abstract normalize(typed: string): string | null
  /** Whether the address is listed, or lies in a listed network. */
  abstract includes(networks: readonly string[], address: string): boolean
}

/** How many failures are allowed per key, such as a phone in a company or an IP address. */
export interface FailureLimit {
  key: string
  max: number
  /** Failures are forgotten this long after the first one or, if the key can be locked, after the last one. */
  windowSeconds: number
  /**
   * The last allowed failure locks the key for this long, and a success clears the failures. Null: blocked until the
   * window ends.
   */
  lockSeconds: number | null
  refusal: 'sign_in.locked' | 'sign_in.too_many_failures' | 'sign_in.too_many_for_phone'
}

/** `undecided`: the attempt was abandoned before the password was verified. */
export type AttemptOutcome = 'succeeded' | 'failed' | 'undecided'

/** Counts failed sign-ins exactly, however many attempts run at once and on however many instances. */
export abstract class SignInAttempts {
  /**
   * Reserves a slot under every key, which `end` releases, so that failures and running attempts together never exceed
   * a limit. While only running attempts are in the way it waits, for a few seconds at most (`sign_in.busy`); once a
   * limit is reached it refuses with that limit's own code.
   */
  abstract begin(limits: readonly FailureLimit[], now: Date): Promise<void>
  abstract end(limits: readonly FailureLimit[], outcome: AttemptOutcome, now: Date): Promise<void>
  /** Clears the failures of these accounts, including those of their known devices. */
  abstract forget(...accounts: string[]): Promise<void>
}

/**
 * Signed tokens that identify a device that has signed in to an account before ("device cookies"). An account is a
 * phone in a company, or an administrator.
 */
export abstract class DeviceTokens {
  /** Pass null for a device that is not known yet. */
  abstract issue(account: string, device: string | null, expiresAt: Date): string
  /** The device; null if the token is forged, expired or for another account. */
  abstract deviceOf(token: string, account: string, now: Date): string | null
}

/** Slow hashing off the event loop, with bounded concurrency; refuses with `sign_in.busy` when the queue is full. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>
  /** Without a hash it returns false, after the same time. */
  abstract verify(hash: string | null, password: string): Promise<boolean>
}

/** Opaque random tokens, of which only the hash is stored. */
export abstract class Tokens {
  abstract issue(): { token: string; hash: string }
  abstract hashOf(token: string): string
}

/** Lifetime of each kind of session, in seconds. */
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

/** Builds the signed segments of a page's URL. */
export abstract class PageAddresses {
  abstract segmentsOf(member: { userId: UserId; companyType: CompanyType; companyId: CompanyId }): PageSegments
}
