import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How long a firm's choices keep their person, and how far each firm's have lost it (rule D2, 0179). */
export class Retention1770422400104 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies ADD COLUMN retention_months smallint NOT NULL DEFAULT 13 CHECK (retention_months BETWEEN 1 AND 24);
      COMMENT ON COLUMN companies.retention_months IS 'of firms: how long choices keep their person, from the meal on';
      CREATE TABLE retention_marks (
        company_id uuid NOT NULL REFERENCES companies,
        scope text NOT NULL CHECK (scope IN ('choices', 'skips')),
        kept_from date NOT NULL,
        repeat_before date,
        PRIMARY KEY (company_id, scope)
      );
      COMMENT ON COLUMN retention_marks.kept_from IS 'choices before this date have no person any longer';
      COMMENT ON COLUMN retention_marks.repeat_before IS 'choices before this date had lost their person when the database that a backup replaced was lost';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE retention_marks; ALTER TABLE companies DROP COLUMN retention_months')
  }
}
