/** @internal */

import { Clock, dayInMilliseconds, useCase } from '../shared/index.ts'
import { guardedAttempt, lockAfterTen } from './guarded-attempt.ts'
import {
  DeviceTokens,
  type FailureLimit,
  type SessionHolder,
  SessionLifetimes,
  Sessions,
  signInRefusal,
  Tokens,
} from './ports.ts'

const failuresPerAddress = 300
const failuresPerPhone = 30
const deviceDays = 365

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

/**
 * Opens a session for whoever `recognise` finds, and makes the device known. Every failure gets the same refusal, also
 * when the password changed, or the person or company was deactivated, after the password was verified.
 */
export const openSession = useCase(
  [Sessions, Tokens, DeviceTokens, SessionLifetimes, Clock, guardedAttempt],
  (sessions, tokens, deviceTokens, lifetimes, clock, attempt) =>
    async <Who>(
      caller: Caller,
      recognise: () => Promise<{ who: Who; holder: SessionHolder } | null>,
      refusal: 'sign_in.refused' | 'sign_in.slip_refused' = 'sign_in.refused',
    ): Promise<{ who: Who; token: string; deviceToken: string }> => {
      const device = deviceTokens.deviceOf(caller.deviceToken ?? '', caller.account, clock.now())
      const { token, hash: tokenHash } = tokens.issue()
      const who = await attempt(limitsOf(caller, device), async () => {
        const found = await recognise()
        if (found === null) return null
        const createdAt = clock.now()
        const expiresAt = new Date(createdAt.getTime() + lifetimes[found.holder.kind] * 1000)
        return (await sessions.open({ ...found.holder, tokenHash, createdAt, expiresAt })) ? found.who : null
      })
      if (who === null) throw signInRefusal(refusal, { account: caller.phone === null ? 'administrator' : 'member' })
      const trustedUntil = new Date(clock.now().getTime() + deviceDays * dayInMilliseconds)
      return { who, token, deviceToken: deviceTokens.issue(caller.account, device, trustedUntil) }
    },
)
