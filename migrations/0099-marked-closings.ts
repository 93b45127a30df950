import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The menu of a firm names the days on which its caterings are closed, also those for which none had published a menu
 * (0124).
 */
export class MarkedClosings1770422400099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      following(`
        SELECT company_id FROM changed
        UNION
        SELECT p.corporate_id
        FROM changed c
        JOIN partnerships p ON p.catering_id = c.company_id
        WHERE p.corporate_id IS NOT NULL AND p.is_active`),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      following(`
        SELECT company_id FROM changed
        UNION
        SELECT d.corporate_id
        FROM changed c
        JOIN menu_days d ON d.catering_id = c.company_id AND d.date = c.date AND d.status = 'suspended'`),
    )
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
