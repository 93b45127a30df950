import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When a partnership ends, or its end is withdrawn, open statements are settled again: their last day may move (rule H1). */
export class SettledEnds1770422400085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION settle_end() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO statement_changes (catering_id, corporate_id, date)
        SELECT catering_id, corporate_id, first_day
        FROM statements
        WHERE catering_id = NEW.catering_id AND corporate_id = NEW.corporate_id AND agreed_at IS NULL
        ORDER BY first_day
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER settle_end AFTER UPDATE OF ends_on, ended_at ON partnerships
        FOR EACH ROW
        WHEN (
          (OLD.ends_on, OLD.ended_at) IS DISTINCT FROM (NEW.ends_on, NEW.ended_at) AND NEW.partnership_type = 'catering'
        )
        EXECUTE FUNCTION settle_end();
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER settle_end ON partnerships;
      DROP FUNCTION settle_end;
    `)
  }
}
