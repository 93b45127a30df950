import { hash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { SecondFactorCodes } from '../core/access/index.ts'
import { asIssued, readableSecret } from './passwords.ts'

const issuer = 'Tabldot'
const periodMs = 30_000

/** Codes of authenticator apps, with the settings that all of them know. */
export class AppCodes extends SecondFactorCodes {
  newSecret(): string {
    return new Secret({ size: 20 }).base32
  }

  addressOf(secret: string, account: string): string {
    return new TOTP({ issuer, label: account, secret }).toString()
  }

  stepOf(secret: string, code: string, now: Date): number | null {
    const away = new TOTP({ secret }).validate({ token: code, timestamp: now.getTime(), window: 1 })
    return away === null ? null : Math.floor(now.getTime() / periodMs) + away
  }

  newRecoveryCode(): string {
    return readableSecret()
  }

  /** A code is as hard to guess as a one-time password (0005), so a fast hash is enough. */
  recoveryHashOf(typed: string): string {
    return hash('sha256', asIssued(typed), 'hex')
  }
}
