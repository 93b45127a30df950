/** @internal */

import { Clock, dayInMilliseconds, useCase } from '../shared/index.ts'
import { guardedAttempt, lockAfterTen } from './guarded-attempt.ts'
import {
  DeviceTokens,
  type FailureLimit,
  PasskeyChecks,
  Passkeys,
  type SecondStep,
  type SessionHolder,
  SessionLifetimes,
  Sessions,
  SignInChallenges,
  signInRefusal,
  Tokens,
} from './ports.ts'

const failuresPerAddress = 300
const failuresPerPhone = 30
const deviceDays = 365
const challengeMs = 5 * 60_000

/** Who claims to be signing in; nothing is verified yet. */
export interface Caller {
  /** Identifies a phone in a company, or an administrator. */
  account: string
  /** The phone alone, without the company; null for an administrator. */
  phone: string | null
  /** IP address. */
  address: string
  /** The token the device got from an earlier sign-in. */
  deviceToken: string | undefined
}

const hourly = (key: string, max: number, refusal: FailureLimit['refusal']): FailureLimit => ({
  key,
  max,
  windowSeconds: 3600,
  lockSeconds: null,
  refusal,
})

/** A known device has a limit of its own; all others share the account, address and phone limits (rule I15). */
const limitsOf = ({ account, phone, address }: Caller, device: string | null): FailureLimit[] =>
  device === null
    ? [
        lockAfterTen(account),
        hourly(`address:${address}`, failuresPerAddress, 'sign_in.too_many_failures'),
        ...(phone === null ? [] : [hourly(`phone:${phone}`, failuresPerPhone, 'sign_in.too_many_for_phone')]),
      ]
    : [lockAfterTen(`${account}:${device}`)]

export interface RememberedDevice {
  /** By which it is recognized at the next sign-in. */
  deviceToken: string
  isNewDevice: boolean
}

export const rememberDevice = useCase(
  [DeviceTokens, Clock],
  (deviceTokens, clock) =>
    ({ account, deviceToken }: Pick<Caller, 'account' | 'deviceToken'>): RememberedDevice => {
      const now = clock.now()
      const device = deviceTokens.deviceOf(deviceToken ?? '', account, now)
      const until = new Date(now.getTime() + deviceDays * dayInMilliseconds)
      return { deviceToken: deviceTokens.issue(account, device, until), isNewDevice: device === null }
    },
)

/**
 * Opens a session for whoever `recognise` finds and makes the device known or, if they have a second factor, begins the
 * second step. Every failure gets the same refusal, also when the password changed, or the person or company was
 * deactivated, after the password was verified.
 */
export const openSession = useCase(
  {
    sessions: Sessions,
    challenges: SignInChallenges,
    passkeys: Passkeys,
    checks: PasskeyChecks,
    tokens: Tokens,
    deviceTokens: DeviceTokens,
    lifetimes: SessionLifetimes,
    clock: Clock,
    attempt: guardedAttempt,
    remember: rememberDevice,
  },
  ({ sessions, challenges, passkeys, checks, tokens, deviceTokens, lifetimes, clock, attempt, remember }) =>
    async <Who>(
      caller: Caller,
      recognise: () => Promise<{ who: Who; holder: SessionHolder } | null>,
      refusal: 'sign_in.refused' | 'sign_in.slip_refused' = 'sign_in.refused',
    ): Promise<({ who: Who; token: string } & RememberedDevice) | SecondStep> => {
      const device = deviceTokens.deviceOf(caller.deviceToken ?? '', caller.account, clock.now())
      const { token, hash: tokenHash } = tokens.issue()
      const outcome = await attempt(limitsOf(caller, device), async () => {
        const found = await recognise()
        if (found === null) return null
        const { who, holder } = found
        const createdAt = clock.now()
        const after = (ms: number) => ({
          ...holder,
          tokenHash,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + ms),
        })
        if (await sessions.open(after(lifetimes[holder.kind] * 1000))) return { who }
        const challenge = after(challengeMs)
        return (await challenges.begin(challenge)) ? challenge : null
      })
      if (outcome === null)
        throw signInRefusal(refusal, { account: caller.phone === null ? 'administrator' : 'member' })
      if ('who' in outcome) return { who: outcome.who, token, ...remember(caller) }
      const credentialIds = (await passkeys.of(outcome)).map(({ credentialId }) => credentialId)
      // The hash of the token is as random as the token, and read as base64url.
      const passkey = credentialIds.length > 0 ? { challenge: tokenHash, site: checks.site, credentialIds } : null
      return { challenge: token, expiresAt: outcome.expiresAt, passkey }
    },
)
