import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Packages with content, codes, VAT, delivery terms, wished dates and what was really delivered (rules P5, S1, S2, S6, S7). */
export class TheStoreGrowsWithTheKitchen1770249600069 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products DROP CONSTRAINT products_unit_type_check,
        ADD CONSTRAINT products_unit_type_check CHECK (unit_type IN (${units})),
        ADD COLUMN code text CHECK (length(code) BETWEEN 1 AND 40),
        ADD COLUMN search_code text GENERATED ALWAYS AS (fold(code)) STORED,
        ADD COLUMN vat_rate smallint CHECK (vat_rate IN (1, 10, 20)),
        ADD COLUMN content_quantity numeric(12, 2) CHECK (content_quantity > 0),
        ADD COLUMN content_unit text CHECK (content_unit IN (${measures})),
        ADD CONSTRAINT products_content CHECK ((content_quantity IS NULL) = (content_unit IS NULL)
          AND (content_unit IS NULL OR unit_type NOT IN (${measures})));
      COMMENT ON COLUMN products.code IS 'the supplier''s own';
      COMMENT ON COLUMN products.vat_rate IS 'percent on top of unit_price; null: not entered';
      COMMENT ON COLUMN products.content_quantity IS 'of content_unit in one package, which is the unit';
      CREATE UNIQUE INDEX products_by_code ON products (supplier_id, search_code COLLATE "C") WHERE is_active AND search_code IS NOT NULL;

      CREATE TABLE supplier_terms (
        supplier_id uuid PRIMARY KEY REFERENCES companies,
        weekdays smallint[] NOT NULL CHECK (weekdays <@ '{1,2,3,4,5,6,7}' AND cardinality(weekdays) BETWEEN 1 AND 7),
        cutoff_days smallint NOT NULL CHECK (cutoff_days BETWEEN 0 AND 7),
        cutoff_time text NOT NULL CHECK (cutoff_time ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'),
        minimum_amount numeric(12, 2) NOT NULL CHECK (minimum_amount BETWEEN 0 AND 1000000),
        version integer NOT NULL DEFAULT 1
      );
      COMMENT ON TABLE supplier_terms IS 'when a supplier delivers, until when it takes orders, and the smallest one; none: on any day';

      ALTER TABLE orders ADD COLUMN delivery_date date,
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT orders_delivery_date CHECK (delivery_date BETWEEN placed_on AND placed_on + 60);
      COMMENT ON COLUMN orders.delivery_date IS 'as the buyer wishes';

      ALTER TABLE order_lines DROP CONSTRAINT order_lines_unit_type_check,
        ADD CONSTRAINT order_lines_unit_type_check CHECK (unit_type IN (${units})),
        ADD COLUMN product_code text,
        ADD COLUMN vat_rate smallint CHECK (vat_rate IN (1, 10, 20)),
        ADD COLUMN content_quantity numeric(12, 2) CHECK (content_quantity > 0),
        ADD COLUMN content_unit text CHECK (content_unit IN (${measures})),
        ADD COLUMN delivered_quantity numeric(12, 2) CHECK (delivered_quantity BETWEEN 0 AND 2 * quantity),
        ADD COLUMN returned_quantity numeric(12, 2) CHECK (returned_quantity BETWEEN 0 AND delivered_quantity),
        ADD CONSTRAINT order_lines_content CHECK ((content_quantity IS NULL) = (content_unit IS NULL)),
        ADD CONSTRAINT order_lines_delivered CHECK ((delivered_quantity IS NULL) = (returned_quantity IS NULL));
      COMMENT ON COLUMN order_lines.delivered_quantity IS 'null in a delivered order: as ordered';
      COMMENT ON COLUMN order_lines.returned_quantity IS 'of what was delivered; it does not become stock again by itself';

      ALTER TABLE order_events ADD COLUMN changed_lines jsonb CHECK (jsonb_typeof(changed_lines) = 'array');
      COMMENT ON COLUMN order_events.changed_lines IS 'lines whose delivered or returned quantity changed: position, delivered, returned';

      ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_reason_check, DROP CONSTRAINT stock_movements_check,
        ADD CONSTRAINT stock_movements_reason_check CHECK (reason IN (
          'opening', 'correction', 'upload', 'order', 'cancellation', 'reopening', 'delivery')),
        ADD CONSTRAINT stock_movements_check CHECK (
          (reason IN ('order', 'cancellation', 'reopening', 'delivery')) = (order_id IS NOT NULL));
    `)
  }

  /** Package units and differences of deliveries have no place in the older schema: it refuses to go back with them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_reason_check, DROP CONSTRAINT stock_movements_check,
        ADD CONSTRAINT stock_movements_reason_check CHECK (reason IN (
          'opening', 'correction', 'upload', 'order', 'cancellation', 'reopening')),
        ADD CONSTRAINT stock_movements_check CHECK (
          (reason IN ('order', 'cancellation', 'reopening')) = (order_id IS NOT NULL));
      ALTER TABLE order_events DROP COLUMN changed_lines;
      ALTER TABLE order_lines DROP CONSTRAINT order_lines_unit_type_check,
        ADD CONSTRAINT order_lines_unit_type_check CHECK (unit_type IN (${measures})),
        DROP COLUMN product_code, DROP COLUMN vat_rate, DROP COLUMN content_quantity, DROP COLUMN content_unit,
        DROP COLUMN delivered_quantity, DROP COLUMN returned_quantity;
      ALTER TABLE orders DROP COLUMN delivery_date, DROP COLUMN version;
      DROP TABLE supplier_terms;
      ALTER TABLE products DROP CONSTRAINT products_unit_type_check,
        ADD CONSTRAINT products_unit_type_check CHECK (unit_type IN (${measures})),
        DROP COLUMN search_code, DROP COLUMN code, DROP COLUMN vat_rate, DROP COLUMN content_quantity, DROP COLUMN content_unit;
    `)
  }
}

const measures = `'gr', 'kg', 'L', 'mL', 'Adet'`
const units = `${measures}, 'Koli', 'Çuval', 'Teneke', 'Kasa', 'Paket', 'Kova', 'Torba', 'Şişe'`
