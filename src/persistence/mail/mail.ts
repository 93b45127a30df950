import { type CopyChange, type Delivery, type Message, Messages, type Recipient } from '../../core/mail/index.ts'
import { managerRoles } from '../../core/actors/rules.ts'
import { managersLabel } from '../../texts/mail/mail-labels.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'

/**
 * Nobody is written to unless every recipient is known. Names are kept as they are now: they are what the sender wrote, and what a
 * search finds.
 */
const send = planned<
  {
    companyId: string
    senderId: string
    to: string
    managersLabel: string
    messageId: string
    subject: string
    body: string
    preview: string
    labels: readonly string[]
    createdAt: Date
    attachmentIds: readonly string[]
  },
  Delivery & Record<string, unknown>
>(`
  WITH asked AS (
    SELECT place, kind, id FROM jsonb_to_recordset($to) AS a (place int, kind text, id uuid)
  ), named AS (
    SELECT a.*, CASE a.kind WHEN 'person' THEN u.full_name WHEN 'department' THEN d.name ELSE $managersLabel END AS name
    FROM asked a
    LEFT JOIN users u ON a.kind = 'person' AND u.company_id = $companyId AND u.id = a.id AND u.is_active
    LEFT JOIN departments d ON a.kind = 'department' AND d.company_id = $companyId AND d.id = a.id
  ), people AS (
    SELECT u.id FROM users u
    WHERE u.company_id = $companyId AND u.is_active AND u.id <> $senderId AND (
      u.id IN (SELECT id FROM asked WHERE kind = 'person')
      OR u.department_id IN (SELECT id FROM asked WHERE kind = 'department')
      OR u.role = ANY ('{${managerRoles.join(',')}}') AND EXISTS (SELECT FROM asked WHERE kind = 'managers'))
  ), sent AS (
    INSERT INTO mail_messages (company_id, id, sender_id, to_addresses, subject, body, preview, labels, recipient_count, copies_left, search, created_at)
    SELECT $companyId, $messageId, $senderId, n.addresses, $subject, $body, $preview, $labels, p.people, p.people + 1,
      ' ' || fold(regexp_replace(concat_ws(' ', $subject::text, s.full_name, n.names, $body::text), '\\s+', ' ', 'g')), $createdAt
    FROM users s,
      (SELECT jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'name', name) ORDER BY place) AS addresses,
        string_agg(name, ' ' ORDER BY place) AS names, count(*) FILTER (WHERE name IS NULL) AS unknown FROM named) n,
      (SELECT count(*)::int AS people FROM people) p
    WHERE s.company_id = $companyId AND s.id = $senderId AND n.unknown = 0 AND p.people > 0
    RETURNING id
  ), copies AS (
    INSERT INTO mail_copies (company_id, message_id, user_id, is_sender, folder, read_at)
    SELECT $companyId, sent.id, p.id, false, 'inbox', NULL FROM people p, sent
    UNION ALL SELECT $companyId, sent.id, $senderId, true, 'sent', $createdAt FROM sent
  ), attached AS (
    UPDATE mail_attachments a SET message_id = sent.id, place = asked.place
    FROM sent, unnest($attachmentIds::uuid[]) WITH ORDINALITY AS asked (id, place)
    WHERE a.company_id = $companyId AND a.id = asked.id AND a.uploader_id = $senderId AND a.message_id IS NULL AND a.type IS NOT NULL
    RETURNING a.id
  )
  SELECT (SELECT count(*)::int FROM people) AS recipients, (SELECT count(*)::int FROM named WHERE name IS NULL) AS unknown,
    (SELECT count(*)::int FROM attached) AS attached`)

/** News of a message that was opened in the mailbox are no longer new. */
const readNews = (condition: string) => `
  news AS (
    UPDATE notifications SET read_at = ${condition}
    WHERE company_id = $1 AND user_id = $2 AND id = $3 AND read_at IS NULL)`
const change = prepared<{
  companyId: string
  userId: string
  messageId: string
  isRead: boolean | null
  isArchived: boolean | null
  at: Date
}>(`
  WITH ${readNews('CASE WHEN $isRead::boolean THEN $at::timestamptz END')}
  UPDATE mail_copies SET
    read_at = CASE $isRead::boolean WHEN true THEN coalesce(read_at, $at) WHEN false THEN NULL ELSE read_at END,
    folder = CASE $isArchived::boolean WHEN true THEN 'archived' WHEN false THEN CASE WHEN is_sender THEN 'sent' ELSE 'inbox' END ELSE folder END
  WHERE company_id = $companyId AND user_id = $userId AND message_id = $messageId AND deleted_at IS NULL`)

/** The row of the message is locked by the count, so one of two people who delete the last copies sees zero. */
const remove = prepared<{ companyId: string; userId: string; messageId: string; at: Date }, { copies_left: number }>(`
  WITH ${readNews('$at')},
  gone AS (
    UPDATE mail_copies SET deleted_at = $at
    WHERE company_id = $companyId AND user_id = $userId AND message_id = $messageId AND deleted_at IS NULL RETURNING message_id
  )
  UPDATE mail_messages m SET copies_left = m.copies_left - 1 FROM gone
  WHERE m.company_id = $companyId AND m.id = gone.message_id RETURNING m.copies_left`)
const forget = prepared<{ companyId: string; messageId: string }>(
  'DELETE FROM mail_messages WHERE company_id = $companyId AND id = $messageId AND copies_left = 0',
)

export class PostgresMessages extends Messages {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async send(message: Message, to: readonly Recipient[], attachmentIds: readonly string[]): Promise<Delivery> {
    const values = {
      companyId: message.companyId,
      senderId: message.senderId,
      to: JSON.stringify(to.map((recipient, place) => ({ place, ...recipient }))),
      managersLabel,
      messageId: message.id,
      subject: message.subject,
      body: message.body,
      preview: message.preview,
      labels: message.labels,
      createdAt: message.createdAt,
      attachmentIds,
    }
    return (await this.#db.rows(send, values))[0] as Delivery
  }

  async change(companyId: string, userId: string, messageId: string, to: CopyChange, at: Date): Promise<boolean> {
    const values = { companyId, userId, messageId, isRead: to.isRead ?? null, isArchived: to.isArchived ?? null, at }
    return (await this.#db.change(change, values)) === 1
  }

  async remove(companyId: string, userId: string, messageId: string, at: Date): Promise<boolean> {
    const left = await this.#db.row(remove, { companyId, userId, messageId, at })
    if (left?.copies_left === 0) await this.#db.change(forget, { companyId, messageId })
    return left !== null
  }
}
