import type { CompanyId, KeyId, UserId } from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { Key, OwnKey, Profile } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { instant } from '../kernel/sql-shapes.ts'

export type Person = Pick<Profile, 'id' | 'full_name' | 'role' | 'phone' | 'email' | 'company'>

const person = prepared<{ companyId: CompanyId; userId: UserId }, Person>(`
  SELECT u.id, u.full_name, u.role, u.phone, u.email,
    jsonb_build_object('id', c.id, 'name', c.name, 'type', c.type, 'slug', c.slug, 'logo_url', c.logo_url) AS company
  FROM users u
  JOIN companies c ON c.id = u.company_id
  WHERE u.company_id = $companyId AND u.id = $userId`)

const administrators = planned<object, AdministratorOverview>(
  'SELECT id, username, created_at FROM administrators WHERE removed_at IS NULL ORDER BY fold(username)',
)

const key = `
  jsonb_build_object(
    'id', k.id, 'name', k.name, 'role', k.role, 'addresses', k.addresses,
    'state', CASE
      WHEN k.revoked_at IS NOT NULL THEN 'revoked'
      WHEN k.expires_at <= $now THEN 'expired'
      ELSE 'active'
    END,
    'created_at', ${instant('k.created_at')}, 'created_by_name', u.full_name,
    'is_creator_active', coalesce(u.is_active, true), 'expires_at', ${instant('k.expires_at')},
    'revoked_at', ${instant('k.revoked_at')}, 'last_used_at', ${instant('k.last_used_at')},
    'last_used_address', k.last_used_address
  ) AS key`
const makers = 'LEFT JOIN users u ON u.company_id = k.company_id AND u.id = k.made_by'
/** Valid keys first, then by expiry. */
const keys = planned<{ companyId: CompanyId; now: Date }, { key: Key }>(`
  SELECT ${key}
  FROM integration_keys k
  ${makers}
  WHERE k.company_id = $companyId
  ORDER BY (k.revoked_at IS NULL AND k.expires_at > $now) DESC, k.expires_at DESC, k.id DESC
  LIMIT 100`)
const keyById = prepared<{ companyId: CompanyId; now: Date; keyId: KeyId }, { key: Key }>(`
  SELECT ${key}
  FROM integration_keys k
  ${makers}
  WHERE k.company_id = $companyId AND k.id = $keyId`)
const ownKey = prepared<{ companyId: CompanyId; now: Date; keyId: KeyId }, OwnKey>(`
  SELECT ${key}, jsonb_build_object('id', c.id, 'name', c.name, 'type', c.type, 'slug', c.slug) AS company
  FROM integration_keys k
  ${makers}
  JOIN companies c ON c.id = k.company_id
  WHERE k.company_id = $companyId AND k.id = $keyId`)

/** An administrator as the operator of the installation sees it. */
export interface AdministratorOverview {
  id: string
  username: string
  created_at: Date
}

export class AccessReads extends Reads {
  administrators(): Promise<AdministratorOverview[]> {
    return this.db.rows(administrators)
  }

  /** At most 100. */
  async keys(companyId: CompanyId): Promise<Key[]> {
    const rows = await this.db.rows(keys, { companyId, now: this.clock.now() })
    return rows.map((row) => row.key)
  }

  /** The key has to exist. */
  async key(companyId: CompanyId, keyId: KeyId): Promise<Key> {
    const [row] = await this.db.rows(keyById, { companyId, now: this.clock.now(), keyId })
    return (row as { key: Key }).key
  }

  async ownKey(companyId: CompanyId, keyId: KeyId): Promise<OwnKey> {
    return (await this.db.rows(ownKey, { companyId, now: this.clock.now(), keyId }))[0] as OwnKey
  }

  async person(companyId: CompanyId, userId: UserId): Promise<Person> {
    return (await this.db.rows(person, { companyId, userId }))[0] as Person
  }
}
