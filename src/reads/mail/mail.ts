import type { AttachmentId, CompanyId, MessageId, UserId } from '../../core/shared/index.ts'
import { lasts, planned, prepared } from '../../persistence/index.ts'
import type {
  Attachment,
  MailFolder,
  Message,
  MessageSummary,
  Page,
  UnreadMessages,
} from '../kernel/contract-shapes.ts'
import { containing } from '../kernel/search-text.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { Reads } from '../kernel/reads.ts'

/** Counting stops here: beyond a thousand, nobody cares about the number. */
const maxUnread = 1000

const attachmentsOf = `
  coalesce((
    SELECT json_agg(json_build_object('id', a.id, 'name', a.name, 'size', a.size, 'type', a.type) ORDER BY a.place)
    FROM mail_attachments a
    WHERE a.company_id = coalesce(m.from_company_id, m.company_id) AND a.message_id = m.id
  ), '[]')`

/** The copy `c` of the message `m` from the sender `s`, of the partner `k` if they belong to one (rule P4). */
const summary = `
  'id', m.id, 'from_address', CASE
    WHEN k.id IS NULL THEN json_build_object('kind', 'person', 'id', s.id, 'name', s.full_name)
    ELSE json_build_object('kind', 'partner', 'id', k.id, 'name', k.name)
  END,
  'from_person', CASE WHEN k.id IS NOT NULL THEN s.full_name END,
  'to_addresses', m.to_addresses, 'recipient_count', m.recipient_count, 'subject', m.subject, 'preview', m.preview,
  'labels', m.labels, 'attachments', ${attachmentsOf}, 'is_read', c.read_at IS NOT NULL, 'folder', c.folder,
  'is_own', c.is_sender,
  'read_by', CASE WHEN c.is_sender OR c.read_at IS NULL THEN '[]' ELSE json_build_array(c.user_id) END,
  'created_at', ${instant('m.created_at')}`

const joined = `
  JOIN mail_messages m ON m.company_id = c.company_id AND m.id = c.message_id
  JOIN users s
    ON s.company_id = coalesce(m.from_company_id, m.company_id) AND s.id = coalesce(m.from_user_id, m.sender_id)
  LEFT JOIN companies k ON k.id = m.from_company_id`

const unreadIn = (folder: MailFolder) => `
  (
    SELECT count(*)::int
    FROM (
      SELECT
      FROM mail_copies
      WHERE company_id = $companyId
        AND user_id = $userId
        AND folder = '${folder}'
        AND deleted_at IS NULL
        AND read_at IS NULL
      LIMIT ${maxUnread}
    ) one
  )`
const unread = `json_build_object('inbox', ${unreadIn('inbox')}, 'archived', ${unreadIn('archived')})`

interface ListValues {
  companyId: CompanyId
  userId: UserId
  folder: MailFolder
  limit: number
  offset: number
}
interface Listed {
  messages: MessageSummary[]
  unread: UnreadMessages
}

/** Ids are UUIDv7, so ordering by id is ordering by time. Selects one extra row to know whether there are more. */
const listOf = (found: string) => `
  SELECT ${unread} AS unread,
    coalesce((
      SELECT json_agg(json_build_object(${summary}) ORDER BY c.message_id DESC)
      FROM (
        SELECT c.*
        FROM mail_copies c ${found}
        WHERE c.company_id = $companyId AND c.user_id = $userId AND c.folder = $folder AND c.deleted_at IS NULL
        ORDER BY c.message_id DESC
        LIMIT $limit + 1 OFFSET $offset
      ) c
      ${joined}
    ), '[]') AS messages`
const list = prepared<ListValues, Listed>(listOf(''))
const search = planned<ListValues & { typed: string }, Listed>(
  listOf(`
        JOIN mail_messages f
          ON f.company_id = c.company_id
          AND f.id = c.message_id
          AND f.company_id = $companyId
          AND f.search LIKE $typed`),
)

const counts = prepared<{ companyId: CompanyId; userId: UserId }, { unread: UnreadMessages }>(
  `SELECT ${unread} AS unread`,
)

const maxReaders = 100
/** The copies `r` that were read in these companies, for the sender of the copy `c`. */
const readCopies = (companies: string) => `mail_copies r
      WHERE c.is_sender
        AND r.company_id IN (${companies})
        AND r.message_id = c.message_id
        AND NOT r.is_sender
        AND r.read_at IS NOT NULL`

