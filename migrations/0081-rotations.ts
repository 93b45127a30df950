import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Usual shifts that change from week to week (rule M11). Those of every week come back each week from any Monday. */
export class Rotations1770422400081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE usual_shifts
        ADD COLUMN monday date NOT NULL DEFAULT '2024-01-01' CHECK (extract(isodow FROM monday) = 1),
        ADD COLUMN every_weeks smallint NOT NULL DEFAULT 1 CHECK (every_weeks BETWEEN 1 AND 8),
        DROP CONSTRAINT usual_shifts_pkey,
        ADD PRIMARY KEY (user_id, shift_id, monday, every_weeks);
      COMMENT ON COLUMN usual_shifts.monday IS 'of a week in which the person works the shift';
      COMMENT ON COLUMN usual_shifts.every_weeks IS 'after how many weeks it comes back; the same in all rows of a person';
      DROP INDEX usual_shifts_of_shift;
      CREATE INDEX usual_shifts_of_shift ON usual_shifts (company_id, shift_id, user_id) INCLUDE (monday, every_weeks);
      CREATE INDEX rotating_shifts ON usual_shifts (company_id) WHERE every_weeks > 1;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX rotating_shifts;
      DELETE FROM usual_shifts w
      USING usual_shifts other
      WHERE other.user_id = w.user_id AND other.shift_id = w.shift_id
        AND (other.monday, other.every_weeks) < (w.monday, w.every_weeks);
      ALTER TABLE usual_shifts
        DROP CONSTRAINT usual_shifts_pkey,
        DROP COLUMN monday,
        DROP COLUMN every_weeks,
        ADD PRIMARY KEY (user_id, shift_id);
      CREATE INDEX usual_shifts_of_shift ON usual_shifts (company_id, shift_id, user_id);
    `)
  }
}
