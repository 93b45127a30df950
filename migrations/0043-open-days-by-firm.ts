import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Open days, by firm. PostgreSQL used the index by date alone even for a single firm, because it estimates the dates of
 * open days to be as rare as those of all days, and so read the open days of all firms.
 */
export class OpenDaysByFirm1767398400043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX menu_days_without_list;
      CREATE INDEX menu_days_without_list ON menu_days (corporate_id, date) WHERE status = 'published' AND closed_at IS NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX menu_days_without_list;
      CREATE INDEX menu_days_without_list ON menu_days (date) WHERE status = 'published' AND closed_at IS NULL`)
  }
}
