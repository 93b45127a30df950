import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type CompanyType, PageAddresses, type PageSegments, Tokens } from '../core/access/index.ts'

export class RandomTokens extends Tokens {
  issue(): { token: string; hash: string } {
    const token = randomBytes(32).toString('base64url')
    return { token, hash: this.hashOf(token) }
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex')
  }
}

/** A segment is `base64url(JSON).signature`. */
export class SignedPageAddresses extends PageAddresses {
  readonly #key: string
  constructor(key: string) {
    super()
    this.#key = key
  }

  segmentsOf(member: { userId: string; companyType: CompanyType; companyId: string }): PageSegments {
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
