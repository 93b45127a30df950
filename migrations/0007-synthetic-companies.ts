import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Load tests of older versions left two companies behind; what they did stays in the log, so they are only hidden. */
export class SyntheticCompanies1764201600007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies ADD COLUMN is_synthetic boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN companies.is_synthetic IS 'of a load test: hidden, and removed after the run';
      UPDATE companies SET is_active = false WHERE slug IN ('yuk-testi-firmasi', 'yuk-testi-catering');`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE companies DROP COLUMN is_synthetic')
  }
}
