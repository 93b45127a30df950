import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Operating1764201600007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(syntheticCompanies + removedAdministrators)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies DROP COLUMN is_synthetic;
      DELETE FROM administrators WHERE removed_at IS NOT NULL;
      ALTER TABLE administrators DROP COLUMN removed_at;
      CREATE UNIQUE INDEX administrators_by_username ON administrators (fold(username));`)
  }
}

/** Load tests of older versions left two companies behind; their actions stay in the log, so they are only hidden. */
const syntheticCompanies = `
ALTER TABLE companies ADD COLUMN is_synthetic boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN companies.is_synthetic IS 'of a load test: hidden, and removed after the run';
UPDATE companies SET is_active = false WHERE slug IN ('yuk-testi-firmasi', 'yuk-testi-catering');
`

const removedAdministrators = `
ALTER TABLE administrators ADD COLUMN removed_at timestamptz;
COMMENT ON COLUMN administrators.removed_at IS 'the name stays for the log';
DROP INDEX administrators_by_username;
CREATE UNIQUE INDEX administrators_by_username ON administrators (fold(username)) WHERE removed_at IS NULL;
`
