import { type CompanyId, homeTimezone, type LocalDate, localDateAt, type ProductId } from '../../core/shared/index.ts'
import type { PriceLine, StatsPeriod, UnitType } from '../../core/store/index.ts'
import { firstDayOf } from '../../core/store/rules.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type {
  DeliveryTerms,
  Page,
  Product,
  Products,
  StockMovement,
  StoreProducts,
  StoreStats,
} from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { pageOf } from './page-statements.ts'
import { instant } from '../kernel/sql-shapes.ts'
import {
  deliveryTermsShape,
  type Filter,
  type FoundRows,
  type Hits,
  hits,
  hitValues,
  isLow,
  isSearch,
  type Listed,
  listOf,
  ownFound,
  ownLists,
  ownProduct,
  pageValues,
  storeFound,
  storeLists,
  storeNamed,
  withoutLast,
} from './product-pages.ts'

const one = prepared<{ supplierId: CompanyId; productId: ProductId }, { product: Product }>(`
  SELECT ${ownProduct} AS product
  FROM products p
  WHERE p.supplier_id = $supplierId AND p.id = $productId`)

/** The supplier's stock history does not name the buyer's people, only their company. */
const movements = prepared<
  { supplierId: CompanyId; productId: ProductId; limit: number; offset: number },
  { product: Product; movements: StockMovement[] }
>(`
  SELECT ${ownProduct} AS product,
    coalesce((
      SELECT json_agg(
        json_build_object(
          'id', m.id, 'quantity', m.quantity, 'stock_after', m.stock_after, 'reason', m.reason, 'order_id', m.order_id,
          'order_no', 'S-' || o.number,
          'actor_name', CASE WHEN m.actor_company_id = $supplierId THEN coalesce(u.full_name, k.name) ELSE c.name END,
          'created_at', ${instant('m.created_at')}
        )
        ORDER BY m.id DESC
      )
      FROM (
        SELECT *
        FROM stock_movements
        WHERE supplier_id = $supplierId AND product_id = $productId
        ORDER BY id DESC
        LIMIT $limit::int + 1 OFFSET $offset
      ) m
      LEFT JOIN orders o ON o.supplier_id = $supplierId AND o.id = m.order_id
      LEFT JOIN users u ON u.company_id = m.actor_company_id AND u.id = m.actor_user_id
      LEFT JOIN integration_keys k ON k.company_id = m.actor_company_id AND k.id = m.actor_key_id
      LEFT JOIN companies c ON c.id = m.actor_company_id
    ), '[]') AS movements
  FROM products p
  WHERE p.supplier_id = $supplierId AND p.id = $productId`)

/** `sold` selects five products with what was sold of them. */
const bestSellers = (sold: string): string => `
    coalesce((
      SELECT json_agg(
        json_build_object(
          'product_id', p.id, 'name', p.name, 'unit_type', p.unit_type, 'quantity', s.quantity, 'revenue', s.revenue
        )
        ORDER BY s.revenue DESC, p.id
      )
      FROM (${sold}
      ) s
      JOIN products p ON p.supplier_id = $supplierId AND p.id = s.product_id
    ), '[]') AS best_sellers`

const stats = prepared<
  { supplierId: CompanyId; first: string; today: string; period: string },
  Omit<StoreStats, 'period' | 'first_date' | 'last_date'> & { is_counted: boolean }
>(`
  SELECT EXISTS (
      SELECT FROM sales_periods WHERE supplier_id = $supplierId AND last_date = $today::date
    ) AS is_counted,
    coalesce(sum(d.placed), 0)::int AS total_orders, coalesce(sum(d.delivered), 0)::int AS delivered_orders,
    coalesce(sum(d.pending), 0)::int AS pending_orders, coalesce(sum(d.cancelled), 0)::int AS cancelled_orders,
    coalesce(sum(d.revenue), 0)::float AS total_revenue,
    (
      SELECT coalesce(sum(products), 0)::int
      FROM category_products
      WHERE supplier_id = $supplierId
    ) AS total_products,
    (
      SELECT coalesce(sum(low), 0)::int
      FROM category_products
      WHERE supplier_id = $supplierId
    ) AS low_stock_products,
    coalesce((
      SELECT json_agg(
        json_build_object(
          'id', p.id, 'name', p.name, 'stock_quantity', p.stock_quantity, 'unit_type', p.unit_type,
          'minimum_order_quantity', p.minimum_order_quantity
        )
        ORDER BY p.orders_left, p.id
      )
      FROM (
        SELECT *
        FROM products p
        WHERE supplier_id = $supplierId AND is_active AND ${isLow}
        ORDER BY orders_left, id
        LIMIT 5
      ) p
    ), '[]') AS low_stock_items,
    ${bestSellers(`
          SELECT product_id, quantity, revenue
          FROM period_sales
          WHERE supplier_id = $supplierId AND period = $period AND revenue > 0
          ORDER BY revenue DESC, product_id
          LIMIT 5`)},
    json_agg(
      json_build_object('date', day.date, 'orders', coalesce(d.placed, 0), 'revenue', coalesce(d.revenue, 0))
      ORDER BY day.date
    ) AS days
  FROM (
    SELECT generate_series($first::date, $today::date, interval '1 day')::date AS date
  ) day
  LEFT JOIN supplier_days d ON d.supplier_id = $supplierId AND d.date = day.date`)
