import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Reminders before a cut-off: when they are sent, who wants them, and for which days they were sent (rule M17). */
export class Reminders1766793600034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies ADD COLUMN reminder_hours smallint NOT NULL DEFAULT 3 CHECK (reminder_hours BETWEEN 1 AND 24);
      COMMENT ON COLUMN companies.reminder_hours IS 'so long before the cut-off people are reminded who chose nothing; of firms';
      ALTER TABLE users ADD COLUMN choice_reminders_enabled boolean NOT NULL DEFAULT true;
      ALTER TABLE menu_days ADD COLUMN reminded_at timestamptz;
      COMMENT ON COLUMN menu_days.reminded_at IS 'when those who chose nothing were reminded by themselves, once for a cut-off';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menu_days DROP COLUMN reminded_at;
      ALTER TABLE users DROP COLUMN choice_reminders_enabled;
      ALTER TABLE companies DROP COLUMN reminder_hours;
    `)
  }
}
