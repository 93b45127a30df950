import { managerRoles } from '../core/access/index.ts'
import {
  type EndNews,
  type ForgottenPasswordNews,
  Inboxes,
  type MailNews,
  type MenuNews,
  type ReplyNews,
  type SubstituteNews,
  NotificationSettings,
  type NotificationPreferences,
} from '../core/notifications/index.ts'
import {
  endTexts,
  forgottenPasswordTexts,
  mailTitle,
  menuTexts,
  replyTexts,
  substituteTexts,
} from '../texts/notifications.ts'
import { type Database, prepared } from './database.ts'
import { isUsual } from './shifts.ts'

const announce = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at)
  SELECT u.id, $2, u.company_id, $3, $4, $5 FROM users u
  WHERE u.company_id = $1 AND u.is_active AND u.menu_updates_enabled AND ($6::uuid IS NULL OR ${isUsual('$1', 'u.id', '$6::uuid')})
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceSubstitute = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at)
  SELECT c.user_id, $2, c.corporate_id, $3, $4, $5 FROM choices c
  WHERE c.corporate_id = $1 AND c.menu_day_id = $6 AND c.choice_key = $7 AND c.replaced_meal IS NOT NULL
  ORDER BY c.user_id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceMail = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, is_mail)
  SELECT c.user_id, m.id, m.company_id, $3, s.full_name || ': ' || m.subject, $4, true
  FROM mail_messages m
  JOIN users s ON s.company_id = m.company_id AND s.id = m.sender_id
  JOIN mail_copies c ON c.company_id = m.company_id AND c.message_id = m.id
  WHERE m.company_id = $1 AND m.id = $2 AND NOT c.is_sender AND c.read_at IS NULL AND c.deleted_at IS NULL
  ORDER BY c.user_id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceReply = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at)
  SELECT u.id, $2, u.company_id, $3, $4, $5 FROM requests r JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id
  WHERE r.company_id = $1 AND r.id = $6 AND r.reply IS NOT NULL AND u.is_active
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceForgottenPassword = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at)
  SELECT u.id, $2, u.company_id, $3, $4, $5 FROM users u
  WHERE u.company_id = $1 AND u.is_active AND u.role = ANY ('{${managerRoles.join(',')}}')
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceEnd = prepared(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at)
  SELECT u.id, $2, u.company_id, $3, $4, $5 FROM users u
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

  announceMenu(news: MenuNews, at: Date): Promise<number> {
    const { title, body } = menuTexts(news)
    return this.#db.change(announce, [news.companyId, news.id, title, body, at, news.shiftId ?? null])
  }

  announceSubstitute(news: SubstituteNews, at: Date): Promise<number> {
    const { title, body } = substituteTexts(news)
    return this.#db.change(announceSubstitute, [news.companyId, news.id, title, body, at, news.menuDayId, news.key])
  }

  announceMail({ companyId, messageId }: MailNews, at: Date): Promise<number> {
    return this.#db.change(announceMail, [companyId, messageId, mailTitle, at])
  }

  announceReply({ companyId, id, requestId }: ReplyNews, at: Date): Promise<number> {
    const { title, body } = replyTexts
    return this.#db.change(announceReply, [companyId, id, title, body, at, requestId])
  }

  announceForgottenPassword({ companyId, id }: ForgottenPasswordNews, at: Date): Promise<number> {
    const { title, body } = forgottenPasswordTexts
    return this.#db.change(announceForgottenPassword, [companyId, id, title, body, at])
  }

  async announceEnd(news: EndNews, at: Date): Promise<number> {
    if (news.people.length === 0) return 0
    const { title, body } = endTexts(news)
    return this.#db.change(announceEnd, [news.companyId, news.id, title, body, at, news.people])
  }

  async read(companyId: string, userId: string, notificationId: string, at: Date): Promise<boolean> {
    return (await this.#db.change(read, [companyId, userId, notificationId, at])) === 1
  }

  readAll(companyId: string, userId: string, at: Date): Promise<number> {
    return this.#db.change(readAll, [companyId, userId, at])
  }
}

const saveSettings = prepared('UPDATE users SET menu_updates_enabled = $3 WHERE company_id = $1 AND id = $2')

export class PostgresNotificationSettings extends NotificationSettings {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async save(companyId: string, userId: string, { menuUpdates }: NotificationPreferences): Promise<void> {
    await this.#db.change(saveSettings, [companyId, userId, menuUpdates])
  }
}
