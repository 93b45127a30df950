import { managerRoles } from '../../core/actors/rules.ts'
import type { EmailKind } from '../../core/emails/index.ts'
import { skipKey } from '../../core/menus/rules.ts'
import {
  type AbsenceNews,
  type ActivityNews,
  type ClosedDayNews,
  type ContributionNews,
  type CoursesNews,
  type DraftNews,
  type EndNews,
  type FurtherDays,
  type ForgottenPasswordNews,
  Inboxes,
  type MailNews,
  type MenuNews,
  type OrderNews,
  type PanelPage,
  type PartnerNews,
  type PrivacyAnswerNews,
  type PrivacyRequestNews,
  type ReminderNews,
  type ReplyNews,
  type SecondFactorNews,
  type ShiftEndNews,
  type SubstituteNews,
  type UnreadMenus,
  type WelcomeNews,
} from '../../core/notifications/index.ts'
import type {
  CompanyId,
  MenuDayId,
  NotificationId,
  OrderId,
  RequestId,
  ShiftId,
  UserId,
} from '../../core/shared/index.ts'
import {
  absenceTexts,
  activityTexts,
  closedDayTexts,
  contributionTexts,
  coursesTexts,
  draftTexts,
  endTexts,
  forgottenPasswordTexts,
  mailTexts,
  menuTexts,
  reminderTexts,
  replyTexts,
  secondFactorResetTexts,
  shiftEndTexts,
  substituteTexts,
  welcomeTexts,
} from '../../texts/notifications/notifications.ts'
import { orderTexts } from '../../texts/notifications/orders.ts'
import { partnerTexts } from '../../texts/notifications/partners.ts'
import { privacyAnswerTexts, privacyRequestTexts } from '../../texts/notifications/privacy.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { isPresent } from '../calendar/absences.ts'
import { openDays } from '../menus/reminders.ts'
import { isWorked } from '../shifts/shifts.ts'
import { announceMenu, extendUnread, hearersOf, lockMenuNews, unreadDays } from './menu-news.ts'

interface News {
  companyId: CompanyId
  newsId: string
  title: string
  body: string
  at: Date
}
const announceSubstitute = prepared<News & { menuDayId: MenuDayId; key: string; date: string }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject, day, email_kind)
  SELECT c.user_id, $newsId, c.corporate_id, $title, $body, $at, 'substitute', $date, 'substitutes'
  FROM choices c
  JOIN users u ON u.company_id = c.corporate_id AND u.id = c.user_id
  WHERE c.corporate_id = $companyId AND c.menu_day_id = $menuDayId AND c.date = $date AND c.choice_key = $key
    AND c.replaced_meal IS NOT NULL
  ORDER BY c.user_id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceCourses = prepared<News & { menuDayId: MenuDayId; date: string; changedAt: Date }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject, day, email_kind)
  SELECT c.user_id, $newsId, c.corporate_id, $title, $body, $at, 'substitute', $date, 'substitutes'
  FROM choices c
  JOIN users u ON u.company_id = c.corporate_id AND u.id = c.user_id
  WHERE c.corporate_id = $companyId AND c.menu_day_id = $menuDayId AND c.date = $date AND c.choice_key <> '${skipKey}'
    AND c.updated_at <= $changedAt
  ORDER BY c.user_id
  ON CONFLICT (user_id, id) DO NOTHING`)
const mail = prepared<MailNews, { senderName: string; subject: string }>(`
  SELECT coalesce(s.full_name, k.name) AS "senderName", m.subject
  FROM mail_messages m
  LEFT JOIN users s ON s.company_id = m.company_id AND s.id = m.sender_id
  LEFT JOIN companies k ON k.id = m.from_company_id
  WHERE m.company_id = $companyId AND m.id = $messageId`)
const announceMail = prepared<News>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject)
  SELECT c.user_id, $newsId, c.company_id, $title, $body, $at, 'message'
  FROM mail_copies c
  WHERE c.company_id = $companyId AND c.message_id = $newsId
    AND NOT c.is_sender AND c.read_at IS NULL AND c.deleted_at IS NULL
  ORDER BY c.user_id
  ON CONFLICT (user_id, id) DO NOTHING`)
const orderNumber = prepared<{ companyId: CompanyId; orderId: OrderId }, { number: number }>(`
  SELECT number
  FROM orders
  WHERE id = $orderId AND $companyId IN (supplier_id, catering_id)`)
