import type { CompanyId, UserId } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import type {
  AdminNotificationSettings,
  Notification,
  NotificationSettings,
  Page,
  WrittenAnnouncement,
} from '../kernel/contract-shapes.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { Reads } from '../kernel/reads.ts'

const own = '(SELECT id FROM users WHERE company_id = $companyId AND id = $userId)'
/**
 * Ids are UUIDv7, so ordering by id is ordering by time. Functions find and count by the person alone, for which
 * indexes are enough, and keep their plans (0184).
 */
const inbox = prepared<
  { companyId: CompanyId; userId: UserId; kind: InboxKind; limit: number; offset: number },
  Inbox
>(`
  SELECT counts.total, counts.unread AS unread_count,
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object(
          'id', n.id, 'title', n.title, 'body', n.body, 'is_read', n.read_at IS NOT NULL, 'subject', n.subject,
          'date', n.day, 'page', n.page, 'message_id', CASE WHEN n.subject = 'message' THEN n.id END,
          'created_at', ${instant('n.created_at')}
        )
        ORDER BY n.id DESC
      )
      FROM inbox_page(${own}, $kind, $limit, $offset) n
    ), '[]') AS notifications
  FROM inbox_counts(${own}, $kind) counts`)

const settings = prepared<{ companyId: CompanyId; userId: UserId }, NotificationSettings>(
  'SELECT menu_updates_enabled, choice_reminders_enabled FROM users WHERE company_id = $companyId AND id = $userId',
)

/** The device is recognized by a hash of its endpoint, which is a secret of the push service. */
const ofAdministrators = prepared<object, AdminNotificationSettings>(`
  SELECT
    jsonb_build_object(
      'notify_on_user_created', p.on_user_created, 'notify_on_application_submitted', p.on_application_submitted
    ) AS enabled_events,
    a.id IS NOT NULL AS push_enabled,
    CASE
      WHEN a.id IS NOT NULL THEN jsonb_build_object(
        'administrator', a.username, 'enabled_at', ${instant('p.enabled_at')},
        'endpoint_sha256', encode(sha256(convert_to(p.endpoint, 'UTF8')), 'hex')
      )
    END AS device
  FROM admin_push p
  LEFT JOIN administrators a ON a.id = p.administrator_id AND a.removed_at IS NULL`)

const announcements = prepared<{ now: Date; limit: number; offset: number }, WrittenAnnouncement>(`
  SELECT w.id, w.text, w.audience, ${instant('w.starts_at')} AS starts_at, ${instant('w.ends_at')} AS ends_at,
    ${instant('w.written_at')} AS written_at,
    (SELECT username FROM administrators WHERE id = w.written_by) AS written_by,
    CASE
      WHEN w.withdrawn_at IS NOT NULL THEN 'withdrawn'
      WHEN w.ends_at <= $now THEN 'ended'
      WHEN w.starts_at <= $now THEN 'shown'
      ELSE 'planned'
    END AS state
  FROM (
    SELECT *
    FROM announcements
    ORDER BY id DESC
    LIMIT $limit OFFSET $offset
  ) w
  ORDER BY w.id DESC`)

type InboxKind = 'all' | 'unread' | 'read'
interface Inbox {
  notifications: Notification[]
  total: number
  unread_count: number
}

export class NotificationReads extends Reads {
  async list(companyId: CompanyId, userId: UserId, kind: InboxKind, { limit, offset }: Page): Promise<Inbox> {
    return (await this.db.rows(inbox, { companyId, userId, kind, limit, offset }))[0] as Inbox
  }

  async ofAdministrators(): Promise<AdminNotificationSettings> {
    return (await this.db.rows(ofAdministrators))[0] as AdminNotificationSettings
  }

  /** All that were written, newest first. */
  async announcements({ limit, offset }: Page): Promise<{ announcements: WrittenAnnouncement[]; has_more: boolean }> {
    const rows = await this.db.rows(announcements, { now: this.clock.now(), limit: limit + 1, offset })
    return { announcements: rows.slice(0, limit), has_more: rows.length > limit }
  }

  async settings(companyId: CompanyId, userId: UserId): Promise<NotificationSettings> {
    return (await this.db.rows(settings, { companyId, userId }))[0] as NotificationSettings
  }
}
