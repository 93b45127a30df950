import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Totals for queries that grew with a supplier's products: how many there are by category, and how much of each was
 * sold in a period (decision 0053).
 */
export class StoreTotals1765411200021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(categories + days + periods + existing)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER products_counted ON products;
      DROP TRIGGER products_recounted ON products;
      DROP TRIGGER sales_counted ON product_sales;
      DROP TRIGGER sales_recounted ON product_sales;
      DROP FUNCTION count_products, count_period_sales, end_periods, periods_of_sales;
      DROP TABLE category_products, period_sales, sales_periods;
      ALTER TABLE product_sales DROP CONSTRAINT product_sales_pkey, ADD COLUMN span text NOT NULL DEFAULT 'day' CHECK (span IN ('day', 'month'));
      ALTER TABLE product_sales ALTER COLUMN span DROP DEFAULT, ADD PRIMARY KEY (supplier_id, span, date, product_id) INCLUDE (quantity, revenue);
      INSERT INTO product_sales (supplier_id, span, date, product_id, quantity, revenue)
      SELECT supplier_id, 'month', date_trunc('month', date)::date, product_id, sum(quantity), sum(revenue) FROM product_sales GROUP BY 1, 3, 4;
      COMMENT ON TABLE product_sales IS 'what was ordered on a day, or in the month that begins on it, and not cancelled';
      ${counting('part.span, part.date', "CROSS JOIN LATERAL (VALUES ('day', o.placed_on), ('month', date_trunc('month', o.placed_on)::date)) part (span, date)", 'span, ')}
    `)
  }
}

const categories = `
CREATE TABLE category_products (
  supplier_id uuid NOT NULL REFERENCES companies,
  category text NOT NULL,
  products integer NOT NULL CHECK (products >= 0),
  low integer NOT NULL CHECK (low >= 0),
  PRIMARY KEY (supplier_id, category)
);
COMMENT ON TABLE category_products IS 'running totals of products that are not deleted; low: stock for fewer than five of the smallest orders';

CREATE FUNCTION count_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO category_products AS t (supplier_id, category, products, low)
    SELECT supplier_id, category, count(*), count(*) FILTER (WHERE orders_left < 5) FROM now_there
    WHERE is_active GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (supplier_id, category) DO UPDATE SET products = t.products + excluded.products, low = t.low + excluded.low;
    RETURN NULL;
  END IF;
  INSERT INTO category_products (supplier_id, category, products, low)
  SELECT DISTINCT n.supplier_id, n.category, 0, 0 FROM now_there n JOIN once_there o USING (id)
  WHERE n.category <> o.category ORDER BY 1, 2
  ON CONFLICT DO NOTHING;
  WITH changed AS (
    SELECT supplier_id, category, sum(step)::int AS products, (sum(step) FILTER (WHERE orders_left < 5))::int AS low
    FROM (
      SELECT 1 AS step, supplier_id, category, orders_left FROM now_there WHERE is_active
      UNION ALL SELECT -1, supplier_id, category, orders_left FROM once_there WHERE is_active
    ) steps
    GROUP BY 1, 2
    HAVING sum(step) <> 0 OR sum(step) FILTER (WHERE orders_left < 5) <> 0
  ), held AS MATERIALIZED (
    SELECT t.supplier_id, t.category FROM category_products t JOIN changed c USING (supplier_id, category) ORDER BY 1, 2 FOR NO KEY UPDATE OF t
  )
  UPDATE category_products t SET products = t.products + c.products, low = t.low + coalesce(c.low, 0)
  FROM changed c JOIN held h USING (supplier_id, category) WHERE t.supplier_id = c.supplier_id AND t.category = c.category;
  RETURN NULL;
