import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Pictures of dishes, products and companies (rule S4). A company stores the same picture only once. */
export class Images1765152000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE image_storage (
        company_id uuid PRIMARY KEY REFERENCES companies ON DELETE CASCADE,
        bytes bigint NOT NULL CHECK (bytes >= 0)
      );

      CREATE TABLE images (
        company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
        id text NOT NULL CHECK (length(id) = 43),
        content bytea NOT NULL,
        hash bytea NOT NULL GENERATED ALWAYS AS (sha256(content)) STORED,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        created_at timestamptz NOT NULL,
        PRIMARY KEY (company_id, id),
        UNIQUE (company_id, hash)
      );
      ALTER TABLE images ALTER COLUMN content SET STORAGE EXTERNAL;
      COMMENT ON COLUMN images.id IS 'random: whoever knows the address may see the image';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE images, image_storage')
  }
}
