import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Devices that receive a person's notifications, each for as long as the session that subscribed it. */
export class Push1765670400024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_devices (
        id uuid PRIMARY KEY,
        session_hash bytea NOT NULL UNIQUE REFERENCES sessions ON DELETE CASCADE,
        endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
        p256dh text NOT NULL,
        auth text NOT NULL,
        created_at timestamptz NOT NULL
      );
      COMMENT ON TABLE push_devices IS 'the session says whose device it is; when it ends, so does this';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_devices')
  }
}