/** After midnight, until the first order or the hourly job, the totals of the period end yesterday. */
const soldByDay = planned<{ supplierId: CompanyId; first: string; today: string }, Pick<StoreStats, 'best_sellers'>>(`
  SELECT ${bestSellers(`
          SELECT product_id, sum(quantity) AS quantity, sum(revenue) AS revenue
          FROM product_sales
          WHERE supplier_id = $supplierId AND date BETWEEN $first::date AND $today::date
          GROUP BY product_id
          HAVING sum(revenue) > 0
          ORDER BY sum(revenue) DESC, product_id
          LIMIT 5`)}`)

const terms = prepared<{ supplierId: CompanyId }, { terms: DeliveryTerms }>(`
  SELECT json_build_object(${deliveryTermsShape}) AS terms
  FROM supplier_terms t
  WHERE t.supplier_id = $supplierId`)

const batchSize = 500
const priceLines = prepared<
  { supplierId: CompanyId; lastName: string; lastId: string },
  PriceLine & { id: string; at: string; unitType: UnitType }
>(`
  SELECT id, search_name AS at, name, description, category, unit_type AS "unitType", unit_price::float AS "unitPrice",
    minimum_order_quantity::float AS "minimumOrderQuantity", stock_quantity::float AS "stockQuantity", code,
    vat_rate AS "vatRate", content_quantity::float AS "contentQuantity", content_unit AS "contentUnit"
  FROM products
  WHERE supplier_id = $supplierId
    AND is_active
    AND (search_name COLLATE "C" > $lastName OR (search_name COLLATE "C" = $lastName AND id > $lastId))
  ORDER BY search_name COLLATE "C", id
  LIMIT ${batchSize}`)

const noId = '00000000-0000-0000-0000-000000000000'

export class StoreReads extends Reads {
  async products(supplierId: CompanyId, filter: Filter, page: Page): Promise<Products> {
    if (isSearch(filter)) {
      const { ids: productIds, ...found } = await this.#hits(supplierId, filter, page)
      const row = await this.db.row(ownFound, { supplierId, productIds })
      return withoutLast({ ...(row as FoundRows<Products>), ...found }, page)
    }
    const row = await this.db.row(listOf(ownLists[filter.sort], filter, page), pageValues(supplierId, filter, page))
    return withoutLast(row as Listed<Products>, page)
  }

  /** Null if there is no such store, or it is closed. */
  async store(supplierId: CompanyId, filter: Omit<Filter, 'sort'>, page: Page): Promise<StoreProducts | null> {
    if (isSearch(filter)) {
      const { ids: productIds, ...found } = await this.#hits(supplierId, { sort: 'name', ...filter }, page)
      const row = await this.db.row(storeFound, { supplierId, productIds })
      return row && withoutLast({ ...row, ...found }, page)
    }
    const row = await this.db.row(listOf(storeLists, filter, page), pageValues(supplierId, filter, page))
    return row && withoutLast(row, page)
  }

  /** The same, for these products only. */
  async storeOf(supplierId: CompanyId, productIds: readonly ProductId[]): Promise<StoreProducts | null> {
    const row = await this.db.row(storeNamed, { supplierId, productIds: [...new Set(productIds)] })
    return row && { ...row, total: row.products.length, is_total_capped: false, has_more: false }
  }

  async #hits(supplierId: CompanyId, filter: Filter, page: Page): Promise<Hits> {
    const statement = pageOf(hits[filter.sort], filter.category !== '', filter.after)
    return (await this.db.row(statement, hitValues(supplierId, filter, page))) as Hits
  }

  async product(supplierId: CompanyId, productId: ProductId): Promise<Product> {
    const [row] = await this.db.rows(one, { supplierId, productId })
    return row?.product as Product
  }

  /** Null if the supplier has entered none. */
  async deliveryTerms(supplierId: CompanyId): Promise<DeliveryTerms | null> {
    return (await this.db.row(terms, { supplierId }))?.terms ?? null
  }

  async movements(supplierId: CompanyId, productId: ProductId, { limit, offset }: Page) {
    const row = await this.db.row(movements, { supplierId, productId, limit, offset })
    return row && { ...row, movements: row.movements.slice(0, limit), has_more: row.movements.length > limit }
  }

  async stats(supplierId: CompanyId, period: StatsPeriod): Promise<StoreStats> {
    const today: LocalDate = localDateAt(this.clock.now(), homeTimezone)
    const first = firstDayOf(period, today)
    const row = await this.db.row(stats, { supplierId, first, today, period })
    const { is_counted, ...counted } = row as NonNullable<typeof row>
    const summed = is_counted ? null : await this.db.row(soldByDay, { supplierId, first, today })
    return { period, first_date: first, last_date: today, ...counted, ...summed }
  }

  /** All products in batches, by name. */
  async *priceList(supplierId: CompanyId): AsyncGenerator<PriceLine[]> {
    let last = { lastName: '', lastId: noId }
    for (;;) {
      const rows = await this.db.rows(priceLines, { supplierId, ...last })
      if (rows.length > 0) yield rows
      const end = rows.at(-1)
      if (end === undefined || rows.length < batchSize) return
      last = { lastName: end.at, lastId: end.id }
    }
  }
}
