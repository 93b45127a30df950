import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The menu of a firm names the day that its catering closed, so renaming such a day is a change of the menu (0124). A
 * closed day keeps how many choices it cancelled.
 */
export class NamedClosings1770422400087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE closed_days ADD COLUMN cancelled_choices int NOT NULL DEFAULT 0 CHECK (cancelled_choices >= 0);
      ${following(`
        SELECT company_id FROM changed
        UNION
        SELECT d.corporate_id
        FROM changed c
        JOIN menu_days d ON d.catering_id = c.company_id AND d.date = c.date AND d.status = 'suspended'`)}
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE closed_days DROP COLUMN cancelled_choices;
      ${following('SELECT company_id FROM changed')}
    `)
  }
}

const following = (firms: string) => `
CREATE OR REPLACE FUNCTION follow_closed_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM suspend_menus(array_agg(DISTINCT company_id), array_agg(DISTINCT date)) FROM changed;
  PERFORM mark_menus(ARRAY(${firms}));
  RETURN NULL;
END $$;
`