const announceReply = prepared<News & { requestId: RequestId }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at, 'answer'
  FROM requests r
  JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id
  WHERE r.company_id = $companyId AND r.id = $requestId AND r.reply IS NOT NULL AND u.is_active
  ON CONFLICT (user_id, id) DO NOTHING`)

const openForChoice = `${openDays('$companyId', '$at::timestamptz')}
    AND d.date = $date AND d.shift_id = ANY ($shiftIds::uuid[])`
/** When choosing for the date closes, for those of the shifts in which it is open. */
const closings = prepared<
  { companyId: CompanyId; at: Date; date: string; shiftIds: readonly ShiftId[] },
  { at: Date; timezone: string }
>(`
  SELECT DISTINCT closes.at, s.timezone
  ${openForChoice}`)
/** Whether a person in the batch `b` usually works one of its open shifts in that week, or in any (rule M11). */
const worksOpenShift = `
  coalesce((
    SELECT bool_or(w.shift_id = ANY (b.shifts))
    FROM usual_shifts w
    WHERE w.user_id = b.id AND w.shift_id = ANY (b.working) AND ${isWorked('$date')}
  ), true)`
/**
 * Planned with its values. Usual shifts are looked up by person: if shifts were joined, a poor estimate would make
 * PostgreSQL scan everyone's.
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
    INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject, day, email_kind)
    SELECT b.id, $newsId, b.company_id, $title, $body, $at, 'reminder', $date, 'reminders'
    FROM batch b
    WHERE b.choice_reminders_enabled
      AND ${worksOpenShift}
      AND NOT EXISTS (SELECT FROM choices c WHERE c.user_id = b.id AND c.date = $date)
      AND ${isPresent('b.company_id', 'b.id', '$date')}
    ORDER BY b.id
    ON CONFLICT (user_id, id) DO NOTHING
    RETURNING user_id
  )
  SELECT (SELECT count(*)::int FROM told) AS told,
    (SELECT count(*)::int FROM batch) AS people,
    (SELECT id FROM batch ORDER BY id DESC LIMIT 1) AS last`)
const announceToManagers = prepared<News & { page: PanelPage; emailKind: EmailKind | null }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page, email_kind)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at, $page, $emailKind
  FROM users u
  WHERE u.company_id = $companyId AND u.is_active AND u.role = ANY ('{${managerRoles.join(',')}}')
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announcePrivacyRequest = prepared<News & { userId: UserId; roles: readonly string[] }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page, email_kind)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at, 'privacy_requests', 'company'
  FROM users u
  WHERE u.company_id = $companyId AND u.is_active AND u.role = ANY ($roles) AND u.id <> $userId
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceWelcome = prepared<News & { userId: UserId }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page)
  VALUES ($userId, $newsId, $companyId, $title, $body, $at, 'general')`)
const announceToPerson = prepared<News & { userId: UserId; emailKind: EmailKind }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page, email_kind)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at,
    CASE WHEN u.role <> 'individual' THEN 'general' END, $emailKind
  FROM users u
  WHERE u.company_id = $companyId AND u.id = $userId`)
