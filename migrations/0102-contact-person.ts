import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whom partners ask for (rule P11). */
export class ContactPerson1770422400102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies ADD COLUMN contact_name text CHECK (contact_name <> '' AND length(contact_name) <= 100);
      COMMENT ON COLUMN companies.contact_name IS 'shown to active partners';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE companies DROP COLUMN contact_name`)
  }
}
