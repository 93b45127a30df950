import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The store: stock as a sum of movements, orders with lines and a history, and running totals, so that two hundred
 * thousand orders are counted as fast as twenty (rules S1–S5 and P5).
 */
export class Store1764979200017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(products + movements + orders + totals + counting + existing)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER orders_counted ON orders;
      DROP TABLE product_sales, supplier_days, partner_orders, order_numbers, stock_movements, order_events, order_lines;
      DROP FUNCTION count_orders, count_sales, add_sales;
      DROP INDEX orders_by_number, orders_of_supplier_by_status, orders_of_catering_by_status, orders_of_pair, orders_changed;
      ALTER TABLE orders DROP CONSTRAINT orders_sides, DROP COLUMN number, DROP COLUMN status_changed_at, DROP COLUMN is_changed,
        DROP COLUMN delivery_address, DROP COLUMN notes, DROP COLUMN placed_on;
      CREATE INDEX orders_of_supplier ON orders (supplier_id, created_at DESC);
      CREATE INDEX orders_of_catering ON orders (catering_id, created_at DESC);
      DROP INDEX products_by_name, products_listed, products_by_category, products_by_orders_left, products_by_part_of_name;
      ALTER TABLE products DROP COLUMN search_name, DROP COLUMN orders_left, DROP COLUMN reserved_quantity, DROP COLUMN image_url, DROP COLUMN version;
    `)
  }
}

const products = `
ALTER TABLE products
  ADD COLUMN search_name text NOT NULL GENERATED ALWAYS AS (' ' || fold(name)) STORED,
  ADD COLUMN reserved_quantity numeric(12, 2) NOT NULL DEFAULT 0 CHECK (reserved_quantity >= 0),
  ADD COLUMN orders_left numeric NOT NULL GENERATED ALWAYS AS (trunc(stock_quantity / minimum_order_quantity, 2)) STORED,
  ADD COLUMN image_url text CHECK (length(image_url) <= 500),
  ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN products.stock_quantity IS 'the sum of its stock_movements: what can be ordered';
COMMENT ON COLUMN products.reserved_quantity IS 'in orders that are neither delivered nor cancelled; no longer part of the stock';
COMMENT ON COLUMN products.orders_left IS 'how many of the smallest orders the stock is enough for; below five it is low';
CREATE UNIQUE INDEX products_by_name ON products (supplier_id, search_name, unit_type) WHERE is_active;
CREATE INDEX products_listed ON products (supplier_id, search_name COLLATE "C", id) WHERE is_active;
CREATE INDEX products_by_category ON products (supplier_id, category, search_name COLLATE "C", id) WHERE is_active;
CREATE INDEX products_by_orders_left ON products (supplier_id, orders_left, id) WHERE is_active;
CREATE INDEX products_by_part_of_name ON products USING gin (supplier_id, search_name gin_trgm_ops) WHERE is_active;
`

const movements = `
CREATE TABLE stock_movements (
  id uuid PRIMARY KEY,
  supplier_id uuid NOT NULL,
  product_id uuid NOT NULL,
  quantity numeric(12, 2) NOT NULL CHECK (quantity <> 0),
  stock_after numeric(12, 2) NOT NULL CHECK (stock_after >= 0),
  reason text NOT NULL CHECK (reason IN ('opening', 'correction', 'upload', 'order', 'cancellation', 'reopening')),
  order_id uuid,
  actor_company_id uuid,
  actor_user_id uuid,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (supplier_id, product_id) REFERENCES products (supplier_id, id),
  FOREIGN KEY (actor_company_id, actor_user_id) REFERENCES users (company_id, id),
  CHECK ((reason IN ('order', 'cancellation', 'reopening')) = (order_id IS NOT NULL))
);
CREATE INDEX stock_movements_of_product ON stock_movements (supplier_id, product_id, id DESC);
`

const orders = `
ALTER TABLE orders
  ADD COLUMN number integer,
  ADD COLUMN status_changed_at timestamptz,
  ADD COLUMN is_changed boolean NOT NULL DEFAULT false,
  ADD COLUMN delivery_address text NOT NULL DEFAULT '' CHECK (length(delivery_address) <= 500),
  ADD COLUMN notes text NOT NULL DEFAULT '' CHECK (length(notes) <= 1000),
  ADD COLUMN placed_on date NOT NULL GENERATED ALWAYS AS ((created_at AT TIME ZONE 'Europe/Istanbul')::date) STORED,
  ADD CONSTRAINT orders_sides UNIQUE (supplier_id, id);