END $$;
CREATE TRIGGER products_counted AFTER INSERT ON products REFERENCING NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
CREATE TRIGGER products_recounted AFTER UPDATE ON products REFERENCING OLD TABLE AS once_there NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
`

/** `product_sales` as it was in 0017, with the part of the key that distinguishes days from months. */
const counting = (dates: string, parts: string, span: string): string => `
CREATE OR REPLACE FUNCTION add_sales(of_order uuid, step integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_sales AS s (supplier_id, ${span}date, product_id, quantity, revenue)
  SELECT l.supplier_id, ${dates}, l.product_id, l.quantity, l.total_price
  FROM orders o JOIN order_lines l ON l.order_id = o.id ${parts}
  WHERE o.id = of_order ORDER BY ${dates}, l.product_id
  ON CONFLICT (supplier_id, ${span}date, product_id)
  DO UPDATE SET quantity = s.quantity + step * excluded.quantity, revenue = s.revenue + step * excluded.revenue;
$$;
CREATE OR REPLACE FUNCTION count_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_sales AS s (supplier_id, ${span}date, product_id, quantity, revenue)
  SELECT l.supplier_id, ${dates}, l.product_id, sum(l.quantity), sum(l.total_price)
  FROM added l JOIN orders o ON o.id = l.order_id AND o.status <> 'cancelled' ${parts}
  GROUP BY l.supplier_id, ${dates}, l.product_id ORDER BY l.supplier_id, ${dates}, l.product_id
  ON CONFLICT (supplier_id, ${span}date, product_id)
  DO UPDATE SET quantity = s.quantity + excluded.quantity, revenue = s.revenue + excluded.revenue;
  RETURN NULL;
END $$;
`

/** Sales are stored by day; the months of 0017 are no longer read. */
const days = `
DELETE FROM product_sales WHERE span = 'month';
ALTER TABLE product_sales DROP COLUMN span;
ALTER TABLE product_sales ADD PRIMARY KEY (supplier_id, date, product_id) INCLUDE (quantity, revenue);
COMMENT ON TABLE product_sales IS 'what was ordered on a day and not cancelled';
${counting('o.placed_on', '', '')}`

/**
 * How much of a product was sold in the periods that end on `last_date`. A sale on a later day first moves the end and
 * removes what has become too old; housekeeping does the same for suppliers without recent sales.
 */
const periods = `
CREATE TABLE sales_periods (
  supplier_id uuid PRIMARY KEY REFERENCES companies,
  last_date date NOT NULL
);
COMMENT ON TABLE sales_periods IS 'the day with which the periods of period_sales end; whoever changes a supplier''s sales locks its row';

CREATE TABLE period_sales (
  supplier_id uuid NOT NULL,
  period text NOT NULL,
  product_id uuid NOT NULL,
  quantity numeric(16, 2) NOT NULL CHECK (quantity >= 0),
  revenue numeric(16, 2) NOT NULL CHECK (revenue >= 0),
  PRIMARY KEY (supplier_id, period, product_id),
  FOREIGN KEY (supplier_id, product_id) REFERENCES products (supplier_id, id)
);
CREATE INDEX period_sales_by_revenue ON period_sales (supplier_id, period, revenue DESC, product_id);

CREATE FUNCTION periods_of_sales() RETURNS TABLE (period text, days integer) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('1_day', 1), ('1_week', 7), ('1_month', 30), ('1_year', 365)
$$;

CREATE FUNCTION end_periods(of_supplier uuid, new_last date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  old_last date;
BEGIN
  INSERT INTO sales_periods AS p (supplier_id, last_date) VALUES (of_supplier, new_last)
  ON CONFLICT (supplier_id) DO UPDATE SET last_date = p.last_date RETURNING p.last_date INTO old_last;
  IF old_last >= new_last THEN
    RETURN;
  END IF;
  UPDATE period_sales s SET quantity = s.quantity - old.quantity, revenue = s.revenue - old.revenue
  FROM (
    SELECT p.period, d.product_id, sum(d.quantity) AS quantity, sum(d.revenue) AS revenue
    FROM periods_of_sales() p JOIN product_sales d ON d.supplier_id = of_supplier
      AND d.date > old_last - p.days AND d.date <= least(new_last - p.days, old_last)
    GROUP BY 1, 2
  ) old
  WHERE s.supplier_id = of_supplier AND s.period = old.period AND s.product_id = old.product_id;
  UPDATE sales_periods SET last_date = new_last WHERE supplier_id = of_supplier;
END $$;

CREATE FUNCTION count_period_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT supplier_id, max(date) AS date FROM now_there GROUP BY 1 ORDER BY 1 LOOP
    PERFORM end_periods(one.supplier_id, one.date);
  END LOOP;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO period_sales AS s (supplier_id, period, product_id, quantity, revenue)
    SELECT n.supplier_id, p.period, n.product_id, sum(n.quantity), sum(n.revenue)
    FROM now_there n JOIN sales_periods e USING (supplier_id)
    JOIN periods_of_sales() p ON n.date > e.last_date - p.days AND n.date <= e.last_date
    GROUP BY 1, 2, 3
    ON CONFLICT (supplier_id, period, product_id)
    DO UPDATE SET quantity = s.quantity + excluded.quantity, revenue = s.revenue + excluded.revenue;
  ELSE
    UPDATE period_sales s SET quantity = s.quantity + d.quantity, revenue = s.revenue + d.revenue
    FROM (
      SELECT n.supplier_id, p.period, n.product_id, sum(n.quantity - o.quantity) AS quantity, sum(n.revenue - o.revenue) AS revenue
      FROM now_there n JOIN once_there o USING (supplier_id, date, product_id) JOIN sales_periods e USING (supplier_id)
      JOIN periods_of_sales() p ON n.date > e.last_date - p.days AND n.date <= e.last_date
      GROUP BY 1, 2, 3
    ) d
    WHERE s.supplier_id = d.supplier_id AND s.period = d.period AND s.product_id = d.product_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sales_counted AFTER INSERT ON product_sales REFERENCING NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION count_period_sales();
CREATE TRIGGER sales_recounted AFTER UPDATE ON product_sales REFERENCING OLD TABLE AS once_there NEW TABLE AS now_there
  FOR EACH STATEMENT EXECUTE FUNCTION count_period_sales();
`

const existing = `
INSERT INTO category_products (supplier_id, category, products, low)
SELECT supplier_id, category, count(*), count(*) FILTER (WHERE orders_left < 5) FROM products WHERE is_active GROUP BY 1, 2;
INSERT INTO sales_periods (supplier_id, last_date) SELECT supplier_id, max(date) FROM product_sales GROUP BY 1;
INSERT INTO period_sales (supplier_id, period, product_id, quantity, revenue)
SELECT s.supplier_id, p.period, s.product_id, sum(s.quantity), sum(s.revenue)
FROM product_sales s JOIN sales_periods e USING (supplier_id)
JOIN periods_of_sales() p ON s.date > e.last_date - p.days AND s.date <= e.last_date GROUP BY 1, 2, 3;
`
