import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How the meals of a contract are settled, agreed with its price (rule H1). */
export class BillingTerms1770422400077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offers
        ADD COLUMN vat_rate smallint NOT NULL DEFAULT 10 CHECK (vat_rate IN (1, 10, 20)),
        ADD COLUMN period text NOT NULL DEFAULT 'month' CHECK (period IN ('month', 'half_month', 'week')),
        ADD COLUMN minimum_portions int CHECK (minimum_portions BETWEEN 1 AND 100000),
        ADD COLUMN minimum_days smallint[]
          CHECK (minimum_days <@ '{1,2,3,4,5,6,7}' AND cardinality(minimum_days) BETWEEN 1 AND 7),
        ADD CHECK ((minimum_portions IS NULL) = (minimum_days IS NULL));
      COMMENT ON COLUMN offers.vat_rate IS 'KDV in percent, from the first day of the terms on';
      COMMENT ON COLUMN offers.minimum_portions IS 'guaranteed to the catering on each of minimum_days; null: none';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE offers DROP COLUMN vat_rate, DROP COLUMN period, DROP COLUMN minimum_portions, DROP COLUMN minimum_days;
    `)
  }
}
