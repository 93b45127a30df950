import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Portions for guests of a firm, who have no names (rule Y3). */
export class Guests1770422400079 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE guests (
        corporate_id uuid NOT NULL,
        shift_id uuid NOT NULL,
        date date NOT NULL,
        department_id uuid,
        option_key text CHECK (length(option_key) BETWEEN 1 AND 60),
        portions int NOT NULL CHECK (portions BETWEEN 0 AND 999),
        UNIQUE NULLS NOT DISTINCT (corporate_id, shift_id, date, department_id, option_key),
        FOREIGN KEY (corporate_id, shift_id) REFERENCES shifts (company_id, id) ON DELETE CASCADE,
        FOREIGN KEY (corporate_id, department_id) REFERENCES departments (company_id, id)
      );
      COMMENT ON COLUMN guests.option_key IS 'null: a number only';
      COMMENT ON COLUMN guests.portions IS '0: nobody, although a weekly number says otherwise';

      CREATE TABLE guest_repeats (
        corporate_id uuid NOT NULL,
        shift_id uuid NOT NULL,
        weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
        department_id uuid,
        portions int NOT NULL CHECK (portions BETWEEN 1 AND 999),
        UNIQUE NULLS NOT DISTINCT (corporate_id, shift_id, weekday, department_id),
        FOREIGN KEY (corporate_id, shift_id) REFERENCES shifts (company_id, id) ON DELETE CASCADE,
        FOREIGN KEY (corporate_id, department_id) REFERENCES departments (company_id, id)
      );
      COMMENT ON TABLE guest_repeats IS 'guests of every week, on days for which their department has saved no number';
      COMMENT ON COLUMN guest_repeats.weekday IS '1 = Monday';

      ALTER TABLE kitchen_lists
        ADD COLUMN guests jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN guest_portions int NOT NULL DEFAULT 0 CHECK (guest_portions >= 0);
      COMMENT ON COLUMN kitchen_lists.guests IS
        'by department and option: [{department, key, count}]; key is null for a number only; not in counts and meals';
      COMMENT ON COLUMN kitchen_lists.guest_portions IS 'the sum of guests';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE kitchen_lists DROP COLUMN guests, DROP COLUMN guest_portions;
      DROP TABLE guest_repeats, guests;
    `)
  }
}
