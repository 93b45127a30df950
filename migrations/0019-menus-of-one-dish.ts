import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A day may have a single dish (rule R7), and groups get a version (rule W9). */
export class MenusOfOneDish1765238400019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menu_days DROP CONSTRAINT menu_days_options_check,
        ADD CONSTRAINT menu_days_options_check CHECK (jsonb_array_length(options) BETWEEN 1 AND 4);
      ALTER TABLE corporate_groups ADD COLUMN version int NOT NULL DEFAULT 1;
    `)
  }

  /** The database refuses this while any day has a single dish. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE corporate_groups DROP COLUMN version;
      ALTER TABLE menu_days DROP CONSTRAINT menu_days_options_check,
        ADD CONSTRAINT menu_days_options_check CHECK (jsonb_array_length(options) BETWEEN 2 AND 4);
    `)
  }
}
