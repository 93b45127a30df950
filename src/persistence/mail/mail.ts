import type { AttachmentId, CompanyId, MessageId, UserId } from '../../core/shared/index.ts'
import { type CopyChange, type Delivery, type Message, Messages, type Recipient } from '../../core/mail/index.ts'
import { managerRoles } from '../../core/actors/rules.ts'
import { managersLabel } from '../../texts/mail/labels.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { lasts } from '../partnerships/partnerships.ts'

interface SentMessage {
  companyId: CompanyId
  senderId: UserId
  recipients: string
  partnerIds: readonly CompanyId[]
  managersLabel: string
  messageId: MessageId
  subject: string
  body: string
  preview: string
  labels: readonly string[]
  createdAt: Date
  attachmentIds: readonly AttachmentId[]
}

/** A partnership that ends meanwhile waits until the message is written, or the message is not written to it. */
const partners = `
  partners AS (
    SELECT k.id, k.name, k.type
    FROM partnerships p
    JOIN companies k ON k.id = CASE WHEN p.catering_id = $companyId THEN p.partner_id ELSE p.catering_id END
    WHERE (
        p.catering_id = $companyId AND p.partner_id = ANY ($partnerIds)
        OR p.partner_id = $companyId AND p.catering_id = ANY ($partnerIds)
      )
      AND ${lasts('$createdAt::timestamptz')} AND NOT p.is_suspended
    ORDER BY p.id
    FOR SHARE OF p
  )`
const areManagers = `u.role = ANY ('{${managerRoles.join(',')}}')`
/** Each person once, even if several recipients include them. */
const people = `
  asked AS (
    SELECT place, kind, id
    FROM jsonb_to_recordset($recipients) AS a (place int, kind text, id uuid)
  ),
  people AS (
    SELECT u.company_id, u.id
    FROM users u
    WHERE u.company_id = $companyId AND u.is_active AND u.id <> $senderId
      AND (
        u.id IN (SELECT id FROM asked WHERE kind = 'person')
        OR u.department_id IN (SELECT id FROM asked WHERE kind = 'department')
        OR ${areManagers} AND EXISTS (SELECT FROM asked WHERE kind = 'managers')
      )
    UNION ALL
    SELECT u.company_id, u.id
    FROM partners k
    JOIN users u ON u.company_id = k.id
    WHERE u.is_active AND ${areManagers}
  )`
/** The requested recipients with their names; the name of an unknown one is null. */
const named = `
  named AS (
    SELECT a.*,
      CASE a.kind
        WHEN 'person' THEN u.full_name
        WHEN 'department' THEN d.name
        WHEN 'partner' THEN (
          SELECT k.name
          FROM partners k
          WHERE k.id = a.id AND EXISTS (SELECT FROM people WHERE company_id = k.id)
        )
        ELSE $managersLabel::text
      END AS name
    FROM asked a
    LEFT JOIN users u ON a.kind = 'person' AND u.company_id = $companyId AND u.id = a.id AND u.is_active
    LEFT JOIN departments d ON a.kind = 'department' AND d.company_id = $companyId AND d.id = a.id
  )`
const addresses = `
      SELECT jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'name', name) ORDER BY place) AS addresses,
        string_agg(name, ' ' ORDER BY place) AS names,
        count(*) FILTER (WHERE name IS NULL) AS unknown
      FROM named`
/** What is searched: subject, sender, recipients and body. */
const searchText = (from: string, to: string): string =>
  `' ' || fold(regexp_replace(concat_ws(' ', $subject::text, ${from}, ${to}, $body::text), '\\s+', ' ', 'g'))`
const sent = `
  sent AS (
    INSERT INTO mail_messages (
      company_id, id, sender_id, to_addresses, subject, body, preview, labels,
      recipient_count, copies_left, search, created_at)
    SELECT $companyId, $messageId, $senderId, n.addresses, $subject, $body, $preview, $labels,
      p.people, p.people - p.of_partners + p.partners + 1, ${searchText('s.full_name', 'n.names')}, $createdAt
    FROM users s,
      (${addresses}) n,
      (
        SELECT count(*)::int AS people, (count(*) FILTER (WHERE company_id <> $companyId))::int AS of_partners,
          (count(DISTINCT company_id) FILTER (WHERE company_id <> $companyId))::int AS partners
        FROM people
      ) p
    WHERE s.company_id = $companyId AND s.id = $senderId AND n.unknown = 0 AND p.people > 0
    RETURNING id
  )`
/** Partners see that their managers got it, and nothing of whom else it went to. */
const received = `
  received AS (
    INSERT INTO mail_messages (
      company_id, id, from_company_id, from_user_id, to_addresses, subject, body, preview, labels,
      recipient_count, copies_left, search, created_at)
    SELECT p.company_id, sent.id, $companyId, $senderId,
      jsonb_build_array(jsonb_build_object('kind', 'managers', 'id', NULL, 'name', $managersLabel::text)),
      $subject, $body, $preview, $labels,
      p.people, p.people, ${searchText('s.full_name', `k.name, $managersLabel::text`)}, $createdAt
    FROM sent,
      users s,
      companies k,
      (SELECT company_id, count(*)::int AS people FROM people WHERE company_id <> $companyId GROUP BY company_id) p
    WHERE s.company_id = $companyId AND s.id = $senderId AND k.id = $companyId
  )`
