import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['companies', 'shifts', 'users', 'menu_days']

/**
 * Whatever several people may edit gets a version that counts its changes, so that nobody overwrites what they have not
 * seen.
 */
export class Versions1764288000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN version int NOT NULL DEFAULT 1 CHECK (version > 0)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN version`)
  }
}
