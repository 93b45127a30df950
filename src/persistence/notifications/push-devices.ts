import type { CompanyId, DeviceId, NotificationId, UserId } from '../../core/shared/index.ts'
import {
  type Announced,
  maxDevicesPerPerson,
  type News,
  type PersonalDevice,
  PushDevices,
  type PushTarget,
} from '../../core/notifications/index.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'

/** Serializes two devices of one session. */
const lockSession = prepared<{ companyId: CompanyId; userId: UserId; tokenHash: string }>(`
  SELECT FROM sessions
  WHERE company_id = $companyId AND user_id = $userId AND token_hash = decode($tokenHash, 'hex')
  FOR NO KEY UPDATE`)
const replaceOfSession = prepared<{ tokenHash: string; endpoint: string }>(`
  DELETE FROM push_devices
  WHERE session_hash = decode($tokenHash, 'hex') AND endpoint <> $endpoint`)
const keep = prepared<{
  id: string
  tokenHash: string
  endpoint: string
  p256dh: string
  auth: string
  createdAt: Date
}>(`
  INSERT INTO push_devices AS d (id, session_hash, endpoint, p256dh, auth, created_at)
  VALUES ($id, decode($tokenHash, 'hex'), $endpoint, $p256dh, $auth, $createdAt)
  ON CONFLICT (endpoint) DO UPDATE SET
    id = CASE WHEN d.session_hash = excluded.session_hash THEN d.id ELSE excluded.id END,
    session_hash = excluded.session_hash,
    p256dh = excluded.p256dh,
    auth = excluded.auth,
    created_at = excluded.created_at`)
const dropOldest = prepared<{ companyId: CompanyId; userId: UserId }>(`
  DELETE FROM push_devices
  WHERE id IN (
    SELECT d.id
    FROM push_devices d
    JOIN sessions s ON s.token_hash = d.session_hash
    WHERE s.company_id = $companyId AND s.user_id = $userId
    ORDER BY d.created_at DESC, d.id DESC
    OFFSET ${maxDevicesPerPerson}
  )`)
const forget = prepared<{ companyId: CompanyId; userId: UserId; endpoint: string }>(`
  DELETE FROM push_devices d
  USING sessions s
  WHERE s.token_hash = d.session_hash AND s.company_id = $companyId AND s.user_id = $userId
    AND d.endpoint = $endpoint`)
const remove = prepared<{ companyId: CompanyId; deviceIds: readonly DeviceId[] }>(`
  DELETE FROM push_devices d
  USING sessions s
  WHERE s.token_hash = d.session_hash AND s.company_id = $companyId AND d.id = ANY ($deviceIds)`)

/** A notification on the devices of people who have not read it and may still sign in. */
const unreadOn = `
  FROM notifications n
  JOIN users u ON u.id = n.user_id AND u.is_active
  JOIN companies c ON c.id = n.company_id AND c.is_active
  JOIN sessions s ON s.user_id = n.user_id
  JOIN push_devices d ON d.session_hash = s.token_hash
  WHERE n.company_id = $companyId AND n.id = $notificationId AND n.read_at IS NULL
    AND s.expires_at > $now AND (u.password_expires_at IS NULL OR u.password_expires_at > $now)`
const reachedBy = planned<{ companyId: CompanyId; notificationId: NotificationId; now: Date }, { id: string }>(`
  SELECT d.id
  ${unreadOn}
  ORDER BY d.id`)
type PendingRow = PushTarget & Pick<News, 'subject' | 'day'> & { id: string; title: string; body: string }
const pending = planned<
  { companyId: CompanyId; notificationId: NotificationId; now: Date; deviceIds: readonly DeviceId[] },
  PendingRow
>(`
  SELECT d.id, d.endpoint, d.p256dh, d.auth, n.title, n.body, n.subject, n.day::text
  ${unreadOn} AND d.id = ANY ($deviceIds)
  ORDER BY d.id`)

export class PostgresPushDevices extends PushDevices {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async keep({ id, companyId, userId, tokenHash, target, createdAt }: PersonalDevice): Promise<void> {
    if ((await this.#db.row(lockSession, { companyId, userId, tokenHash })) === null) return
    await this.#db.change(replaceOfSession, { tokenHash, endpoint: target.endpoint })
    await this.#db.change(keep, { id, tokenHash, ...target, createdAt })
    await this.#db.change(dropOldest, { companyId, userId })
  }

  async forget(companyId: CompanyId, userId: UserId, endpoint: string): Promise<void> {
    await this.#db.change(forget, { companyId, userId, endpoint })
  }

  async remove(companyId: CompanyId, deviceIds: readonly DeviceId[]): Promise<void> {
    await this.#db.change(remove, { companyId, deviceIds })
  }

  async reachedBy({ companyId, notificationId }: Announced, now: Date): Promise<string[]> {
    const rows = await this.#db.rows(reachedBy, { companyId, notificationId, now })
    return rows.map(({ id }) => id)
  }

  async pending({ companyId, notificationId }: Announced, deviceIds: readonly DeviceId[], now: Date) {
    const rows = await this.#db.rows(pending, { companyId, notificationId, now, deviceIds })
    return rows.map(({ endpoint, p256dh, auth, ...news }) => ({ ...news, target: { endpoint, p256dh, auth } }))
  }
}