const copies = `
  copies AS (
    INSERT INTO mail_copies (company_id, message_id, user_id, is_sender, folder, read_at)
    SELECT p.company_id, sent.id, p.id, false, 'inbox', NULL
    FROM people p, sent
    UNION ALL
    SELECT $companyId, sent.id, $senderId, true, 'sent', $createdAt
    FROM sent
  )`
const attached = `
  attached AS (
    UPDATE mail_attachments a
    SET message_id = sent.id, place = asked.place
    FROM sent, unnest($attachmentIds::uuid[]) WITH ORDINALITY AS asked (id, place)
    WHERE a.company_id = $companyId AND a.id = asked.id AND a.uploader_id = $senderId
      AND a.message_id IS NULL AND a.type IS NOT NULL
    RETURNING a.id
  )`
/**
 * Sends nothing unless every recipient is known. Names are stored as they are now: they are what the sender wrote, and
 * what a search finds.
 */
const send = planned<SentMessage, Delivery>(`
  WITH ${partners},
  ${people},
  ${named},
  ${sent},
  ${received},
  ${copies},
  ${attached}
  SELECT (SELECT count(*)::int FROM people) AS recipients,
    (SELECT count(*)::int FROM named WHERE name IS NULL) AS unknown,
    (SELECT count(*)::int FROM asked WHERE kind = 'partner' AND id NOT IN (SELECT id FROM partners)) AS "notPartners",
    ARRAY(SELECT id FROM partners WHERE type = 'corporate' ORDER BY id) AS "partnerFirms",
    (SELECT count(*)::int FROM attached) AS attached`)

interface Copy {
  companyId: CompanyId
  userId: UserId
  messageId: MessageId
}
/** Reading a message also marks its notification as read. */
const readNews = (readAt: string) => `
  news AS (
    UPDATE notifications
    SET read_at = ${readAt}
    WHERE company_id = $companyId AND user_id = $userId AND id = $messageId AND read_at IS NULL
  )`
const ownFolder = `CASE WHEN is_sender THEN 'sent' ELSE 'inbox' END`
const change = prepared<Copy & { isRead: boolean | null; isArchived: boolean | null; at: Date }>(`
  WITH ${readNews('CASE WHEN $isRead::boolean THEN $at::timestamptz END')}
  UPDATE mail_copies
  SET read_at = CASE $isRead::boolean
      WHEN true THEN coalesce(read_at, $at)
      WHEN false THEN NULL
      ELSE read_at
    END,
    folder = CASE $isArchived::boolean
      WHEN true THEN 'archived'
      WHEN false THEN ${ownFolder}
      ELSE folder
    END
  WHERE company_id = $companyId AND user_id = $userId AND message_id = $messageId AND deleted_at IS NULL`)

/**
 * Counting locks the message's row, so if two people delete the last copies, one of them sees zero. The last one of a
 * partner is counted by the message of its writer.
 */
const remove = prepared<Copy & { at: Date }, { writerId: CompanyId; copies_left: number }>(`
  WITH ${readNews('$at')},
  gone AS (
    UPDATE mail_copies
    SET deleted_at = $at
    WHERE company_id = $companyId AND user_id = $userId AND message_id = $messageId AND deleted_at IS NULL
    RETURNING message_id
  ),
  kept AS (
    UPDATE mail_messages m
    SET copies_left = m.copies_left - 1
    FROM gone
    WHERE m.company_id = $companyId AND m.id = gone.message_id
    RETURNING m.id, m.from_company_id, m.copies_left
  ),
  at_writer AS (
    UPDATE mail_messages m
    SET copies_left = m.copies_left - 1
    FROM kept
    WHERE m.company_id = kept.from_company_id AND m.id = kept.id AND kept.copies_left = 0
    RETURNING m.id, m.copies_left
  )
  SELECT coalesce(kept.from_company_id, $companyId) AS "writerId",
    coalesce(w.copies_left, kept.copies_left) AS copies_left
  FROM kept
  LEFT JOIN at_writer w ON w.id = kept.id`)
const forget = prepared<{ companyId: CompanyId; messageId: MessageId }>(
  'DELETE FROM mail_messages WHERE company_id = $companyId AND id = $messageId AND copies_left = 0',
)

export class PostgresMessages extends Messages {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async send(message: Message, to: readonly Recipient[], attachmentIds: readonly AttachmentId[]): Promise<Delivery> {
    const { id: messageId, ...rest } = message
    const recipients = JSON.stringify(to.map((recipient, place) => ({ place, ...recipient })))
    const partnerIds = to.flatMap((one) => (one.kind === 'partner' ? [one.id] : []))
    const values = { ...rest, messageId, recipients, partnerIds, managersLabel, attachmentIds }
    return (await this.#db.rows(send, values))[0] as Delivery
  }

  async change(companyId: CompanyId, userId: UserId, messageId: MessageId, to: CopyChange, at: Date): Promise<boolean> {
    const values = { companyId, userId, messageId, isRead: to.isRead ?? null, isArchived: to.isArchived ?? null, at }
    return (await this.#db.change(change, values)) === 1
  }

  async remove(companyId: CompanyId, userId: UserId, messageId: MessageId, at: Date): Promise<boolean> {
    const left = await this.#db.row(remove, { companyId, userId, messageId, at })
    if (left?.copies_left === 0) await this.#db.change(forget, { companyId: left.writerId, messageId })
    return left !== null
  }
}
