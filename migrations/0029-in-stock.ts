import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The number of a supplier's products in stock is counted along with the other totals by category (decision 0053). */
export class InStock1766102400029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE category_products ADD COLUMN in_stock integer NOT NULL DEFAULT 0 CHECK (in_stock >= 0);
      COMMENT ON COLUMN category_products.in_stock IS 'products of which there is any stock';
      UPDATE category_products t SET in_stock = p.in_stock
      FROM (SELECT supplier_id, category, count(*) AS in_stock FROM products WHERE is_active AND stock_quantity > 0 GROUP BY 1, 2) p
      WHERE p.supplier_id = t.supplier_id AND p.category = t.category;
      ${countProducts(['low', 'in_stock'])}
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${countProducts(['low'])} ALTER TABLE category_products DROP COLUMN in_stock;`)
  }
}

const conditions = { low: 'orders_left < 5', in_stock: 'stock_quantity > 0' }
type Counted = keyof typeof conditions

/** `count_products` of 0021 with these totals in addition to the number of products. */
const countProducts = (counted: readonly Counted[]): string => {
  const of = (shape: (column: Counted) => string) => counted.map((column) => `, ${shape(column)}`).join('')
  return `
CREATE OR REPLACE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO category_products AS t (supplier_id, category, products${of((column) => column)})
    SELECT supplier_id, category, count(*)${of((column) => `count(*) FILTER (WHERE ${conditions[column]})`)} FROM now_there
    WHERE is_active GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (supplier_id, category) DO UPDATE SET products = t.products + excluded.products${of((column) => `${column} = t.${column} + excluded.${column}`)};
    RETURN NULL;
  END IF;
  INSERT INTO category_products (supplier_id, category, products${of((column) => column)})
  SELECT DISTINCT n.supplier_id, n.category, 0${of(() => '0')} FROM now_there n JOIN once_there o USING (id)
  WHERE n.category <> o.category ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  WITH changed AS (
    SELECT supplier_id, category, sum(step)::int AS products${of((column) => `coalesce(sum(step) FILTER (WHERE ${conditions[column]}), 0)::int AS ${column}`)}
    FROM (
      SELECT 1 AS step, supplier_id, category, orders_left, stock_quantity FROM now_there WHERE is_active
      UNION ALL SELECT -1, supplier_id, category, orders_left, stock_quantity FROM once_there WHERE is_active
    ) steps
    GROUP BY 1, 2
    HAVING sum(step) <> 0${counted.map((column) => ` OR sum(step) FILTER (WHERE ${conditions[column]}) <> 0`).join('')}
  ), held AS MATERIALIZED (
    SELECT t.supplier_id, t.category FROM category_products t JOIN changed c USING (supplier_id, category) ORDER BY 1, 2 FOR NO KEY UPDATE OF t
  )
  UPDATE category_products t SET products = t.products + c.products${of((column) => `${column} = t.${column} + c.${column}`)}
  FROM changed c JOIN held h USING (supplier_id, category) WHERE t.supplier_id = c.supplier_id AND t.category = c.category;
  RETURN NULL;
END $$;`
}
