import type { CompanyId, KeyId } from '../../core/shared/index.ts'
import { type FoundKey, type Key, Keys, type Partners } from '../../core/access/index.ts'
import type { CompanyType, KeyRole } from '../../core/actors/rules.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { lasts } from '../partnerships/partnerships.ts'

const add = prepared<{
  id: string
  companyId: CompanyId
  tokenHash: string
  name: string
  role: string
  addresses: readonly string[]
  madeBy: string | null
  createdAt: Date
  expiresAt: Date
}>(`
  INSERT INTO integration_keys (id, company_id, token_hash, name, role, addresses, made_by, created_at, expires_at)
  VALUES ($id, $companyId, decode($tokenHash, 'hex'), $name, $role, $addresses, $madeBy, $createdAt, $expiresAt)`)
const countLive = prepared<{ companyId: CompanyId; now: Date }, { keys: number }>(`
  SELECT count(*)::int AS keys
  FROM integration_keys
  WHERE company_id = $companyId AND expires_at > $now AND revoked_at IS NULL`)
/** Leaves an already revoked key unchanged. */
const revoke = prepared<{ companyId: CompanyId; keyId: KeyId; at: Date }, { name: string; isFirst: boolean }>(`
  WITH revoked AS (
    UPDATE integration_keys
    SET revoked_at = $at
    WHERE company_id = $companyId AND id = $keyId AND revoked_at IS NULL
    RETURNING id
  )
  SELECT name, EXISTS (SELECT FROM revoked) AS "isFirst"
  FROM integration_keys
  WHERE company_id = $companyId AND id = $keyId`)
const foundBy = (arePartners: string) => `
  SELECT k.id, k.company_id, c.type, k.role, k.addresses, k.last_used_at, ${arePartners} AS are_partners
  FROM integration_keys k
  JOIN companies c ON c.id = k.company_id
  WHERE k.token_hash = decode($tokenHash, 'hex') AND k.expires_at > $now AND k.revoked_at IS NULL AND c.is_active`
const holder = prepared<{ tokenHash: string; now: Date }, FoundRow>(foundBy('false'))
const holderInKitchen = prepared<
  { tokenHash: string; now: Date; cateringId: CompanyId; corporateId: CompanyId },
  FoundRow
>(
  foundBy(`EXISTS (
    SELECT FROM partnerships p
    WHERE ${lasts('$now')} AND p.catering_id = $cateringId AND p.corporate_id = $corporateId
  )`),
)
const noteUse = prepared<{ companyId: CompanyId; keyId: KeyId; at: Date; address: string; unlessSince: Date }>(`
  UPDATE integration_keys
  SET last_used_at = $at, last_used_address = $address
  WHERE company_id = $companyId AND id = $keyId AND (last_used_at IS NULL OR last_used_at <= $unlessSince)`)

interface FoundRow {
  id: string
  company_id: CompanyId
  type: CompanyType
  role: KeyRole
  addresses: string[]
  last_used_at: Date | null
  are_partners: boolean
}

export class PostgresKeys extends Keys {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(key: Key): Promise<void> {
    await this.#db.change(add, key)
  }

  async countLive(companyId: CompanyId, now: Date): Promise<number> {
    return (await this.#db.row(countLive, { companyId, now }))?.keys ?? 0
  }

  revoke(companyId: CompanyId, keyId: KeyId, at: Date): Promise<{ name: string; isFirst: boolean } | null> {
    return this.#db.row(revoke, { companyId, keyId, at })
  }

  async holderOf(tokenHash: string, now: Date, partners?: Partners): Promise<FoundKey | null> {
    const row = await (partners === undefined
      ? this.#db.row(holder, { tokenHash, now })
      : this.#db.row(holderInKitchen, { tokenHash, now, ...partners }))
    return (
      row && {
        actor: { kind: 'key', keyId: row.id, companyId: row.company_id, companyType: row.type, role: row.role },
        addresses: row.addresses,
        lastUsedAt: row.last_used_at,
        arePartners: row.are_partners,
      }
    )
  }

  async noteUse(
    companyId: CompanyId,
    keyId: KeyId,
    { at, address, unlessSince }: { at: Date; address: string; unlessSince: Date },
  ): Promise<void> {
    await this.#db.change(noteUse, { companyId, keyId, at, address, unlessSince })
  }
}
