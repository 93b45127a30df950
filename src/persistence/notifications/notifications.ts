import { managerRoles } from '../../core/actors/rules.ts'
import {
  type AnswerOfPartner,
  type EndNews,
  type ForgottenPasswordNews,
  Inboxes,
  joinsNewsForHours,
  type MailNews,
  type MenuNews,
  type ReminderNews,
  type ReplyNews,
  type ShiftEndNews,
  type SubstituteNews,
  type WelcomeNews,
  NotificationSettings,
  type NotificationPreferences,
} from '../../core/notifications/index.ts'
import type {
  CompanyId,
  LocalDate,
  MenuDayId,
  MessageId,
  NotificationId,
  RequestId,
  ShiftId,
  UserId,
} from '../../core/shared/index.ts'
import {
  answerTexts,
  endTexts,
  forgottenPasswordTexts,
  mailTitle,
  menuTexts,
  reminderTexts,
  replyTexts,
  shiftEndTexts,
  substituteTexts,
  welcomeTexts,
} from '../../texts/notifications/notifications.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { openDays } from '../menus/reminders.ts'
import { isUsual } from '../shifts/shifts.ts'

/** Lets publications of one catering run one after the other. */
const lockMenuNews = prepared<{ companyId: CompanyId; cateringId: CompanyId }>(
  `SELECT pg_advisory_xact_lock(hashtextextended('menu-news:' || $companyId || ':' || $cateringId, 0))`,
)
const hearsOfMenu = `
  u.company_id = $companyId AND u.is_active AND u.menu_updates_enabled
    AND ($shiftId::uuid IS NULL OR ${isUsual('$companyId', 'u.id', '$shiftId::uuid')})`
const isStillNews = `
  n.company_id = $companyId AND n.user_id = u.id AND n.catering_id = $cateringId AND n.read_at IS NULL
    AND n.created_at > $at::timestamptz - interval '${joinsNewsForHours} hours'`
interface MenuHearers {
  companyId: CompanyId
  cateringId: CompanyId
  at: Date
  /** Null for everybody of the company. */
  shiftId: ShiftId | null
}
const unreadDays = prepared<MenuHearers, { name: string; days: LocalDate[][] }>(`
  SELECT c.name,
    coalesce((
      SELECT jsonb_agg(DISTINCT n.days)
      FROM users u
      JOIN notifications n ON ${isStillNews}
      WHERE ${hearsOfMenu}
    ), '[]') AS days
  FROM companies c
  WHERE c.id = $cateringId`)
const joinUnread = prepared<MenuHearers & { joined: string }>(`
  UPDATE notifications n
  SET days = v.days, body = v.body
  FROM users u, jsonb_to_recordset($joined) AS v (before date[], days date[], body text)
  WHERE ${hearsOfMenu}
    AND ${isStillNews} AND n.days = v.before`)
const announceMenu = prepared<MenuHearers & { newsId: string; title: string; body: string; dates: readonly string[] }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject, catering_id, days)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at, 'menu', $cateringId, $dates
  FROM users u
  WHERE ${hearsOfMenu}
    AND NOT EXISTS (SELECT FROM notifications n WHERE ${isStillNews})
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)

