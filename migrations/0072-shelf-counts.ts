import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What was on the shelf of a kitchen (rule B2). */
export class ShelfCounts1770422400072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shelf_counts (
        catering_id uuid NOT NULL,
        ingredient_id uuid NOT NULL,
        counted_at timestamptz NOT NULL,
        date date NOT NULL,
        serving_time text CHECK (serving_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        base_unit text NOT NULL,
        quantity numeric(15, 3) NOT NULL CHECK (quantity >= 0),
        counted_by uuid,
        PRIMARY KEY (catering_id, ingredient_id, counted_at),
        CONSTRAINT shelf_counts_of_ingredient FOREIGN KEY (catering_id, ingredient_id, base_unit)
          REFERENCES ingredients (catering_id, id, base_unit),
        FOREIGN KEY (catering_id, counted_by) REFERENCES users (company_id, id)
      );
      COMMENT ON COLUMN shelf_counts.serving_time IS 'meals of the date that start then or earlier had been cooked; null: none';
      COMMENT ON COLUMN shelf_counts.counted_by IS 'null for an API key';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shelf_counts')
  }
}
