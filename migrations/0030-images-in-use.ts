import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Lets the database know which uploaded pictures are in use, so that the others can be removed (decision 0052). */
export class ImagesInUse1766188800030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE images ADD COLUMN uploaded_at timestamptz;
       UPDATE images SET uploaded_at = created_at;
       ALTER TABLE images ALTER COLUMN uploaded_at SET NOT NULL;
       CREATE INDEX images_by_upload ON images (uploaded_at);
       COMMENT ON COLUMN images.uploaded_at IS 'when it was sent the last time; created_at is the first';
       ${users.map(pointTo).join('\n')}`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `${users.map(({ table, column }) => `ALTER TABLE ${table} DROP COLUMN ${column};`).join('\n')}
       ALTER TABLE images DROP COLUMN uploaded_at;`,
    )
  }
}

/** The tables that use pictures, with the columns of the company and of the address. */
const users = [
  { table: 'products', company: 'supplier_id', address: 'image_url', column: 'image_id' },
  { table: 'dishes', company: 'catering_id', address: 'image_url', column: 'image_id' },
  { table: 'companies', company: 'id', address: 'logo_url', column: 'logo_id' },
]

/** An address whose upload does not exist shows nothing, so it is cleared. */
const pointTo = ({ table, company, address, column }: (typeof users)[number]): string => `
  UPDATE ${table} t SET ${address} = NULL WHERE ${address} LIKE '/api/images/%'
    AND NOT EXISTS (SELECT FROM images i WHERE i.company_id = t.${company} AND t.${address} = '/api/images/' || i.company_id || '/' || i.id);
  ALTER TABLE ${table} ADD COLUMN ${column} text GENERATED ALWAYS AS (substring(${address} FROM '^/api/images/[0-9a-f-]{36}/([[:alnum:]_-]{43})$')) STORED;
  ALTER TABLE ${table} ADD CONSTRAINT ${table}_image FOREIGN KEY (${company}, ${column}) REFERENCES images (company_id, id);
  CREATE INDEX ${table}_by_image ON ${table} (${company}, ${column}) WHERE ${column} IS NOT NULL;`
