import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What people of a firm contribute to their meals, and what they object to in a month (rule H4). */
export class Contributions1770422400082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contributions (
        company_id uuid NOT NULL REFERENCES companies,
        first_day date NOT NULL,
        kind text NOT NULL CHECK (kind IN ('per_meal', 'monthly', 'none')),
        amount numeric(12, 2) CHECK (amount > 0 AND amount <= 10000),
        set_at timestamptz NOT NULL,
        PRIMARY KEY (company_id, first_day),
        CHECK ((amount IS NULL) = (kind = 'none')),
        CHECK (kind <> 'monthly' OR extract(day FROM first_day) = 1)
      );
      COMMENT ON TABLE contributions IS 'each in force until the next one begins';

      CREATE TABLE month_objections (
        company_id uuid NOT NULL,
        user_id uuid NOT NULL,
        month date NOT NULL CHECK (extract(day FROM month) = 1),
        created_at timestamptz NOT NULL,
        PRIMARY KEY (company_id, user_id, month),
        FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id) ON DELETE CASCADE
      );
      COMMENT ON TABLE month_objections IS 'who wrote to the managers about the number of a month';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE month_objections, contributions')
  }
}