COMMENT ON COLUMN orders.is_changed IS 'the supplier changed the status and the buyer has not looked since';

UPDATE orders o SET number = n.number, status_changed_at = created_at
FROM (SELECT id, 1000 + row_number() OVER (PARTITION BY supplier_id ORDER BY created_at, id) AS number FROM orders) n WHERE n.id = o.id;
ALTER TABLE orders ALTER COLUMN number SET NOT NULL, ALTER COLUMN status_changed_at SET NOT NULL;
ALTER TABLE stock_movements ADD FOREIGN KEY (supplier_id, order_id) REFERENCES orders (supplier_id, id);

DROP INDEX orders_of_supplier, orders_of_catering;
CREATE UNIQUE INDEX orders_by_number ON orders (supplier_id, number);
CREATE INDEX orders_of_supplier_by_status ON orders (supplier_id, status, created_at DESC, id DESC);
CREATE INDEX orders_of_catering_by_status ON orders (catering_id, status, created_at DESC, id DESC);
CREATE INDEX orders_of_pair ON orders (supplier_id, catering_id, status, created_at DESC, id DESC);
CREATE INDEX orders_changed ON orders (catering_id) WHERE is_changed;

CREATE TABLE order_lines (
  supplier_id uuid NOT NULL,
  order_id uuid NOT NULL,
  position smallint NOT NULL,
  product_id uuid NOT NULL,
  product_name text NOT NULL,
  unit_type text NOT NULL CHECK (unit_type IN ('gr', 'kg', 'L', 'mL', 'Adet')),
  quantity numeric(12, 2) NOT NULL CHECK (quantity > 0),
  unit_price numeric(12, 2) NOT NULL CHECK (unit_price >= 0),
  total_price numeric(14, 2) NOT NULL,
  PRIMARY KEY (order_id, position),
  UNIQUE (order_id, product_id),
  FOREIGN KEY (supplier_id, order_id) REFERENCES orders (supplier_id, id),
  FOREIGN KEY (supplier_id, product_id) REFERENCES products (supplier_id, id),
  CHECK (total_price = round(unit_price * quantity, 2))
);
CREATE INDEX order_lines_of_product ON order_lines (supplier_id, product_id);

CREATE TABLE order_events (
  id uuid PRIMARY KEY,
  supplier_id uuid NOT NULL,
  order_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'preparing', 'delivered', 'cancelled')),
  actor_company_id uuid,
  actor_user_id uuid,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (supplier_id, order_id) REFERENCES orders (supplier_id, id),
  FOREIGN KEY (actor_company_id, actor_user_id) REFERENCES users (company_id, id)
);
CREATE INDEX order_events_of_order ON order_events (order_id, id);

CREATE TABLE order_numbers (
  supplier_id uuid PRIMARY KEY REFERENCES companies,
  last integer NOT NULL
);
`

const totals = `
CREATE TABLE partner_orders (
  supplier_id uuid NOT NULL REFERENCES companies,
  catering_id uuid NOT NULL REFERENCES companies,
  pending integer NOT NULL CHECK (pending >= 0),
  confirmed integer NOT NULL CHECK (confirmed >= 0),
  preparing integer NOT NULL CHECK (preparing >= 0),
  delivered integer NOT NULL CHECK (delivered >= 0),
  cancelled integer NOT NULL CHECK (cancelled >= 0),
  revenue numeric(16, 2) NOT NULL CHECK (revenue >= 0),
  PRIMARY KEY (supplier_id, catering_id)
);
COMMENT ON TABLE partner_orders IS 'running totals of orders; revenue leaves out what was cancelled';
CREATE INDEX partner_orders_of_catering ON partner_orders (catering_id);

