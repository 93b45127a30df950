import { type Attachment, Attachments } from '../../core/mail/index.ts'
import { type Database, prepared } from '../kernel/database.ts'

const openStorage = prepared('INSERT INTO mail_storage (company_id, bytes) VALUES ($1, 0) ON CONFLICT DO NOTHING')
const begin = prepared(`
  INSERT INTO mail_attachments (company_id, id, uploader_id, name, size, created_at) VALUES ($1, $2, $3, $4, 0, $5)`)

/** However many uploads race, only parts that still fit are kept. */
const append = prepared(`
  WITH room AS (
    UPDATE mail_storage SET bytes = bytes + length($4::bytea)
    WHERE company_id = $1 AND bytes + length($4::bytea) <= $5 RETURNING company_id
  ), grown AS (
    UPDATE mail_attachments a SET size = a.size + length($4::bytea) FROM room WHERE a.company_id = $1 AND a.id = $2 RETURNING a.id
  )
  INSERT INTO mail_attachment_parts (company_id, attachment_id, place, content) SELECT $1, id, $3, $4 FROM grown`)
const part = prepared(`
  SELECT content FROM mail_attachment_parts WHERE company_id = $1 AND attachment_id = $2 AND place = $3`)
const complete = prepared('UPDATE mail_attachments SET name = $3, type = $4 WHERE company_id = $1 AND id = $2')
const discard = prepared('DELETE FROM mail_attachments WHERE company_id = $1 AND id = $2 AND message_id IS NULL')

export class PostgresAttachments extends Attachments {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async begin({ companyId, id, uploaderId, name, createdAt }: Attachment): Promise<void> {
    await this.#db.change(openStorage, [companyId])
    await this.#db.change(begin, [companyId, id, uploaderId, name, createdAt])
  }

  async append({ companyId, id }: Attachment, place: number, content: Uint8Array, maxBytes: number): Promise<boolean> {
    return (await this.#db.change(append, [companyId, id, place, content, maxBytes])) === 1
  }

  /** A statement for each part, so that no connection waits for a slow client. */
  async *parts({ companyId, id, size }: Pick<Attachment, 'companyId' | 'id' | 'size'>): AsyncGenerator<Uint8Array> {
    for (let place = 0, sent = 0; sent < size; place++) {
      const row = await this.#db.row<{ content: Buffer }>(part, [companyId, id, place])
      if (row === null) throw new Error('The file was removed while it was being read.')
      yield row.content
      sent += row.content.length
    }
  }

  async complete({ companyId, id, name, type }: Attachment): Promise<void> {
    await this.#db.change(complete, [companyId, id, name, type])
  }

  async discard({ companyId, id }: Attachment): Promise<void> {
    await this.#db.change(discard, [companyId, id])
  }
}
