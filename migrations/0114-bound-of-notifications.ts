import type { MigrationInterface, QueryRunner } from 'typeorm'
import { holdBriefly } from './0113-bound-of-choices.ts'

/** As 0113: an id begins with its time, and none will be of a later month before the table is divided. */
export class BoundOfNotifications1770422400114 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(timesOfIds)
    const [{ bound }] = (await runner.query(
      `SELECT least_id(date_trunc('month', greatest(now(), time_of_id(latest)) AT TIME ZONE 'UTC') + interval '3 months') AS bound
       FROM (SELECT (SELECT id FROM notifications ORDER BY id DESC LIMIT 1) AS latest) n`,
    )) as [{ bound: string }]
    await holdBriefly(
      runner,
      `ALTER TABLE notifications ADD CONSTRAINT notifications_until CHECK (id < '${bound}') NOT VALID`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications DROP CONSTRAINT notifications_until;
      DROP FUNCTION least_id, time_of_id`)
  }
}

/** Of UUIDv7, whose first 48 bits are milliseconds. */
const timesOfIds = `
CREATE FUNCTION time_of_id(id uuid) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
$$;
CREATE FUNCTION least_id(since timestamp) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM since) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
COMMENT ON FUNCTION least_id IS 'the least id of that time, which is in UTC';
`