CREATE TABLE supplier_days (
  supplier_id uuid NOT NULL REFERENCES companies,
  date date NOT NULL,
  placed integer NOT NULL CHECK (placed >= 0),
  pending integer NOT NULL CHECK (pending >= 0),
  delivered integer NOT NULL CHECK (delivered >= 0),
  cancelled integer NOT NULL CHECK (cancelled >= 0),
  revenue numeric(16, 2) NOT NULL CHECK (revenue >= 0),
  PRIMARY KEY (supplier_id, date)
);
COMMENT ON TABLE supplier_days IS 'the orders placed on a day, by the status that they have now';

CREATE TABLE product_sales (
  supplier_id uuid NOT NULL,
  span text NOT NULL CHECK (span IN ('day', 'month')),
  date date NOT NULL,
  product_id uuid NOT NULL,
  quantity numeric(16, 2) NOT NULL CHECK (quantity >= 0),
  revenue numeric(16, 2) NOT NULL CHECK (revenue >= 0),
  PRIMARY KEY (supplier_id, span, date, product_id) INCLUDE (quantity, revenue),
  FOREIGN KEY (supplier_id, product_id) REFERENCES products (supplier_id, id)
);
COMMENT ON TABLE product_sales IS 'what was ordered on a day, or in the month that begins on it, and not cancelled';
`

/**
 * Rows are always locked in the same order: products, the number, the partner, the day, the sales by product (decision
 * 0046).
 */
const counting = `
CREATE FUNCTION add_sales(of_order uuid, step integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_sales AS s (supplier_id, span, date, product_id, quantity, revenue)
  SELECT l.supplier_id, part.span, part.date, l.product_id, l.quantity, l.total_price
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  CROSS JOIN LATERAL (VALUES ('day', o.placed_on), ('month', date_trunc('month', o.placed_on)::date)) part (span, date)
  WHERE o.id = of_order ORDER BY part.span, l.product_id
  ON CONFLICT (supplier_id, span, date, product_id)
  DO UPDATE SET quantity = s.quantity + step * excluded.quantity, revenue = s.revenue + step * excluded.revenue;
$$;

CREATE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid numeric := CASE WHEN NEW.status <> 'cancelled' THEN NEW.total_amount ELSE 0 END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO partner_orders AS t (supplier_id, catering_id, pending, confirmed, preparing, delivered, cancelled, revenue)
    VALUES (NEW.supplier_id, NEW.catering_id, (NEW.status = 'pending')::int, (NEW.status = 'confirmed')::int,
      (NEW.status = 'preparing')::int, (NEW.status = 'delivered')::int, (NEW.status = 'cancelled')::int, paid)
    ON CONFLICT (supplier_id, catering_id) DO UPDATE SET pending = t.pending + excluded.pending,
      confirmed = t.confirmed + excluded.confirmed, preparing = t.preparing + excluded.preparing,
      delivered = t.delivered + excluded.delivered, cancelled = t.cancelled + excluded.cancelled, revenue = t.revenue + excluded.revenue;
    INSERT INTO supplier_days AS t (supplier_id, date, placed, pending, delivered, cancelled, revenue)
    VALUES (NEW.supplier_id, NEW.placed_on, 1, (NEW.status = 'pending')::int, (NEW.status = 'delivered')::int,
      (NEW.status = 'cancelled')::int, paid)
    ON CONFLICT (supplier_id, date) DO UPDATE SET placed = t.placed + 1, pending = t.pending + excluded.pending,
      delivered = t.delivered + excluded.delivered, cancelled = t.cancelled + excluded.cancelled, revenue = t.revenue + excluded.revenue;
  ELSIF OLD.status <> NEW.status THEN
    paid := CASE 'cancelled' WHEN NEW.status THEN -NEW.total_amount WHEN OLD.status THEN NEW.total_amount ELSE 0 END;
    UPDATE partner_orders t SET pending = pending + (NEW.status = 'pending')::int - (OLD.status = 'pending')::int,
      confirmed = confirmed + (NEW.status = 'confirmed')::int - (OLD.status = 'confirmed')::int,
      preparing = preparing + (NEW.status = 'preparing')::int - (OLD.status = 'preparing')::int,
      delivered = delivered + (NEW.status = 'delivered')::int - (OLD.status = 'delivered')::int,
      cancelled = cancelled + (NEW.status = 'cancelled')::int - (OLD.status = 'cancelled')::int, revenue = revenue + paid
    WHERE t.supplier_id = NEW.supplier_id AND t.catering_id = NEW.catering_id;
    UPDATE supplier_days t SET pending = pending + (NEW.status = 'pending')::int - (OLD.status = 'pending')::int,
      delivered = delivered + (NEW.status = 'delivered')::int - (OLD.status = 'delivered')::int,
      cancelled = cancelled + (NEW.status = 'cancelled')::int - (OLD.status = 'cancelled')::int, revenue = revenue + paid
    WHERE t.supplier_id = NEW.supplier_id AND t.date = NEW.placed_on;
    IF NEW.status = 'cancelled' THEN
      PERFORM add_sales(NEW.id, -1);
    ELSIF OLD.status = 'cancelled' THEN
      PERFORM add_sales(NEW.id, 1);
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_counted AFTER INSERT OR UPDATE OF status ON orders FOR EACH ROW EXECUTE FUNCTION count_orders();

CREATE FUNCTION count_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_sales AS s (supplier_id, span, date, product_id, quantity, revenue)
  SELECT l.supplier_id, part.span, part.date, l.product_id, sum(l.quantity), sum(l.total_price)
  FROM added l JOIN orders o ON o.id = l.order_id AND o.status <> 'cancelled'
  CROSS JOIN LATERAL (VALUES ('day', o.placed_on), ('month', date_trunc('month', o.placed_on)::date)) part (span, date)
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (supplier_id, span, date, product_id)
  DO UPDATE SET quantity = s.quantity + excluded.quantity, revenue = s.revenue + excluded.revenue;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_counted AFTER INSERT ON order_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_sales();
`

/** Existing data from before movements and totals. */
const existing = `
INSERT INTO stock_movements (id, supplier_id, product_id, quantity, stock_after, reason, created_at)
SELECT gen_random_uuid(), supplier_id, id, stock_quantity, stock_quantity, 'opening', created_at FROM products WHERE stock_quantity > 0;
INSERT INTO order_events (id, supplier_id, order_id, status, created_at)
SELECT gen_random_uuid(), supplier_id, id, status, created_at FROM orders;
INSERT INTO order_numbers (supplier_id, last) SELECT supplier_id, max(number) FROM orders GROUP BY 1;
INSERT INTO partner_orders (supplier_id, catering_id, pending, confirmed, preparing, delivered, cancelled, revenue)
SELECT supplier_id, catering_id, count(*) FILTER (WHERE status = 'pending'), count(*) FILTER (WHERE status = 'confirmed'),
  count(*) FILTER (WHERE status = 'preparing'), count(*) FILTER (WHERE status = 'delivered'), count(*) FILTER (WHERE status = 'cancelled'),
  coalesce(sum(total_amount) FILTER (WHERE status <> 'cancelled'), 0) FROM orders GROUP BY 1, 2;
INSERT INTO supplier_days (supplier_id, date, placed, pending, delivered, cancelled, revenue)
SELECT supplier_id, placed_on, count(*), count(*) FILTER (WHERE status = 'pending'), count(*) FILTER (WHERE status = 'delivered'),
  count(*) FILTER (WHERE status = 'cancelled'), coalesce(sum(total_amount) FILTER (WHERE status <> 'cancelled'), 0) FROM orders GROUP BY 1, 2;
`