const announceEnd = prepared<News & { people: readonly string[] }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, subject)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at, 'cancelled'
  FROM users u
  WHERE u.company_id = $companyId AND u.id = ANY ($people) AND u.is_active
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const announceToAll = prepared<News>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at)
  SELECT u.id, $newsId, u.company_id, $title, $body, $at
  FROM users u
  WHERE u.company_id = $companyId AND u.is_active
  ORDER BY u.id
  ON CONFLICT (user_id, id) DO NOTHING`)
const read = prepared<{ companyId: CompanyId; userId: UserId; notificationId: NotificationId; at: Date }>(`
  SELECT FROM read_notification($companyId, $userId, $notificationId, $at)`)
const readAll = prepared<{ companyId: CompanyId; userId: UserId; at: Date }>(`
  UPDATE notifications
  SET read_at = $at
  WHERE company_id = $companyId AND user_id = $userId AND read_at IS NULL`)

const textsOfEnd = (news: EndNews | ShiftEndNews | ClosedDayNews | AbsenceNews) => {
  if ('closedDay' in news) return closedDayTexts(news)
  if ('shiftTitle' in news) return shiftEndTexts(news)
  return 'first' in news ? absenceTexts(news) : endTexts(news)
}

export class PostgresInboxes extends Inboxes {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async unreadMenus(news: MenuNews, since: Date): Promise<UnreadMenus> {
    const { companyId, cateringId } = news
    await this.#db.rows(lockMenuNews, { companyId, cateringId })
    const known = await this.#db.row(unreadDays, hearersOf(news, since))
    return { cateringName: known?.name ?? '', days: known?.days ?? [] }
  }

  async extendUnread(
    news: MenuNews,
    cateringName: string,
    further: readonly FurtherDays[],
    since: Date,
  ): Promise<void> {
    const told = further.map(({ before, days }) => ({
      before,
      days,
      body: menuTexts({ cateringName, dates: days }).body,
    }))
    await this.#db.change(extendUnread, { ...hearersOf(news, since), further: JSON.stringify(told) })
  }

  announceMenu(news: MenuNews, cateringName: string, at: Date, since: Date): Promise<number> {
    const { id, dates } = news
    const texts = menuTexts({ cateringName, dates })
    return this.#db.change(announceMenu, { ...hearersOf(news, since), newsId: id, ...texts, at, dates })
  }

  announceSubstitute(news: SubstituteNews, at: Date): Promise<number> {
    const { companyId, id, menuDayId, key, date } = news
    const values = { companyId, newsId: id, ...substituteTexts(news), at, menuDayId, key, date }
    return this.#db.change(announceSubstitute, values)
  }

  announceCourses(news: CoursesNews, at: Date): Promise<number> {
    const { companyId, id, menuDayId, date, changedAt } = news
    const values = {
      companyId,
      newsId: id,
      ...coursesTexts(news),
      at,
      menuDayId,
      date,
      changedAt: new Date(changedAt),
    }
    return this.#db.change(announceCourses, values)
  }

  async announceMail({ companyId, messageId }: MailNews, at: Date): Promise<number> {
    const message = await this.#db.row(mail, { companyId, messageId })
    if (message === null) return 0
    return this.#db.change(announceMail, { companyId, newsId: messageId, ...mailTexts(message), at })
  }

  announceReply({ companyId, id, requestId }: ReplyNews, at: Date): Promise<number> {
    return this.#db.change(announceReply, { companyId, newsId: id, ...replyTexts, at, requestId })
  }

  async announceReminder(news: ReminderNews, max: number, at: Date): Promise<{ told: number; after: string | null }> {
    const { companyId, id, date, shiftIds, after = null } = news
    const texts = reminderTexts(date, await this.#db.rows(closings, { companyId, at, date, shiftIds }))
    const values = { companyId, newsId: id, ...texts, at, date, shiftIds, after, max }
    const batch = await this.#db.row(announceReminder, values)
    return { told: batch?.told ?? 0, after: batch?.people === max ? batch.last : null }
  }

  announceForgottenPassword({ companyId, id }: ForgottenPasswordNews, at: Date): Promise<number> {
    return this.#toManagers({ companyId, id }, forgottenPasswordTexts, 'employees', null, at)
  }

  announceOfPartner(news: PartnerNews & { id: string }, at: Date): Promise<number> {
    const kind = news.page === 'statements' ? 'statements' : 'contracts'
    return this.#toManagers(news, partnerTexts(news), news.page, kind, at)
  }

  async announceOrder(news: OrderNews, at: Date): Promise<number> {
    const { companyId, orderId } = news
    const order = await this.#db.row(orderNumber, { companyId, orderId })
    return order === null ? 0 : this.#toManagers(news, orderTexts(news, order.number), 'orders', 'orders', at)
  }

  announceActivity(news: ActivityNews, at: Date): Promise<number> {
    return this.#toManagers(news, activityTexts(news), 'general', 'company', at)
  }

  announceDrafts(news: DraftNews, at: Date): Promise<number> {
    return this.#toManagers(news, draftTexts(news), 'statements', 'statements', at)
  }

  #toManagers(
    { companyId, id }: { companyId: CompanyId; id: string },
    texts: { title: string; body: string },
    page: PanelPage,
    emailKind: EmailKind | null,
    at: Date,
  ): Promise<number> {
    return this.#db.change(announceToManagers, { companyId, newsId: id, ...texts, at, page, emailKind })
  }

  async announceWelcome(news: WelcomeNews, at: Date): Promise<void> {
    const { companyId, id, userId } = news
    await this.#db.change(announceWelcome, { companyId, newsId: id, ...welcomeTexts(news), at, userId })
  }

  announceSecondFactorReset({ companyId, id, userId }: SecondFactorNews, at: Date): Promise<number> {
    const values = { companyId, newsId: id, ...secondFactorResetTexts, at, userId, emailKind: 'access' as const }
    return this.#db.change(announceToPerson, values)
  }

  announcePrivacyRequest(news: PrivacyRequestNews, at: Date): Promise<number> {
    const { companyId, id, userId, roles } = news
    const values = { companyId, newsId: id, ...privacyRequestTexts(news), at, userId, roles }
    return this.#db.change(announcePrivacyRequest, values)
  }

  announcePrivacyAnswer(news: PrivacyAnswerNews, at: Date): Promise<number> {
    const { companyId, id, userId } = news
    const texts = privacyAnswerTexts(news)
    return this.#db.change(announceToPerson, { companyId, newsId: id, ...texts, at, userId, emailKind: 'access' })
  }

  async announceEnd(news: EndNews | ShiftEndNews | ClosedDayNews | AbsenceNews, at: Date): Promise<number> {
    const { companyId, id, people } = news
    if (people.length === 0) return 0
    const texts = textsOfEnd(news)
    return this.#db.change(announceEnd, { companyId, newsId: id, ...texts, at, people })
  }

  announceContribution(news: ContributionNews, at: Date): Promise<number> {
    const { companyId, id } = news
    return this.#db.change(announceToAll, { companyId, newsId: id, ...contributionTexts(news), at })
  }

  async read(companyId: CompanyId, userId: UserId, notificationId: NotificationId, at: Date): Promise<boolean> {
    return (await this.#db.change(read, { companyId, userId, notificationId, at })) === 1
  }

  readAll(companyId: CompanyId, userId: UserId, at: Date): Promise<number> {
    return this.#db.change(readAll, { companyId, userId, at })
  }
}
