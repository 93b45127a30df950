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
import type { LocalDate } from '../../core/shared/index.ts'
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
import { type Database, planned, prepared } from '../kernel/database.ts'
import { openDays } from '../menus/reminders.ts'
import { isUsual } from '../shifts/shifts.ts'

/** Two publications of one catering follow each other. */
const lockMenuNews = prepared(`SELECT pg_advisory_xact_lock(hashtextextended('menu-news:' || $1 || ':' || $2, 0))`)
const hearsOfMenu = (shiftId: string) =>
  `u.company_id = $1 AND u.is_active AND u.menu_updates_enabled AND (${shiftId} IS NULL OR ${isUsual('$1', 'u.id', shiftId)})`
const isStillNews = `
  n.company_id = $1 AND n.user_id = u.id AND n.catering_id = $2 AND n.read_at IS NULL
    AND n.created_at > $3::timestamptz - interval '${joinsNewsForHours} hours'`
const unreadDays = prepared(`
  SELECT c.name, coalesce((SELECT jsonb_agg(DISTINCT n.days) FROM users u JOIN notifications n ON ${isStillNews}
    WHERE ${hearsOfMenu('$4::uuid')}), '[]') AS days
  FROM companies c WHERE c.id = $2`)
const joinUnread = prepared(`
  UPDATE notifications n SET days = v.days, body = v.body
  FROM users u, jsonb_to_recordset($5) AS v (before date[], days date[], body text)
  WHERE ${hearsOfMenu('$4::uuid')} AND ${isStillNews} AND n.days = v.before`)
const announceMenu = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject, catering_id, days)
  SELECT u.id, $5, u.company_id, $6, $7, $3, 'menu', $2, $8 FROM users u
  WHERE ${hearsOfMenu('$4::uuid')} AND NOT EXISTS (SELECT FROM notifications n WHERE ${isStillNews})
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceSubstitute = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject, day)
  SELECT c.user_id, $2, c.corporate_id, $3, $4, $5, 'substitute', $8 FROM choices c
  WHERE c.corporate_id = $1 AND c.menu_day_id = $6 AND c.choice_key = $7 AND c.replaced_meal IS NOT NULL
  ORDER BY c.user_id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceMail = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject)
  SELECT c.user_id, m.id, m.company_id, $3, s.full_name || ': ' || m.subject, $4, 'message'
  FROM mail_messages m
  JOIN users s ON s.company_id = m.company_id AND s.id = m.sender_id
  JOIN mail_copies c ON c.company_id = m.company_id AND c.message_id = m.id
  WHERE m.company_id = $1 AND m.id = $2 AND NOT c.is_sender AND c.read_at IS NULL AND c.deleted_at IS NULL
  ORDER BY c.user_id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceReply = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject)
  SELECT u.id, $2, u.company_id, $3, $4, $5, 'answer' FROM requests r JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id
  WHERE r.company_id = $1 AND r.id = $6 AND r.reply IS NOT NULL AND u.is_active
  ON CONFLICT (user_id, id) DO NOTHING`)
/** When choosing for the date closes in the shifts of those in which it is open. */
const closings = prepared(`
  SELECT DISTINCT closes.at, s.timezone ${openDays('$1', '$2::timestamptz')} AND d.date = $3 AND d.shift_id = ANY ($4::uuid[])`)
/** Planned with its values. Shifts of people are looked up by person alone: with the shift in a join, a poor estimate goes through everybody's. */
const announceReminder = planned(`
  WITH open AS (SELECT array_agg(d.shift_id) AS shifts ${openDays('$1', '$5::timestamptz')} AND d.date = $6 AND d.shift_id = ANY ($7::uuid[])),
  batch AS MATERIALIZED (
    SELECT u.id, u.company_id, u.choice_reminders_enabled, o.shifts,
      (SELECT array_agg(id) FROM shifts WHERE company_id = $1 AND is_active AND NOT is_deleted) AS working
    FROM open o CROSS JOIN LATERAL (
      SELECT * FROM users WHERE company_id = $1 AND is_active AND ($8::uuid IS NULL OR id > $8) ORDER BY id LIMIT $9) u
    WHERE o.shifts IS NOT NULL
  ),
  told AS (
    INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject, day)
    SELECT b.id, $2, b.company_id, $3, $4, $5, 'reminder', $6
    FROM batch b
    WHERE b.choice_reminders_enabled
      AND coalesce((SELECT bool_or(w.shift_id = ANY (b.shifts)) FROM usual_shifts w WHERE w.user_id = b.id AND w.shift_id = ANY (b.working)), true)
      AND NOT EXISTS (SELECT FROM choices c WHERE c.user_id = b.id AND c.date = $6)
    ORDER BY b.id
    ON CONFLICT (user_id, id) DO NOTHING RETURNING user_id
  )
  SELECT (SELECT count(*)::int FROM told) AS told, (SELECT count(*)::int FROM batch) AS people, (SELECT id FROM batch ORDER BY id DESC LIMIT 1) AS last`)
const announceToManagers = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page)
  SELECT u.id, $2, u.company_id, $3, $4, $5, $6 FROM users u
  WHERE u.company_id = $1 AND u.is_active AND u.role = ANY ('{${managerRoles.join(',')}}')
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceWelcome = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page)
  VALUES ($1, $2, $3, $4, $5, $6, 'general')`)
