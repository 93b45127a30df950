import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What somebody always eats on a weekday of a shift, and the days on which they decided otherwise (rule M16). */
export class StandingChoices1766707200033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE standing_choices (
        company_id uuid NOT NULL,
        user_id uuid NOT NULL,
        shift_id uuid NOT NULL,
        weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
        label text CHECK (length(label) BETWEEN 1 AND 60),
        folded text GENERATED ALWAYS AS (fold(label)) STORED,
        PRIMARY KEY (user_id, shift_id, weekday),
        FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id) ON DELETE CASCADE,
        FOREIGN KEY (company_id, shift_id) REFERENCES shifts (company_id, id) ON DELETE CASCADE
      );
      COMMENT ON COLUMN standing_choices.label IS 'null for somebody who does not eat then';
      CREATE INDEX standing_choices_of_shift ON standing_choices (company_id, shift_id, user_id);

      CREATE TABLE standing_exceptions (
        company_id uuid NOT NULL,
        user_id uuid NOT NULL,
        shift_id uuid NOT NULL,
        date date NOT NULL,
        PRIMARY KEY (user_id, shift_id, date),
        FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id) ON DELETE CASCADE
      );
      COMMENT ON TABLE standing_exceptions IS 'days on which somebody withdrew their choice, so that no standing one takes its place';
      CREATE INDEX standing_exceptions_by_date ON standing_exceptions (date);

      ALTER TABLE choices ADD COLUMN source text NOT NULL DEFAULT 'own' CHECK (source IN ('own', 'standing'));
      COMMENT ON COLUMN choices.source IS 'standing: made by a standing choice, until the person makes it their own';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE standing_exceptions, standing_choices; ALTER TABLE choices DROP COLUMN source')
  }
}