interface News {
  companyId: CompanyId
  newsId: string
  title: string
  body: string
  at: Date
}
const announceSubstitute = prepared<News & { menuDayId: MenuDayId; key: string; date: string }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject, day)
  SELECT c.user_id, $newsId, c.corporate_id, $title, $body, $at, 'substitute', $date
  FROM choices c
  WHERE c.corporate_id = $companyId AND c.menu_day_id = $menuDayId AND c.choice_key = $key
    AND c.replaced_meal IS NOT NULL
  ORDER BY c.user_id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceMail = prepared<{ companyId: CompanyId; messageId: MessageId; title: string; at: Date }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject)
  SELECT c.user_id, m.id, m.company_id, $title, s.full_name || ': ' || m.subject, $at, 'message'
  FROM mail_messages m
  JOIN users s ON s.company_id = m.company_id AND s.id = m.sender_id
  JOIN mail_copies c ON c.company_id = m.company_id AND c.message_id = m.id
  WHERE m.company_id = $companyId AND m.id = $messageId
    AND NOT c.is_sender AND c.read_at IS NULL AND c.deleted_at IS NULL
  ORDER BY c.user_id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceReply = prepared<News & { requestId: RequestId }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at, 'answer'
  FROM requests r
  JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id
  WHERE r.company_id = $companyId AND r.id = $requestId AND r.reply IS NOT NULL AND u.is_active
  ON CONFLICT (user_id, id) DO NOTHING`)

const openForChoice = `${openDays('$companyId', '$at::timestamptz')}
    AND d.date = $date AND d.shift_id = ANY ($shiftIds::uuid[])`
/** When choosing for the date closes in those of the shifts in which it is open. */
const closings = prepared<
  { companyId: CompanyId; at: Date; date: string; shiftIds: readonly ShiftId[] },
  { at: Date; timezone: string }
>(`
  SELECT DISTINCT closes.at, s.timezone
  ${openForChoice}`)
/** Whether somebody of the batch `b` works one of its open shifts, or has no shifts of their own (rule M11). */
const worksOpenShift = `
  coalesce((
    SELECT bool_or(w.shift_id = ANY (b.shifts))
    FROM usual_shifts w
    WHERE w.user_id = b.id AND w.shift_id = ANY (b.working)
  ), true)`
/**
 * Planned with its values. The shifts of people are looked up by person alone: if shifts were joined, a poor estimate
 * would make PostgreSQL go through those of everybody.
 */
const announceReminder = planned<
  News & { date: string; shiftIds: readonly ShiftId[]; after: string | null; max: number },
  { told: number; people: number; last: string | null }
>(`
  WITH open AS (
    SELECT array_agg(d.shift_id) AS shifts
    ${openForChoice}
  ),
  batch AS MATERIALIZED (
    SELECT u.id, u.company_id, u.choice_reminders_enabled, o.shifts,
      (SELECT array_agg(id) FROM shifts WHERE company_id = $companyId AND is_active AND NOT is_deleted) AS working
    FROM open o
    CROSS JOIN LATERAL (
      SELECT *
      FROM users
      WHERE company_id = $companyId AND is_active AND ($after::uuid IS NULL OR id > $after)
      ORDER BY id
      LIMIT $max
    ) u
    WHERE o.shifts IS NOT NULL
  ),
  told AS (
    INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject, day)
    SELECT b.id, $newsId, b.company_id, $title, $body, $at, 'reminder', $date
    FROM batch b
    WHERE b.choice_reminders_enabled
      AND ${worksOpenShift}
      AND NOT EXISTS (SELECT FROM choices c WHERE c.user_id = b.id AND c.date = $date)
    ORDER BY b.id
    ON CONFLICT (user_id, id) DO NOTHING
    RETURNING user_id
  )
  SELECT (SELECT count(*)::int FROM told) AS told,
    (SELECT count(*)::int FROM batch) AS people,
    (SELECT id FROM batch ORDER BY id DESC LIMIT 1) AS last`)
const announceToManagers = prepared<News & { page: string }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at, $page
  FROM users u
  WHERE u.company_id = $companyId AND u.is_active AND u.role = ANY ('{${managerRoles.join(',')}}')
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceWelcome = prepared<News & { userId: UserId }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page)
  VALUES ($userId, $newsId, $companyId, $title, $body, $at, 'general')`)
const announceEnd = prepared<News & { people: readonly string[] }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at, 'cancelled'
  FROM users u
  WHERE u.company_id = $companyId AND u.id = ANY ($people) AND u.is_active
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const read = prepared<{ companyId: CompanyId; userId: UserId; notificationId: NotificationId; at: Date }>(`
  UPDATE notifications
  SET read_at = coalesce(read_at, $at)
  WHERE company_id = $companyId AND user_id = $userId AND id = $notificationId`)
const readAll = prepared<{ companyId: CompanyId; userId: UserId; at: Date }>(`
  UPDATE notifications
  SET read_at = $at
  WHERE company_id = $companyId AND user_id = $userId AND read_at IS NULL`)

