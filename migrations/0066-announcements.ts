import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What administrators and the operator announce to everybody or to one kind of people (rule A6). */
export class Announcements1769990400066 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE announcements (
        id uuid PRIMARY KEY,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 300),
        audience text NOT NULL CHECK (audience IN ('everybody', 'employees', 'corporate', 'catering', 'supplier')),
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        place smallint NOT NULL CHECK (place BETWEEN 1 AND 3),
        written_at timestamptz NOT NULL,
        written_by uuid REFERENCES administrators,
        withdrawn_at timestamptz,
        CHECK (ends_at > starts_at),
        EXCLUDE USING gist (int4range(place, place, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&)
          WHERE (withdrawn_at IS NULL)
      );
      COMMENT ON COLUMN announcements.place IS 'at most one announcement has each place at any time, so that three are shown at most';
      COMMENT ON COLUMN announcements.written_by IS 'null for the operator at the command line';
      CREATE INDEX announcements_by_end ON announcements (ends_at) WHERE withdrawn_at IS NULL;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE announcements')
  }
}
