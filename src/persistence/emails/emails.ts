import { managerRoles } from '../../core/actors/rules.ts'
import {
  type ClaimedEmail,
  type EmailKind,
  type EmailNews,
  type EmailNote,
  Emails,
  gatheredEmailKinds,
  type NewEmail,
} from '../../core/emails/index.ts'
import type { CompanyId, EmailId, NotificationId, UserId } from '../../core/shared/index.ts'
import { unreachableTexts } from '../../texts/emails/emails.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { claimedEmails } from './claimed-emails.ts'
import { listOfKinds, wantsEmail } from './wants-email.ts'

const isGathered = `kind IN (${listOfKinds(gatheredEmailKinds)})`

const add = prepared<{ emails: string }>(`
  INSERT INTO emails (id, company_id, user_id, kind, address, title, body, action_label, action_path, action_secret,
    created_at, due_at)
  SELECT id, "companyId", "userId", kind, address, title, body, action->>'label', action->>'path', action->>'secret',
    at, at
  FROM jsonb_to_recordset($emails) AS v (id uuid, "companyId" uuid, "userId" uuid, kind text, address text, title text,
    body text, action jsonb, at timestamptz)`)

/** The next people who have the notification unread, and whether they want it as mail. */
const hearers = planned<
  { companyId: CompanyId; notificationId: NotificationId; after: UserId | null; max: number },
  { userId: UserId; kind: EmailKind | null; wants: boolean }
>(`
  SELECT u.id AS "userId", n.email_kind AS kind,
    ${wantsEmail('n.email_kind')}
      AND NOT EXISTS (SELECT FROM email_news w WHERE w.user_id = u.id AND w.notification_id = n.id) AS wants
  FROM users u
  JOIN notifications n ON n.company_id = u.company_id AND n.user_id = u.id AND n.id = $notificationId
  WHERE u.company_id = $companyId AND ($after::uuid IS NULL OR u.id > $after)
    AND n.email_kind IS NOT NULL AND n.read_at IS NULL
  ORDER BY u.id
  LIMIT $max`)
/** One that is being sent is closed; what comes meanwhile starts the next one. */
const addNews = planned<{
  companyId: CompanyId
  notificationId: NotificationId
  kind: EmailKind
  ids: readonly EmailId[]
  people: readonly UserId[]
  at: Date
}>(`
  WITH mails AS (
    INSERT INTO emails AS e (id, company_id, user_id, kind, created_at, due_at)
    SELECT v.id, $companyId, v.person, $kind, $at, $at
    FROM unnest($ids::uuid[], $people::uuid[]) AS v (id, person)
    ORDER BY v.person
    ON CONFLICT (user_id, kind) WHERE state = 'waiting' AND attempts = 0 AND ${isGathered}
      DO UPDATE SET kind = excluded.kind
    RETURNING e.id, e.company_id, e.user_id
  )
  INSERT INTO email_news (company_id, user_id, notification_id, email_id)
  SELECT company_id, user_id, $notificationId, id
  FROM mails
  ON CONFLICT DO NOTHING`)

/** A row is noted by whoever claimed it last. */
const note = planned<{ notes: string; at: Date }>(`
  WITH noted AS (
    UPDATE emails e
    SET state = v.state, answer = v.answer, due_at = coalesce(v."dueAt", e.due_at),
      done_at = CASE WHEN v.state <> 'waiting' THEN $at::timestamptz END,
      address = CASE WHEN v.state = 'waiting' THEN e.address END,
      title = CASE WHEN v.state = 'waiting' THEN e.title END,
      body = CASE WHEN v.state = 'waiting' THEN e.body END,
      action_label = CASE WHEN v.state = 'waiting' THEN e.action_label END,
      action_path = CASE WHEN v.state = 'waiting' THEN e.action_path END,
      action_secret = CASE WHEN v.state = 'waiting' THEN e.action_secret END
    FROM jsonb_to_recordset($notes) AS v (id uuid, attempts int, state text, answer int, "dueAt" timestamptz)
    WHERE e.id = v.id AND e.state = 'waiting' AND e.attempts = v.attempts
    RETURNING e.kind, e.state
  )
  INSERT INTO email_totals AS t (day, kind, sent, failed, dropped)
  SELECT ($at AT TIME ZONE 'Europe/Istanbul')::date, kind, count(*) FILTER (WHERE state = 'sent'),
    count(*) FILTER (WHERE state = 'failed'), count(*) FILTER (WHERE state = 'dropped')
  FROM noted
  WHERE state <> 'waiting'
  GROUP BY kind
  ORDER BY kind
  ON CONFLICT (day, kind) DO UPDATE
    SET sent = t.sent + excluded.sent, failed = t.failed + excluded.failed, dropped = t.dropped + excluded.dropped`)

