import { homeTimezone, localDateAt, type LocalDate } from '../core/shared/index.ts'
import type { PriceLine, StatsPeriod, UnitType } from '../core/store/index.ts'
import { firstDayOf, lowStockOrders } from '../core/store/rules.ts'
import { planned, prepared } from '../persistence/index.ts'
import type { Page, Product, Products, StockMovement, StoreProducts, StoreStats } from './contract-shapes.ts'
import { Reads } from './reads.ts'
import { containing } from './search-text.ts'
import { instant } from './sql-shapes.ts'

const isLow = `(p.orders_left < ${lowStockOrders})`

const storeProduct = `
  'id', p.id, 'name', p.name, 'description', p.description, 'category', p.category, 'unit_price', p.unit_price,
  'stock_quantity', p.stock_quantity, 'unit_type', p.unit_type, 'minimum_order_quantity', p.minimum_order_quantity,
  'image_url', p.image_url, 'is_low', ${isLow}`
const ownProduct = `jsonb_build_object(${storeProduct}, 'reserved_quantity', p.reserved_quantity, 'version', p.version)`

const categories = `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('category', category, 'products', products) ORDER BY fold(category) COLLATE "C"), '[]')
    FROM category_products WHERE supplier_id = $1 AND products > 0) AS categories`

/** $1 supplier, $2 search, $3 category or '', $4 limit, $5 offset. */
const found = (filter: string) => `
  FROM products p WHERE p.supplier_id = $1 AND p.is_active${filter}`
const orders = { name: 'search_name COLLATE "C", id', low_stock: 'orders_left, id' }
const filters = {
  all: '',
  category: ' AND p.category = $3',
  search: ' AND p.search_name LIKE $2',
  both: ' AND p.search_name LIKE $2 AND p.category = $3',
}

type Sort = keyof typeof orders
type Filter = keyof typeof filters

const filterOf = (typed: string, category: string): Filter => {
  if (typed.trim() === '') return category === '' ? 'all' : 'category'
  return category === '' ? 'search' : 'both'
}

/** Names the parameters that a filter leaves out, so that their types are known. */
const parameters = `WITH given AS (SELECT $2::text, $3::text)`

/** A search has to be counted; what it leaves out is counted already. */
const totalOf = (filter: Filter): string =>
  filter === 'all' || filter === 'category'
    ? `SELECT coalesce(sum(products), 0)::int FROM category_products WHERE supplier_id = $1${filter === 'category' ? ' AND category = $3' : ''}`
    : `SELECT count(*)::int ${found(filters[filter])}`

const productsBy = (sort: Sort, filter: Filter) =>
  planned(`
  ${parameters}
  SELECT (${totalOf(filter)}) AS total, ${categories},
    coalesce((SELECT jsonb_agg(${ownProduct} ORDER BY ${orders[sort]})
      FROM (SELECT * ${found(filters[filter])} ORDER BY ${orders[sort]} LIMIT $4 OFFSET $5) p), '[]') AS products`)

const storeBy = (filter: Filter) =>
  planned(`
  ${parameters}
  SELECT jsonb_build_object('id', s.id, 'name', s.name) AS supplier, (${totalOf(filter)}) AS total, ${categories},
    coalesce((SELECT jsonb_agg(jsonb_build_object(${storeProduct}) ORDER BY ${orders.name})
      FROM (SELECT * ${found(filters[filter])} ORDER BY ${orders.name} LIMIT $4 OFFSET $5) p), '[]') AS products
  FROM companies s WHERE s.id = $1 AND s.type = 'supplier' AND s.is_active`)
const storeOf = prepared(`
  SELECT jsonb_build_object('id', s.id, 'name', s.name) AS supplier, ${categories},
    coalesce((SELECT jsonb_agg(jsonb_build_object(${storeProduct}) ORDER BY ${orders.name})
      FROM products p WHERE p.supplier_id = $1 AND p.is_active AND p.id = ANY ($2)), '[]') AS products
  FROM companies s WHERE s.id = $1 AND s.type = 'supplier' AND s.is_active`)

const one = prepared(`SELECT ${ownProduct} AS product FROM products p WHERE p.supplier_id = $1 AND p.id = $2`)

/** The buyer's people stay unknown in the stock of the supplier: their company stands for them. */
const movements = prepared(`
  SELECT ${ownProduct} AS product, coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', m.id, 'quantity', m.quantity, 'stock_after', m.stock_after, 'reason', m.reason,
        'order_id', m.order_id, 'order_no', 'S-' || o.number,
        'actor_name', CASE WHEN m.actor_company_id = $1 THEN u.full_name ELSE c.name END, 'created_at', ${instant('m.created_at')})
      ORDER BY m.id DESC)
    FROM (SELECT * FROM stock_movements WHERE supplier_id = $1 AND product_id = $2 ORDER BY id DESC LIMIT $3::int + 1 OFFSET $4) m
    LEFT JOIN orders o ON o.supplier_id = $1 AND o.id = m.order_id
    LEFT JOIN users u ON u.company_id = m.actor_company_id AND u.id = m.actor_user_id
    LEFT JOIN companies c ON c.id = m.actor_company_id), '[]') AS movements
  FROM products p WHERE p.supplier_id = $1 AND p.id = $2`)

const endsToday = 'SELECT FROM sales_periods WHERE supplier_id = $1 AND last_date = $3::date'
/**
 * $1 supplier, $2 first day, $3 today, $4 period. Days are summed up only where the period's totals do not end today: after midnight,
 * until the first order or the hourly job.
 */
