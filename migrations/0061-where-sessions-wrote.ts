import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Where the session wrote last, as a position in the write-ahead log, so that a replica that lacks it is not asked. A
 * new session begins after all that the person did in earlier ones. The default is set on its own, since a column that
 * is added with it would rewrite the table.
 */
export class WhereSessionsWrote1769299200061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions ADD COLUMN written_up_to pg_lsn;
      ALTER TABLE sessions ALTER COLUMN written_up_to SET DEFAULT pg_current_wal_insert_lsn()`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN written_up_to')
  }
}