/** Whether nobody whom a reply goes to is a former partner, or one that is suspended; as for sending (rule P4). */
const canReply = `
  NOT EXISTS (
    SELECT
    FROM (
      SELECT m.from_company_id AS id
      WHERE m.from_company_id IS NOT NULL
      UNION ALL
      SELECT (a ->> 'id')::uuid
      FROM jsonb_array_elements(m.to_addresses) a
      WHERE c.is_sender AND a ->> 'kind' = 'partner'
    ) k
    WHERE NOT EXISTS (
      SELECT
      FROM partnerships p
      WHERE (
          p.catering_id = $companyId AND p.partner_id = k.id
          OR p.partner_id = $companyId AND p.catering_id = k.id
        )
        AND ${lasts('$now::timestamptz')} AND NOT p.is_suspended
    )
  )`

const one = prepared<
  { companyId: CompanyId; userId: UserId; messageId: MessageId; now: Date },
  { message: Message; read_count: number; readers: string[] }
>(`
  SELECT json_build_object(${summary}, 'body', m.body, 'from_department', d.name,
      'can_reply', ${canReply}) AS message,
    (
      SELECT count(*)::int
      FROM ${readCopies(`
        SELECT c.company_id
        UNION ALL
        SELECT t.company_id FROM mail_messages t WHERE t.from_company_id = c.company_id AND t.id = c.message_id`)}
    ) AS read_count,
    coalesce((
      SELECT json_agg(user_id ORDER BY read_at, user_id)
      FROM (
        SELECT r.user_id, r.read_at
        FROM ${readCopies('c.company_id')}
        ORDER BY r.read_at, r.user_id
        LIMIT ${maxReaders}
      ) r
    ), '[]') AS readers
  FROM mail_copies c
  ${joined}
  LEFT JOIN departments d ON d.company_id = m.company_id AND d.id = s.department_id
  WHERE c.company_id = $companyId AND c.user_id = $userId AND c.message_id = $messageId AND c.deleted_at IS NULL`)

/** A file of a message, kept by the company of its writer. */
interface StoredAttachment extends Attachment {
  companyId: CompanyId
}

const attachment = prepared<
  { companyId: CompanyId; userId: UserId; messageId: MessageId; attachmentId: AttachmentId },
  Omit<StoredAttachment, 'type'> & { type: Attachment['type'] | null }
>(`
  SELECT a.company_id AS "companyId", a.id, a.name, a.size, a.type
  FROM mail_copies c
  JOIN mail_messages m ON m.company_id = c.company_id AND m.id = c.message_id
  JOIN mail_attachments a ON a.company_id = coalesce(m.from_company_id, m.company_id) AND a.message_id = m.id
  WHERE c.company_id = $companyId
    AND c.user_id = $userId
    AND c.message_id = $messageId
    AND c.deleted_at IS NULL
    AND a.id = $attachmentId`)

export class MailReads extends Reads {
  async list(
    companyId: CompanyId,
    userId: UserId,
    { folder, search: typed }: { folder: MailFolder; search: string },
    { limit, offset }: Page,
  ): Promise<{ messages: MessageSummary[]; has_more: boolean; unread: UnreadMessages }> {
    const values = { companyId, userId, folder, limit, offset }
    const [row] = await (typed.trim() === ''
      ? this.db.rows(list, values)
      : this.db.rows(search, { ...values, typed: containing(typed) }))
    const { messages, unread } = row as Listed
    return { messages: messages.slice(0, limit), has_more: messages.length > limit, unread }
  }

  async unread(companyId: CompanyId, userId: UserId): Promise<UnreadMessages> {
    return (await this.db.rows(counts, { companyId, userId }))[0]!.unread
  }

  async one(companyId: CompanyId, userId: UserId, messageId: MessageId): Promise<Message | null> {
    const row = await this.db.row(one, { companyId, userId, messageId, now: this.clock.now() })
    if (row === null) return null
    const { message, read_count, readers } = row
    return message.is_own ? { ...message, read_by: readers, read_count } : { ...message, read_count: null }
  }

  /** A file of a message that the person can read; only files of sent messages have a type. */
  async attachment(
    companyId: CompanyId,
    userId: UserId,
    messageId: MessageId,
    attachmentId: AttachmentId,
  ): Promise<StoredAttachment | null> {
    const row = await this.db.row(attachment, { companyId, userId, messageId, attachmentId })
    return row as StoredAttachment | null
  }
}
