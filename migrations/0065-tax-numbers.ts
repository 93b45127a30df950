import type { MigrationInterface, QueryRunner } from 'typeorm'

/** By which two companies of the same name are told apart. Branches may share one, so it is not unique (record 0140). */
export class TaxNumbers1769904000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies ADD COLUMN tax_number text CHECK (tax_number ~ '^[0-9]{10}$');
      COMMENT ON COLUMN companies.tax_number IS 'vergi kimlik numarası; never the number of a person';
      CREATE INDEX companies_by_tax_number ON companies (tax_number) WHERE tax_number IS NOT NULL;
      CREATE INDEX applications_by_tax_number ON applications ((new_company ->> 'taxNumber'))
        WHERE new_company ->> 'taxNumber' IS NOT NULL;
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX applications_by_tax_number;
      ALTER TABLE companies DROP COLUMN tax_number;
    `)
  }
}
