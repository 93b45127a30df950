import { type Image, Images, type KeptImage } from '../../core/images/index.ts'
import { type Database, prepared } from '../kernel/database.ts'

/** Locks the row too, so that uploads of one company are counted one after the other. */
const openStorage = prepared(`
  INSERT INTO image_storage (company_id, bytes) VALUES ($1, 0) ON CONFLICT (company_id) DO UPDATE SET bytes = image_storage.bytes`)

const keep = prepared(`
  WITH same AS (
    UPDATE images SET uploaded_at = $6 WHERE company_id = $1 AND hash = sha256($3::bytea) RETURNING id, width, height
  ), room AS (
    UPDATE image_storage SET bytes = bytes + length($3::bytea)
    WHERE company_id = $1 AND bytes + length($3::bytea) <= $7 AND NOT EXISTS (SELECT FROM same) RETURNING company_id
  ), added AS (
    INSERT INTO images (company_id, id, content, width, height, created_at, uploaded_at)
    SELECT company_id, $2, $3::bytea, $4::int, $5::int, $6::timestamptz, $6 FROM room RETURNING id, width, height
  )
  SELECT * FROM same UNION ALL SELECT * FROM added`)

export class PostgresImages extends Images {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  keep({ companyId, id, content, width, height, createdAt }: Image, maxBytes: number): Promise<KeptImage | null> {
    return this.#db.run(async () => {
      await this.#db.change(openStorage, [companyId])
      return this.#db.row<KeptImage & object>(keep, [companyId, id, content, width, height, createdAt, maxBytes])
    })
  }
}