/** Only where the mail went to the address that the person still has. */
const markUnreachable = planned<
  { emailIds: readonly EmailId[]; at: Date },
  { companyId: CompanyId; fullName: string }
>(`
  UPDATE users u
  SET email_unreachable_at = $at
  FROM emails e
  WHERE e.id = ANY ($emailIds) AND u.company_id = e.company_id AND u.id = e.user_id
    AND (e.address IS NULL OR e.address = u.email) AND u.email_unreachable_at IS NULL
  RETURNING u.company_id AS "companyId", u.full_name AS "fullName"`)
const tellManagers = prepared<{ companyId: CompanyId; newsId: string; title: string; body: string; at: Date }>(`
  INSERT INTO notifications (user_id, id, company_id, title, body, created_at, page)
  SELECT id, $newsId, company_id, $title, $body, $at, 'employees'
  FROM users
  WHERE company_id = $companyId AND is_active AND role = ANY ('{${managerRoles.join(',')}}')
  ORDER BY id`)
const old = planned<{ before: Date }, { id: EmailId; attempts: number }>(`
  SELECT id, attempts
  FROM emails
  WHERE state = 'waiting' AND created_at < $before
  ORDER BY due_at, id
  LIMIT 1000
  FOR UPDATE SKIP LOCKED`)
const recipient = prepared<
  { emailId: EmailId },
  { companyId: CompanyId | null; userId: UserId | null; kind: EmailKind }
>(`
  SELECT company_id AS "companyId", user_id AS "userId", kind
  FROM emails
  WHERE id = $emailId`)

export class PostgresEmails extends Emails {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(...emails: NewEmail[]): Promise<void> {
    await this.#db.change(add, { emails: JSON.stringify(emails) })
  }

  async addNews(
    { companyId, notificationId, after }: EmailNews & { after: UserId | null },
    max: number,
    nextId: () => EmailId,
    at: Date,
  ): Promise<{ queued: number; after: UserId | null }> {
    const batch = await this.#db.rows(hearers, { companyId, notificationId, after, max })
    const people = batch.filter((one) => one.wants).map(({ userId }) => userId)
    const kind = batch[0]?.kind ?? null
    const last = batch.length === max ? (batch.at(-1)?.userId ?? null) : null
    if (people.length === 0 || kind === null) return { queued: 0, after: last }
    const values = { companyId, notificationId, kind, ids: people.map(nextId), people, at }
    return { queued: await this.#db.change(addNews, values), after: last }
  }

  claim(max: number, now: Date, until: Date): Promise<ClaimedEmail[]> {
    return claimedEmails(this.#db, { max, now, until })
  }

  async note(notes: readonly EmailNote[], at: Date): Promise<void> {
    await this.#db.change(note, { notes: JSON.stringify(notes), at })
  }

  async markUnreachable(emailIds: readonly EmailId[], nextId: () => string, at: Date): Promise<void> {
    const people = await this.#db.rows(markUnreachable, { emailIds, at })
    for (const [companyId, some] of Map.groupBy(people, (person) => person.companyId)) {
      const texts = unreachableTexts(some.map(({ fullName }) => fullName))
      await this.#db.change(tellManagers, { companyId, newsId: nextId(), ...texts, at })
    }
  }

  async dropOlder(before: Date, at: Date): Promise<number> {
    return this.#db.run(async () => {
      const rows = await this.#db.rows(old, { before })
      if (rows.length > 0)
        await this.note(
          rows.map((row) => ({ ...row, state: 'dropped', answer: null })),
          at,
        )
      return rows.length
    })
  }

  async recipientOf(emailId: EmailId): Promise<{ companyId: CompanyId; userId: UserId; kind: EmailKind } | null> {
    const { companyId = null, userId = null, kind = null } = (await this.#db.row(recipient, { emailId })) ?? {}
    return companyId === null || userId === null || kind === null ? null : { companyId, userId, kind }
  }
}