export class PostgresInboxes extends Inboxes {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async announceMenu({ id, companyId, cateringId, shiftId, dates }: MenuNews, at: Date): Promise<number> {
    const hearers = { companyId, cateringId, at, shiftId: shiftId ?? null }
    await this.#db.rows(lockMenuNews, { companyId, cateringId })
    const known = await this.#db.row(unreadDays, hearers)
    const textsOf = (days: LocalDate[]) => menuTexts({ cateringName: known?.name ?? '', dates: days })
    const joined = (known?.days ?? []).map((before) => {
      const days = [...new Set([...before, ...dates])].sort()
      return { before, days, body: textsOf(days).body }
    })
    if (joined.length > 0) await this.#db.change(joinUnread, { ...hearers, joined: JSON.stringify(joined) })
    return this.#db.change(announceMenu, { ...hearers, newsId: id, ...textsOf(dates), dates })
  }

  announceSubstitute(news: SubstituteNews, at: Date): Promise<number> {
    const { companyId, id, menuDayId, key, date } = news
    const values = { companyId, newsId: id, ...substituteTexts(news), at, menuDayId, key, date }
    return this.#db.change(announceSubstitute, values)
  }

  announceMail({ companyId, messageId }: MailNews, at: Date): Promise<number> {
    return this.#db.change(announceMail, { companyId, messageId, title: mailTitle, at })
  }

  announceReply({ companyId, id, requestId }: ReplyNews, at: Date): Promise<number> {
    return this.#db.change(announceReply, { companyId, newsId: id, ...replyTexts, at, requestId })
  }

  async announceReminder(news: ReminderNews, max: number, at: Date): Promise<{ told: number; after: string | null }> {
    const { companyId, id, date, shiftIds, after = null } = news
    const [closing, ...others] = await this.#db.rows(closings, { companyId, at, date, shiftIds })
    const texts = reminderTexts(date, others.length === 0 ? closing : undefined)
    const values = { companyId, newsId: id, ...texts, at, date, shiftIds, after, max }
    const batch = await this.#db.row(announceReminder, values)
    return { told: batch?.told ?? 0, after: batch?.people === max ? batch.last : null }
  }

  announceForgottenPassword({ companyId, id }: ForgottenPasswordNews, at: Date): Promise<number> {
    const values = { companyId, newsId: id, ...forgottenPasswordTexts, at, page: 'employees' }
    return this.#db.change(announceToManagers, values)
  }

  announceAnswer(news: AnswerOfPartner & { id: string }, at: Date): Promise<number> {
    const { companyId, id, page } = news
    return this.#db.change(announceToManagers, { companyId, newsId: id, ...answerTexts(news), at, page })
  }

  async announceWelcome(news: WelcomeNews, at: Date): Promise<void> {
    const { companyId, id, userId } = news
    await this.#db.change(announceWelcome, { companyId, newsId: id, ...welcomeTexts(news), at, userId })
  }

  async announceEnd(news: EndNews | ShiftEndNews, at: Date): Promise<number> {
    const { companyId, id, people } = news
    if (people.length === 0) return 0
    const texts = 'shiftTitle' in news ? shiftEndTexts(news) : endTexts(news)
    return this.#db.change(announceEnd, { companyId, newsId: id, ...texts, at, people })
  }

  async read(companyId: CompanyId, userId: UserId, notificationId: NotificationId, at: Date): Promise<boolean> {
    return (await this.#db.change(read, { companyId, userId, notificationId, at })) === 1
  }

  readAll(companyId: CompanyId, userId: UserId, at: Date): Promise<number> {
    return this.#db.change(readAll, { companyId, userId, at })
  }
}

const saveSettings = prepared<{
  companyId: CompanyId
  userId: UserId
  menuUpdates: boolean
  choiceReminders: boolean | null
}>(`
  UPDATE users
  SET menu_updates_enabled = $menuUpdates,
    choice_reminders_enabled = coalesce($choiceReminders, choice_reminders_enabled)
  WHERE company_id = $companyId AND id = $userId`)

export class PostgresNotificationSettings extends NotificationSettings {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async save(
    companyId: CompanyId,
    userId: UserId,
    { menuUpdates, choiceReminders }: NotificationPreferences,
  ): Promise<void> {
    await this.#db.change(saveSettings, { companyId, userId, menuUpdates, choiceReminders: choiceReminders ?? null })
  }
}
