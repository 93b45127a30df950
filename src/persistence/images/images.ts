import type { CompanyId } from '../../core/shared/index.ts'
import { type Image, Images, type KeptImage } from '../../core/images/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

/** Also locks the row, so that a company's bytes are counted for one upload at a time. */
const openStorage = prepared<{ companyId: CompanyId }>(`
  INSERT INTO image_storage (company_id, bytes)
  VALUES ($companyId, 0)
  ON CONFLICT (company_id) DO UPDATE SET bytes = image_storage.bytes`)

const keep = prepared<
  {
    companyId: CompanyId
    id: string
    content: Uint8Array
    width: number
    height: number
    createdAt: Date
    maxBytes: number
  },
  KeptImage
>(`
  WITH same AS (
    UPDATE images
    SET uploaded_at = $createdAt
    WHERE company_id = $companyId AND hash = sha256($content::bytea)
    RETURNING id, width, height
  ),
  room AS (
    UPDATE image_storage
    SET bytes = bytes + length($content::bytea)
    WHERE company_id = $companyId AND bytes + length($content::bytea) <= $maxBytes
      AND NOT EXISTS (SELECT FROM same)
    RETURNING company_id
  ),
  added AS (
    INSERT INTO images (company_id, id, content, width, height, created_at, uploaded_at)
    SELECT company_id, $id, $content::bytea, $width::int, $height::int, $createdAt::timestamptz, $createdAt
    FROM room
    RETURNING id, width, height
  )
  SELECT * FROM same
  UNION ALL
  SELECT * FROM added`)

export class PostgresImages extends Images {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  keep(image: Image, maxBytes: number): Promise<KeptImage | null> {
    return this.#db.run(async () => {
      await this.#db.change(openStorage, { companyId: image.companyId })
      return this.#db.row(keep, { ...image, maxBytes })
    })
  }
}