const stats = planned(`
  SELECT coalesce(sum(d.placed), 0)::int AS total_orders, coalesce(sum(d.delivered), 0)::int AS delivered_orders,
    coalesce(sum(d.pending), 0)::int AS pending_orders, coalesce(sum(d.cancelled), 0)::int AS cancelled_orders,
    coalesce(sum(d.revenue), 0)::float AS total_revenue,
    (SELECT coalesce(sum(products), 0)::int FROM category_products WHERE supplier_id = $1) AS total_products,
    (SELECT coalesce(sum(low), 0)::int FROM category_products WHERE supplier_id = $1) AS low_stock_products,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'stock_quantity', p.stock_quantity, 'unit_type', p.unit_type,
        'minimum_order_quantity', p.minimum_order_quantity) ORDER BY p.orders_left, p.id)
      FROM (SELECT * FROM products p WHERE supplier_id = $1 AND is_active AND ${isLow} ORDER BY orders_left, id LIMIT 5) p), '[]') AS low_stock_items,
    coalesce((SELECT jsonb_agg(jsonb_build_object('product_id', p.id, 'name', p.name, 'unit_type', p.unit_type, 'quantity', s.quantity,
        'revenue', s.revenue) ORDER BY s.revenue DESC, p.id)
      FROM (
        (SELECT product_id, quantity, revenue FROM period_sales
          WHERE supplier_id = $1 AND period = $4 AND revenue > 0 AND EXISTS (${endsToday})
          ORDER BY revenue DESC, product_id LIMIT 5)
        UNION ALL
        (SELECT product_id, sum(quantity), sum(revenue) FROM product_sales
          WHERE supplier_id = $1 AND date BETWEEN $2::date AND $3::date AND NOT EXISTS (${endsToday})
          GROUP BY product_id HAVING sum(revenue) > 0 ORDER BY sum(revenue) DESC, product_id LIMIT 5)
      ) s
      JOIN products p ON p.supplier_id = $1 AND p.id = s.product_id), '[]') AS best_sellers,
    jsonb_agg(jsonb_build_object('date', day.date, 'orders', coalesce(d.placed, 0), 'revenue', coalesce(d.revenue, 0)) ORDER BY day.date) AS days
  FROM (SELECT generate_series($2::date, $3::date, interval '1 day')::date AS date) day
  LEFT JOIN supplier_days d ON d.supplier_id = $1 AND d.date = day.date`)

const batchSize = 500
const priceLines = prepared(`
  SELECT id, search_name AS at, name, description, category, unit_type AS "unitType", unit_price::float AS "unitPrice",
    minimum_order_quantity::float AS "minimumOrderQuantity", stock_quantity::float AS "stockQuantity"
  FROM products WHERE supplier_id = $1 AND is_active
    AND (search_name COLLATE "C" > $2 OR (search_name COLLATE "C" = $2 AND id > $3)) ORDER BY search_name COLLATE "C", id LIMIT ${batchSize}`)

const noId = '00000000-0000-0000-0000-000000000000'

export class StoreReads extends Reads {
  async products(supplierId: string, sort: Sort, typed: string, category: string, { limit, offset }: Page) {
    const statement = productsBy(sort, filterOf(typed, category))
    const [row] = await this.db.rows<Products>(statement, [supplierId, containing(typed), category, limit, offset])
    return row as Products
  }

  /** Null where there is no such store, or it is closed. */
  async store(
    supplierId: string,
    typed: string,
    category: string,
    { limit, offset }: Page,
  ): Promise<StoreProducts | null> {
    const statement = storeBy(filterOf(typed, category))
    return this.db.row<StoreProducts>(statement, [supplierId, containing(typed), category, limit, offset])
  }

  /** The same with these products alone. */
  async storeOf(supplierId: string, productIds: readonly string[]): Promise<StoreProducts | null> {
    const row = await this.db.row<Omit<StoreProducts, 'total'>>(storeOf, [supplierId, productIds])
    return row && { ...row, total: row.products.length }
  }

  async product(supplierId: string, productId: string): Promise<Product> {
    const [row] = await this.db.rows<{ product: Product }>(one, [supplierId, productId])
    return row?.product as Product
  }

  async movements(supplierId: string, productId: string, { limit, offset }: Page) {
    const row = await this.db.row<{ product: Product; movements: StockMovement[] }>(movements, [
      supplierId,
      productId,
      limit,
      offset,
    ])
    return row && { ...row, movements: row.movements.slice(0, limit), has_more: row.movements.length > limit }
  }

  async stats(supplierId: string, period: StatsPeriod): Promise<StoreStats> {
    const today: LocalDate = localDateAt(this.clock.now(), homeTimezone)
    const first = firstDayOf(period, today)
    const [row] = await this.db.rows<Omit<StoreStats, 'period' | 'first_date' | 'last_date'>>(stats, [
      supplierId,
      first,
      today,
      period,
    ])
    return { period, first_date: first, last_date: today, ...row } as StoreStats
  }

  /** All products in batches, by name. */
  async *priceList(supplierId: string): AsyncGenerator<PriceLine[]> {
    let last = ['', noId]
    for (;;) {
      const rows = await this.db.rows<PriceLine & { id: string; at: string; unitType: UnitType }>(priceLines, [
        supplierId,
        ...last,
      ])
      if (rows.length > 0) yield rows
      const end = rows.at(-1)
      if (end === undefined || rows.length < batchSize) return
      last = [end.at, end.id]
    }
  }
}
