import type { CompanyId, UserId } from '../../core/shared/index.ts'
import { type Attachment, Attachments } from '../../core/mail/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const openStorage = prepared<{ companyId: CompanyId }>(
  'INSERT INTO mail_storage (company_id, bytes) VALUES ($companyId, 0) ON CONFLICT DO NOTHING',
)
const begin = prepared<{ companyId: CompanyId; id: string; uploaderId: UserId; name: string; createdAt: Date }>(`
  INSERT INTO mail_attachments (company_id, id, uploader_id, name, size, created_at)
  VALUES ($companyId, $id, $uploaderId, $name, 0, $createdAt)`)

/** Only parts that still fit are kept, however many uploads race. */
const append = prepared<{ companyId: CompanyId; id: string; place: number; content: Uint8Array; maxBytes: number }>(`
  WITH room AS (
    UPDATE mail_storage
    SET bytes = bytes + length($content::bytea)
    WHERE company_id = $companyId AND bytes + length($content::bytea) <= $maxBytes
    RETURNING company_id
  ),
  grown AS (
    UPDATE mail_attachments a
    SET size = a.size + length($content::bytea)
    FROM room
    WHERE a.company_id = $companyId AND a.id = $id
    RETURNING a.id
  )
  INSERT INTO mail_attachment_parts (company_id, attachment_id, place, content)
  SELECT $companyId, id, $place, $content
  FROM grown`)
const part = prepared<{ companyId: CompanyId; id: string; place: number }, { content: Buffer }>(`
  SELECT content
  FROM mail_attachment_parts
  WHERE company_id = $companyId AND attachment_id = $id AND place = $place`)
const complete = prepared<{ companyId: CompanyId; id: string; name: string; type: string | null }>(
  'UPDATE mail_attachments SET name = $name, type = $type WHERE company_id = $companyId AND id = $id',
)
const discard = prepared<{ companyId: CompanyId; id: string }>(
  'DELETE FROM mail_attachments WHERE company_id = $companyId AND id = $id AND message_id IS NULL',
)

export class PostgresAttachments extends Attachments {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async begin(attachment: Attachment): Promise<void> {
    await this.#db.change(openStorage, { companyId: attachment.companyId })
    await this.#db.change(begin, attachment)
  }

  async append({ companyId, id }: Attachment, place: number, content: Uint8Array, maxBytes: number): Promise<boolean> {
    return (await this.#db.change(append, { companyId, id, place, content, maxBytes })) === 1
  }

  /** One statement per part, so that no connection waits for a slow client. */
  async *parts({ companyId, id, size }: Pick<Attachment, 'companyId' | 'id' | 'size'>): AsyncGenerator<Uint8Array> {
    for (let place = 0, sent = 0; sent < size; place++) {
      const row = await this.#db.row(part, { companyId, id, place })
      if (row === null) throw new Error('The file was removed while it was being read.')
      yield row.content
      sent += row.content.length
    }
  }

  async complete(attachment: Attachment): Promise<void> {
    await this.#db.change(complete, attachment)
  }

  async discard({ companyId, id }: Attachment): Promise<void> {
    await this.#db.change(discard, { companyId, id })
  }
}
