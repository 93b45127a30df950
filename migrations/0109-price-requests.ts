import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Firms ask caterings for a price (rule P14). */
export class PriceRequests1770422400109 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE price_requests (
        id uuid PRIMARY KEY,
        corporate_id uuid NOT NULL,
        catering_id uuid NOT NULL,
        corporate_type text NOT NULL GENERATED ALWAYS AS ('corporate') STORED,
        catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
        status text NOT NULL CHECK (status IN ('sent', 'answered', 'declined', 'withdrawn', 'expired')),
        servings jsonb NOT NULL
          CHECK (jsonb_typeof(servings) = 'object' AND servings <> '{}' AND length(servings::text) <= 1000),
        start_date date,
        message text NOT NULL CHECK (length(message) <= 1000),
        unit_price numeric(12, 2) CHECK (unit_price > 0 AND unit_price <= 1000000),
        note text NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
        asked_by uuid,
        created_at timestamptz NOT NULL,
        settled_at timestamptz,
        FOREIGN KEY (corporate_id, corporate_type) REFERENCES companies (id, type),
        FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type),
        FOREIGN KEY (corporate_id, asked_by) REFERENCES users (company_id, id),
        CHECK ((status = 'sent') = (settled_at IS NULL)),
        CHECK ((status = 'answered') = (unit_price IS NOT NULL))
      );
      COMMENT ON COLUMN price_requests.status IS 'one that nobody answered within 14 days reads as expired, whatever is stored';
      COMMENT ON COLUMN price_requests.servings IS 'by meal: portions a day, and on which weekdays';
      CREATE UNIQUE INDEX price_requests_one_sent ON price_requests (corporate_id, catering_id) WHERE status = 'sent';
      CREATE INDEX price_requests_of_corporate ON price_requests (corporate_id, created_at DESC, id DESC);
      CREATE INDEX price_requests_of_catering ON price_requests (catering_id, created_at DESC, id DESC);
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE price_requests')
  }
}
