import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The link at which an applicant can see the state of the application (rule I13). */
export class ApplicationLinks1768435200055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE applications ADD COLUMN link_hash text UNIQUE CHECK (link_hash ~ '^[0-9a-f]{64}$');
      COMMENT ON COLUMN applications.link_hash IS 'SHA-256 of the secret in the link; null for applications without one';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE applications DROP COLUMN link_hash')
  }
}
