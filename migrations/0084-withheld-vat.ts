import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Firms that withhold a part of the VAT say so, and their open statements are settled again (rule H1). */
export class WithheldVat1770422400084 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies ADD COLUMN withholds_vat boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT companies_withholds_vat_check CHECK (NOT withholds_vat OR type = 'corporate');
      COMMENT ON COLUMN companies.withholds_vat IS 'a firm that declares itself belirlenmiş alıcı';
      CREATE FUNCTION settle_withholding() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO statement_changes (catering_id, corporate_id, date)
        SELECT catering_id, corporate_id, first_day
        FROM statements
        WHERE corporate_id = NEW.id AND agreed_at IS NULL
        ORDER BY 1, 2, 3
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER settle_withholding AFTER UPDATE OF withholds_vat ON companies
        FOR EACH ROW WHEN (OLD.withholds_vat IS DISTINCT FROM NEW.withholds_vat) EXECUTE FUNCTION settle_withholding();
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER settle_withholding ON companies;
      DROP FUNCTION settle_withholding;
      ALTER TABLE companies DROP COLUMN withholds_vat;
    `)
  }
}
