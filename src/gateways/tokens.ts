import type { CompanyId, UserId } from '../core/shared/index.ts'
import { createHmac, hash, randomBytes } from 'node:crypto'
import { DeviceTokens, PageAddresses, type PageSegments, Tokens } from '../core/access/index.ts'
import type { CompanyType } from '../core/actors/rules.ts'
import { fewRandomBytes } from './random.ts'
import { sameText } from './same-text.ts'

export class RandomTokens extends Tokens {
  issue(): { token: string; hash: string } {
    const token = fewRandomBytes(32).toString('base64url')
    return { token, hash: this.hashOf(token) }
  }

  hashOf(token: string): string {
    return hash('sha256', token, 'hex')
  }
}

/** A segment is `base64url(JSON).signature`. */
export class SignedPageAddresses extends PageAddresses {
  readonly #key: string
  constructor(key: string) {
    super()
    this.#key = key
  }

  segmentsOf(member: { userId: UserId; companyType: CompanyType; companyId: CompanyId }): PageSegments {
    return {
      user: this.#signed({ user_id: member.userId }),
      companyType: this.#signed({ company_type: member.companyType }),
      company: this.#signed({ company_id: member.companyId }),
    }
  }

  #signed(payload: Record<string, string>): string {
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
    return `${text}.${createHmac('sha256', this.#key).update(text).digest('base64url')}`
  }
}

/**
 * A token is `expiry.device.signature`. The signature also covers the account, so the token is useless for any other
 * account and does not reveal which one it is for.
 */
export class SignedDeviceTokens extends DeviceTokens {
  readonly #key: string
  constructor(key: string) {
    super()
    this.#key = key
  }

  issue(account: string, device: string | null, expiresAt: Date): string {
    const seconds = Math.floor(expiresAt.getTime() / 1000)
    const named = `${seconds}.${device ?? randomBytes(16).toString('base64url')}`
    return `${named}.${this.#signatureOf(named, account)}`
  }

  deviceOf(token: string, account: string, now: Date): string | null {
    const [seconds = '', device = '', signature = ''] = token.split('.')
    const isGenuine = sameText(signature, this.#signatureOf(`${seconds}.${device}`, account))
    return isGenuine && Number(seconds) * 1000 > now.getTime() ? device : null
  }

  #signatureOf(named: string, account: string): string {
    return createHmac('sha256', this.#key).update(`${named}.${account}`).digest('base64url')
  }
}