const announceEnd = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject)
  SELECT u.id, $2, u.company_id, $3, $4, $5, 'cancelled' FROM users u
  WHERE u.company_id = $1 AND u.id = ANY ($6) AND u.is_active
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const read = prepared(`
  UPDATE notifications SET read_at = coalesce(read_at, $4) WHERE company_id = $1 AND user_id = $2 AND id = $3`)
const readAll = prepared(`
  UPDATE notifications SET read_at = $3 WHERE company_id = $1 AND user_id = $2 AND read_at IS NULL`)

export class PostgresInboxes extends Inboxes {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async announceMenu({ id, companyId, cateringId, shiftId, dates }: MenuNews, at: Date): Promise<number> {
    const hearers = [companyId, cateringId, at, shiftId ?? null]
    await this.#db.rows(lockMenuNews, [companyId, cateringId])
    const known = await this.#db.row<{ name: string; days: LocalDate[][] }>(unreadDays, hearers)
    const textsOf = (days: LocalDate[]) => menuTexts({ cateringName: known?.name ?? '', dates: days })
    const joined = (known?.days ?? []).map((before) => {
      const days = [...new Set([...before, ...dates])].sort()
      return { before, days, body: textsOf(days).body }
    })
    if (joined.length > 0) await this.#db.change(joinUnread, [...hearers, JSON.stringify(joined)])
    const { title, body } = textsOf(dates)
    return this.#db.change(announceMenu, [...hearers, id, title, body, dates])
  }

  announceSubstitute(news: SubstituteNews, at: Date): Promise<number> {
    const { title, body } = substituteTexts(news)
    return this.#db.change(announceSubstitute, [
      news.companyId,
      news.id,
      title,
      body,
      at,
      news.menuDayId,
      news.key,
      news.date,
    ])
  }

  announceMail({ companyId, messageId }: MailNews, at: Date): Promise<number> {
    return this.#db.change(announceMail, [companyId, messageId, mailTitle, at])
  }

  announceReply({ companyId, id, requestId }: ReplyNews, at: Date): Promise<number> {
    const { title, body } = replyTexts
    return this.#db.change(announceReply, [companyId, id, title, body, at, requestId])
  }

  async announceReminder(news: ReminderNews, max: number, at: Date): Promise<{ told: number; after: string | null }> {
    const { companyId, id, date, shiftIds, after = null } = news
    const [closing, ...others] = await this.#db.rows<{ at: Date; timezone: string }>(closings, [
      companyId,
      at,
      date,
      shiftIds,
    ])
    const { title, body } = reminderTexts(date, others.length === 0 ? closing : undefined)
    const batch = await this.#db.row<{ told: number; people: number; last: string | null }>(announceReminder, [
      companyId,
      id,
      title,
      body,
      at,
      date,
      shiftIds,
      after,
      max,
    ])
    return { told: batch?.told ?? 0, after: batch?.people === max ? batch.last : null }
  }

  announceForgottenPassword({ companyId, id }: ForgottenPasswordNews, at: Date): Promise<number> {
    const { title, body } = forgottenPasswordTexts
    return this.#db.change(announceToManagers, [companyId, id, title, body, at, 'employees'])
  }

  announceAnswer(news: AnswerOfPartner & { id: string }, at: Date): Promise<number> {
    const { title, body } = answerTexts(news)
    return this.#db.change(announceToManagers, [news.companyId, news.id, title, body, at, news.page])
  }

  async announceWelcome(news: WelcomeNews, at: Date): Promise<void> {
    const { title, body } = welcomeTexts(news)
    await this.#db.change(announceWelcome, [news.userId, news.id, news.companyId, title, body, at])
  }

  async announceEnd(news: EndNews | ShiftEndNews, at: Date): Promise<number> {
    if (news.people.length === 0) return 0
    const { title, body } = 'shiftTitle' in news ? shiftEndTexts(news) : endTexts(news)
    return this.#db.change(announceEnd, [news.companyId, news.id, title, body, at, news.people])
  }

  async read(companyId: string, userId: string, notificationId: string, at: Date): Promise<boolean> {
    return (await this.#db.change(read, [companyId, userId, notificationId, at])) === 1
  }

  readAll(companyId: string, userId: string, at: Date): Promise<number> {
    return this.#db.change(readAll, [companyId, userId, at])
  }
}

const saveSettings = prepared(`
  UPDATE users SET menu_updates_enabled = $3, choice_reminders_enabled = coalesce($4, choice_reminders_enabled)
  WHERE company_id = $1 AND id = $2`)

export class PostgresNotificationSettings extends NotificationSettings {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async save(
    companyId: string,
    userId: string,
    { menuUpdates, choiceReminders }: NotificationPreferences,
  ): Promise<void> {
    await this.#db.change(saveSettings, [companyId, userId, menuUpdates, choiceReminders ?? null])
  }
}
