import { type FoundKey, type Key, Keys, type Partners } from '../../../src/core/access/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakePartnerships } from './fake-partnerships.ts'

type Row = Key & { revokedAt: Date | null; lastUse: { at: Date; address: string } | null }

export class FakeKeys extends Keys {
  readonly rows: Row[] = []
  readonly #companies: FakeCompanies
  readonly #partnerships: FakePartnerships
  constructor(companies: FakeCompanies, partnerships: FakePartnerships) {
    super()
    this.#companies = companies
    this.#partnerships = partnerships
  }

  add(key: Key): Promise<void> {
    this.rows.push({ ...key, revokedAt: null, lastUse: null })
    return Promise.resolve()
  }

  isLive({ revokedAt, expiresAt }: Row, now: Date): boolean {
    return revokedAt === null && expiresAt > now
  }

  countLive(companyId: string, now: Date): Promise<number> {
    return Promise.resolve(this.rows.filter((one) => one.companyId === companyId && this.isLive(one, now)).length)
  }

  revoke(companyId: string, keyId: string, at: Date): Promise<{ name: string; isFirst: boolean } | null> {
    const key = this.rows.find((one) => one.companyId === companyId && one.id === keyId)
    if (key === undefined) return Promise.resolve(null)
    const isFirst = key.revokedAt === null
    key.revokedAt ??= at
    return Promise.resolve({ name: key.name, isFirst })
  }

  async holderOf(tokenHash: string, now: Date, partners?: Partners): Promise<FoundKey | null> {
    const key = this.rows.find((one) => one.tokenHash === tokenHash && this.isLive(one, now))
    const company = key && (await this.#companies.byId(key.companyId))
    if (!key || !company?.isActive) return null
    const { id: keyId, companyId, role, addresses, lastUse } = key
    const arePartners = this.#partnerships.rows.some(
      (one) => !one.isOver(now) && one.cateringId === partners?.cateringId && one.corporateId === partners.corporateId,
    )
    return {
      actor: { kind: 'key', keyId, companyId, companyType: company.type, role },
      addresses,
      lastUsedAt: lastUse?.at ?? null,
      arePartners,
    }
  }

  noteUse(
    companyId: string,
    keyId: string,
    { at, address, unlessSince }: { at: Date; address: string; unlessSince: Date },
  ): Promise<void> {
    const key = this.rows.find((one) => one.companyId === companyId && one.id === keyId)
    if (key && (key.lastUse === null || key.lastUse.at <= unlessSince)) key.lastUse = { at, address }
    return Promise.resolve()
  }
}
