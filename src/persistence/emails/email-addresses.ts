import { type AddressHolder, type ChangedAddress, EmailAddresses } from '../../core/emails/index.ts'
import type { CompanyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'

/** Of all companies; what is locked by a change will be found by the next run. */
const takeChanged = planned<{ max: number }, ChangedAddress>(`
  WITH changed AS (
    SELECT u.id, u.email, u.replaced_email, u.is_active
    FROM users u
    WHERE u.email_changed
    ORDER BY u.id
    LIMIT $max
    FOR NO KEY UPDATE SKIP LOCKED
  )
  UPDATE users u
  SET email_changed = false, replaced_email = NULL
  FROM changed o
  JOIN companies c ON true
  WHERE u.id = o.id AND c.id = u.company_id
  RETURNING u.company_id AS "companyId", u.id AS "userId", c.name AS "companyName",
    CASE WHEN o.is_active THEN o.email END AS address, o.replaced_email AS replaced`)
const own = prepared<
  { companyId: CompanyId; userId: UserId },
  AddressHolder & { address: string; isConfirmed: boolean }
>(`
  SELECT u.company_id AS "companyId", u.id AS "userId", c.name AS "companyName", coalesce(u.email, '') AS address,
    u.email_confirmed_at IS NOT NULL AS "isConfirmed"
  FROM users u
  JOIN companies c ON c.id = u.company_id
  WHERE u.company_id = $companyId AND u.id = $userId AND u.email IS NOT NULL`)
const confirmed = prepared<{ companyId: CompanyId; phone: string }, AddressHolder & { address: string }>(`
  SELECT u.company_id AS "companyId", u.id AS "userId", c.name AS "companyName", coalesce(u.email, '') AS address
  FROM users u
  JOIN companies c ON c.id = u.company_id AND c.is_active
  WHERE u.company_id = $companyId AND u.phone = $phone AND u.is_active
    AND u.email_confirmed_at IS NOT NULL AND u.email_unreachable_at IS NULL AND NOT u.email_by_key`)
const noteNewDevice = prepared<{ companyId: CompanyId; userId: UserId }, { wasTold: boolean }>(`
  WITH before AS (
    SELECT new_devices_told
    FROM users
    WHERE company_id = $companyId AND id = $userId
    FOR NO KEY UPDATE
  )
  UPDATE users u
  SET new_devices_told = true
  FROM before b
  WHERE u.company_id = $companyId AND u.id = $userId
  RETURNING b.new_devices_told AS "wasTold"`)

export class PostgresEmailAddresses extends EmailAddresses {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  takeChanged(max: number): Promise<ChangedAddress[]> {
    return this.#db.rows(takeChanged, { max })
  }

  of(companyId: CompanyId, userId: UserId) {
    return this.#db.row(own, { companyId, userId })
  }

  confirmedOf(companyId: CompanyId, phone: string) {
    return this.#db.row(confirmed, { companyId, phone })
  }

  async noteNewDevice(companyId: CompanyId, userId: UserId): Promise<boolean> {
    return (await this.#db.row(noteNewDevice, { companyId, userId }))?.wasTold ?? false
  }
}
