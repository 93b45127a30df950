import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When backups were made and what became of them. */
export class Backups1769472000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backups (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        made_at timestamptz NOT NULL,
        finished_at timestamptz NOT NULL,
        bytes bigint CHECK (bytes > 0),
        failure text CHECK (failure IN ('disk_full', 'not_writable', 'interrupted', 'other')),
        CHECK ((bytes IS NULL) <> (failure IS NULL))
      );
      COMMENT ON COLUMN backups.made_at IS 'the instant whose data it has';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backups')
  }
}
