import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What days of kitchens cost, kept when they are over (rule B4). */
export class Costs1770422400073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cost_days (
        catering_id uuid NOT NULL,
        catering_type text NOT NULL GENERATED ALWAYS AS ('catering') STORED,
        date date NOT NULL,
        kept_at timestamptz NOT NULL,
        PRIMARY KEY (catering_id, date),
        FOREIGN KEY (catering_id, catering_type) REFERENCES companies (id, type) ON DELETE CASCADE
      );

      CREATE TABLE cost_components (
        catering_id uuid NOT NULL,
        date date NOT NULL,
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        portions numeric(15, 3) NOT NULL CHECK (portions > 0),
        cost numeric(18, 4) NOT NULL CHECK (cost >= 0),
        unpriced text[] NOT NULL,
        without_recipe text[] NOT NULL,
        PRIMARY KEY (catering_id, date, key),
        FOREIGN KEY (catering_id, date) REFERENCES cost_days ON DELETE CASCADE
      );

      CREATE TABLE cost_firms (
        catering_id uuid NOT NULL,
        date date NOT NULL,
        corporate_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
        portions int NOT NULL CHECK (portions >= 0),
        cost numeric(18, 4) NOT NULL CHECK (cost >= 0),
        unpriced text[] NOT NULL,
        without_recipe text[] NOT NULL,
        PRIMARY KEY (catering_id, date, corporate_id),
        FOREIGN KEY (catering_id, date) REFERENCES cost_days ON DELETE CASCADE
      );
      CREATE INDEX cost_firms_of_firm ON cost_firms (corporate_id, catering_id, date);

      COMMENT ON TABLE cost_days IS 'days whose costs were kept; they never change';
      COMMENT ON COLUMN cost_components.portions IS 'cooked, with reserve or the own number of the cook and the factors of firms';
      COMMENT ON COLUMN cost_components.cost IS 'lira without KDV; at least so much if unpriced or without_recipe name something';
      COMMENT ON COLUMN cost_firms.portions IS 'meals on the frozen lists';
      COMMENT ON COLUMN cost_firms.cost IS 'lira without KDV; at least so much if unpriced or without_recipe name something';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cost_firms, cost_components, cost_days')
  }
}
