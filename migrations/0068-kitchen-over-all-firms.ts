import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a kitchen keeps about its production over all firms (rules K1 to K3). */
export class KitchenOverAllFirms1770163200068 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies ADD COLUMN reserve_percent smallint NOT NULL DEFAULT 0 CHECK (reserve_percent BETWEEN 0 AND 50);
      COMMENT ON COLUMN companies.reserve_percent IS 'of a catering: what it cooks in addition to what is counted';

      ALTER TABLE dishes ADD COLUMN components text[]
        CHECK (cardinality(components) BETWEEN 1 AND 12 AND array_position(components, NULL) IS NULL);
      COMMENT ON COLUMN dishes.components IS 'as the kitchen split the dish, the main one first; null: split at commas';

      CREATE TABLE component_names (
        catering_id uuid NOT NULL REFERENCES companies,
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        PRIMARY KEY (catering_id, key)
      );
      COMMENT ON TABLE component_names IS 'names under which a kitchen counts components, by their folded names';

      CREATE TABLE own_numbers (
        catering_id uuid NOT NULL REFERENCES companies,
        date date NOT NULL,
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
        portions int NOT NULL CHECK (portions BETWEEN 0 AND 100000),
        written_by uuid,
        written_at timestamptz NOT NULL,
        PRIMARY KEY (catering_id, date, key),
        FOREIGN KEY (catering_id, written_by) REFERENCES users (company_id, id)
      );
      COMMENT ON TABLE own_numbers IS 'what a kitchen cooks of a component instead of the computed number';
      COMMENT ON COLUMN own_numbers.written_by IS 'null for an API key';

      ALTER TABLE partnerships ADD COLUMN route text CHECK (length(route) BETWEEN 1 AND 40),
        ADD COLUMN route_place smallint CHECK (route_place BETWEEN 1 AND 999),
        ADD CONSTRAINT partnerships_whole_route CHECK ((route IS NULL) = (route_place IS NULL));
      COMMENT ON COLUMN partnerships.route IS 'of the deliveries to the firm';
      ALTER TABLE partnerships ADD COLUMN delivery_form text CHECK (delivery_form IN ('bulk', 'boxed'));
      COMMENT ON COLUMN partnerships.delivery_form IS 'how the firm wants its food: by dish, or in boxes by department; null: it has not said';

      CREATE TABLE delivery_confirmations (
        menu_day_id uuid PRIMARY KEY REFERENCES kitchen_lists ON DELETE CASCADE,
        corporate_id uuid NOT NULL,
        received int NOT NULL CHECK (received BETWEEN 0 AND 100000),
        confirmed_by uuid,
        confirmed_at timestamptz NOT NULL,
        FOREIGN KEY (corporate_id, confirmed_by) REFERENCES users (company_id, id)
      );
      COMMENT ON TABLE delivery_confirmations IS 'how many portions a firm says it received';
      COMMENT ON COLUMN delivery_confirmations.confirmed_by IS 'null for an API key';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE delivery_confirmations, own_numbers, component_names;
      ALTER TABLE partnerships DROP COLUMN route, DROP COLUMN route_place, DROP COLUMN delivery_form;
      ALTER TABLE dishes DROP COLUMN components;
      ALTER TABLE companies DROP COLUMN reserve_percent;
    `)
  }
}
