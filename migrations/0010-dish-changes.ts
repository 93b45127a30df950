import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A dish may change after people chose it, and each of them is notified (rule M4). A company's dashboard also reads
 * past caterings.
 */
export class DishChanges1764460800010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE choices ADD COLUMN replaced_meal text, ADD COLUMN is_replacement_seen boolean NOT NULL DEFAULT true,
        ADD CONSTRAINT choices_replacement CHECK (is_replacement_seen OR replaced_meal IS NOT NULL);
      CREATE INDEX partnerships_of_corporate ON partnerships (corporate_id);
      DROP INDEX partnerships_by_corporate;
      COMMENT ON COLUMN choices.replaced_meal IS 'what was chosen, where another dish took its place';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE choices DROP COLUMN replaced_meal, DROP COLUMN is_replacement_seen;
      CREATE INDEX partnerships_by_corporate ON partnerships (corporate_id) WHERE is_active;
      DROP INDEX partnerships_of_corporate;
    `)
  }
}
