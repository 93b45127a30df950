import {
  type ClaimedEmail,
  type EmailKind,
  type EmailPart,
  type EmailRecipient,
  gatheredEmailKinds,
  type LinkPurpose,
} from '../../core/emails/index.ts'
import { type NewsSubject, pageOfNews } from '../../core/notifications/rules.ts'
import { hourInMilliseconds, type EmailId, type LocalDate } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { planned } from '../kernel/statement.ts'
import { openDays } from '../menus/reminders.ts'
import { listOfKinds, wantsEmail } from './wants-email.ts'

const isGathered = `e.kind IN (${listOfKinds(gatheredEmailKinds)})`

/** A mail that gathers waits for the one before it, and for an hour after that was sent. */
const claim = planned<{ max: number; now: Date; until: Date; hourAgo: Date }, { id: EmailId }>(`
  UPDATE emails
  SET attempts = attempts + 1, due_at = $until
  WHERE id IN (
    SELECT e.id
    FROM emails e
    WHERE e.state = 'waiting' AND e.due_at <= $now
      AND NOT (${isGathered} AND e.attempts = 0 AND (
        EXISTS (
          SELECT
          FROM emails o
          WHERE o.user_id = e.user_id AND o.kind = e.kind AND o.state = 'waiting' AND o.attempts > 0
        )
        OR EXISTS (
          SELECT
          FROM emails o
          WHERE o.user_id = e.user_id AND o.kind = e.kind AND o.state = 'sent' AND o.done_at > $hourAgo
        )
      ))
    ORDER BY e.due_at, e.id
    LIMIT $max
    FOR UPDATE SKIP LOCKED
  )
  RETURNING id`)

interface NewsRow {
  id: string
  title: string
  body: string
  subject: NewsSubject
  day: LocalDate | null
  page: string | null
}
interface Row extends EmailRecipient {
  id: EmailId
  kind: EmailKind
  attempts: number
  createdAt: Date
  address: string | null
  title: string | null
  body: string | null
  label: string | null
  path: string | null
  secret: LinkPurpose | null
  hasAccount: boolean
  news: NewsRow[]
}
/** A reminder has nothing to say any more once its person has chosen, or choosing has closed. */
const isStillNews = `
  n.read_at IS NULL AND (
    n.subject IS DISTINCT FROM 'reminder'
    OR NOT EXISTS (SELECT FROM choices k WHERE k.user_id = n.user_id AND k.date = n.day
        AND k.date >= ($now::timestamptz AT TIME ZONE 'UTC')::date - 1)
      AND EXISTS (SELECT ${openDays('n.company_id', '$now::timestamptz')} AND d.date = n.day)
  )`
/** Without an address where somebody may not have the mail any more. */
const contents = planned<{ ids: readonly EmailId[]; now: Date }, Row>(`
  SELECT e.id, e.kind, e.attempts, e.created_at AS "createdAt", e.title, e.body, e.action_label AS label,
    e.action_path AS path, e.action_secret AS secret,
    CASE
      WHEN e.address IS NOT NULL THEN e.address
      WHEN (c.is_active OR e.kind = 'company') AND ${wantsEmail('e.kind')} THEN u.email
    END AS address,
    u.id IS NOT NULL AS "hasAccount", u.id AS "userId", u.full_name AS "fullName", c.id AS "companyId",
    c.type AS "companyType", c.name AS "companyName",
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', n.id, 'title', n.title, 'body', n.body, 'subject', n.subject,
        'day', n.day, 'page', n.page) ORDER BY n.created_at, n.id)
      FROM email_news w
      JOIN notifications n ON n.user_id = w.user_id AND n.id = w.notification_id AND ${isStillNews}
      WHERE w.email_id = e.id
    ), '[]') AS news
  FROM emails e
  LEFT JOIN users u ON u.company_id = e.company_id AND u.id = e.user_id
  LEFT JOIN companies c ON c.id = e.company_id
  WHERE e.id = ANY ($ids)
  ORDER BY e.id`)

const partOfNews = ({ title, body, page, ...news }: NewsRow): EmailPart => ({
  title,
  body,
  link: { label: null, to: page === null ? { path: `/app/${pageOfNews(news)}` } : { panel: page } },
})

const ownPart = ({ title, body, label, path, secret }: Row): EmailPart[] => {
  if (title === null || body === null) return []
  const to = path !== null && { path, ...(secret && { secret }) }
  return [{ title, body, link: to ? { label, to } : null }]
}

const emailOf = (row: Row): ClaimedEmail => {
  const { id, kind, attempts, createdAt, address, companyId, companyType, companyName, userId, fullName } = row
  return {
    id,
    kind,
    attempts,
    createdAt,
    address,
    recipient: row.hasAccount ? { companyId, companyType, companyName, userId, fullName } : null,
    parts: [...ownPart(row), ...row.news.map(partOfNews)],
  }
}

export const claimedEmails = async (
  db: Database,
  { max, now, until }: { max: number; now: Date; until: Date },
): Promise<ClaimedEmail[]> => {
  const hourAgo = new Date(now.getTime() - hourInMilliseconds)
  const claimed = await db.rows(claim, { max, now, until, hourAgo })
  if (claimed.length === 0) return []
  return (await db.rows(contents, { ids: claimed.map(({ id }) => id), now })).map(emailOf)
}
