import { maxPasskeys } from '../../core/access/rules.ts'
import type { Member } from '../../core/actors/rules.ts'
import { type Audience, maxAnnouncements } from '../../core/notifications/rules.ts'
import type { CompanyId, KeyId, UserId } from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { Key, OwnKey, Profile, SecondFactor } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { instant } from '../kernel/sql-shapes.ts'

export type Person = Pick<Profile, 'id' | 'full_name' | 'role' | 'phone' | 'email' | 'company' | 'announcements'>

/** With what is announced to them now (rule A6). */
const person = prepared<{ companyId: CompanyId; userId: UserId; audiences: readonly Audience[]; now: Date }, Person>(`
  SELECT u.id, u.full_name, u.role, u.phone, u.email,
    jsonb_build_object('id', c.id, 'name', c.name, 'type', c.type, 'slug', c.slug, 'logo_url', c.logo_url) AS company,
    (SELECT coalesce(jsonb_agg(
      jsonb_build_object('id', a.id, 'text', a.text, 'ends_at', ${instant('a.ends_at')}) ORDER BY a.starts_at, a.id
    ), '[]') FROM (
      SELECT *
      FROM announcements
      WHERE withdrawn_at IS NULL AND ends_at > $now AND starts_at <= $now AND audience = ANY ($audiences::text[])
      LIMIT ${maxAnnouncements}
    ) a) AS announcements
  FROM users u
  JOIN companies c ON c.id = u.company_id
  WHERE u.company_id = $companyId AND u.id = $userId`)

const administrators = planned<object, AdministratorOverview>(`
  SELECT id, username, created_at, second_factor_since IS NOT NULL AS second_factor
  FROM administrators
  WHERE removed_at IS NULL
  ORDER BY fold(username)`)

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

const secondFactor = prepared<{ holderId: string }, SecondFactor>(`
  SELECT account.since IS NOT NULL AS is_on, ${instant('account.since')} AS since,
    (SELECT count(*)::int FROM recovery_codes r WHERE r.holder_id = f.holder_id) AS recovery_codes_left,
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'name', p.name, 'created_at', ${instant('p.created_at')}, 'last_used_at', ${instant('p.last_used_at')}
    ) ORDER BY p.id), '[]') FROM (
      SELECT *
      FROM passkeys
      WHERE holder_id = f.holder_id
      ORDER BY id
      LIMIT ${maxPasskeys}
    ) p) AS passkeys
  FROM second_factors f
  LEFT JOIN users u ON u.id = f.user_id
  LEFT JOIN administrators a ON a.id = f.administrator_id
  CROSS JOIN LATERAL (SELECT coalesce(u.second_factor_since, a.second_factor_since) AS since) account
  WHERE f.holder_id = $holderId`)

/** An administrator as the operator of the installation sees it. */
export interface AdministratorOverview {
  id: string
  username: string
  created_at: Date
  /** Signing in asks for a code as well. */
  second_factor: boolean
}

export class AccessReads extends Reads {
  administrators(): Promise<AdministratorOverview[]> {
    return this.db.rows(administrators)
  }

  /** Of a person or an administrator. */
  async secondFactor(holderId: string): Promise<SecondFactor> {
    const found = await this.db.row(secondFactor, { holderId })
    return found ?? { is_on: false, since: null, recovery_codes_left: 0, passkeys: [] }
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

  async person(
    { companyId, userId }: Pick<Member, 'companyId' | 'userId'>,
    audiences: readonly Audience[],
  ): Promise<Person> {
    return (await this.db.rows(person, { companyId, userId, audiences, now: this.clock.now() }))[0] as Person
  }
}
