import type { CompanyId, ProductId } from '../../core/shared/index.ts'
import { lowStockOrders } from '../../core/store/rules.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { Page, Products, StoreProducts } from '../kernel/contract-shapes.ts'
import { beginningWith, containing } from '../kernel/search-text.ts'
import { pageOf, type Pages, pagesOf } from './page-statements.ts'

export const isLow = `(p.orders_left < ${lowStockOrders})`

const storeColumns = `
  p.id, p.name, p.description, p.category, p.code, p.unit_price, p.vat_rate, p.stock_quantity, p.unit_type,
  p.content_quantity, p.content_unit, p.minimum_order_quantity, p.image_url, ${isLow} AS is_low`
const ownColumns = `${storeColumns}, p.reserved_quantity, p.version`
/** The supplier's own product `p`. */
export const ownProduct = `(SELECT to_json(own) FROM (SELECT ${ownColumns}) own)`

/** The terms `t`. */
export const deliveryTermsShape = `'weekdays', t.weekdays, 'cutoff_days', t.cutoff_days, 'cutoff_time', t.cutoff_time,
  'minimum_amount', t.minimum_amount, 'version', t.version`

const maxCategories = 500
export const categories = `
  (
    SELECT coalesce(
      json_agg(json_build_object('category', category, 'products', products) ORDER BY fold(category) COLLATE "C"),
      '[]'
    )
    FROM (
      SELECT *
      FROM category_products
      WHERE supplier_id = $supplierId AND products > 0
      ORDER BY products DESC, category
      LIMIT ${maxCategories}
    ) most
  ) AS categories,
  (
    SELECT count(*)::int
    FROM category_products
    WHERE supplier_id = $supplierId AND products > 0
  ) AS categories_total`

/** A search counts and shows at most this many hits, so that its cost does not grow with the store. */
const maxHits = 1000

/** Keys are compared as rows. Names that begin with the search come first, as among companies. */
const sortings = {
  name: {
    listed: 'search_name COLLATE "C", id',
    found: 'is_inside, search_name COLLATE "C", id',
    key: 'search_name',
  },
  low_stock: { listed: 'orders_left, id', found: 'orders_left, id', key: 'orders_left' },
}

type Sort = keyof typeof sortings
export interface Filter {
  sort: Sort
  typed: string
  category: string
  /** The product after which the page begins. */
  after?: string | undefined
}

const ofStore = (isNarrowed: boolean): string => `
  FROM products
  WHERE supplier_id = $supplierId AND is_active${isNarrowed ? ' AND category = $category' : ''}`
const behind = (key: string, from: string): string => `(${key}) > (SELECT ${key} FROM ${from} id = $after)`

interface PageValues {
  supplierId: CompanyId
  category: string
  limit: number
  offset: number
  after: string | null
}
export type Listed<Answer> = Omit<Answer, 'has_more'>
export type FoundRows<Answer> = Omit<Listed<Answer>, 'total' | 'is_total_capped'>

/** The page as `p`, and its totals, which are running ones. */
interface ListParts {
  page: string
  total: string
  order: string
}

/**
 * PostgreSQL takes an unknown limit for a tenth of the table, so a limit that it knows is around the one that is asked
 * for: without it, one plan for all calls would seem too expensive. Longer pages and those that skip rows, which nobody
 * asks for every day, are planned each time.
 */
const maxPage = 100
const listParts = (sort: Sort, isNarrowed: boolean, isAfter: boolean, isSkipping: boolean): ListParts => {
  const order = sortings[sort].listed
  const rows = `
      SELECT *
      ${ofStore(isNarrowed)} ${isAfter ? `AND ${behind(order, 'products WHERE supplier_id = $supplierId AND')}` : ''}
      ORDER BY ${order}`
  return {
    page: isSkipping
      ? `${rows}
      LIMIT $limit OFFSET $offset`
      : `
      SELECT *
      FROM (${rows}
        LIMIT ${maxPage + 1}
      ) nearest
      ORDER BY ${order}
      LIMIT $limit`,
    total: `
  (
    SELECT coalesce(sum(products), 0)::int
    FROM category_products
    WHERE supplier_id = $supplierId${isNarrowed ? ' AND category = $category' : ''}
  ) AS total,
  false AS is_total_capped`,
    order,
  }
}

/** Uses every parameter, so that all statements of a list take the same. */
const given = 'WITH given AS (SELECT $category::text, $after::uuid, $offset::int)'

const productsOf = ({ page, order }: ListParts, columns: string): string => `
  coalesce((
    SELECT json_agg(product)
    FROM (
      SELECT ${columns}
      FROM (${page}
      ) p
      ORDER BY ${order}
    ) product
  ), '[]') AS products`

const listsOf = <Row>(make: (parts: ListParts) => string, sort: Sort) => {
  const pages = (isSkipping: boolean) =>
    pagesOf((isNarrowed, isAfter) =>
      (isSkipping ? planned : prepared)<PageValues, Row>(make(listParts(sort, isNarrowed, isAfter, isSkipping))),
    )
  return { direct: pages(false), skipping: pages(true) }
}

const ownListBy = (sort: Sort) =>
  listsOf<Listed<Products>>(
    (parts) => `${given} SELECT ${parts.total}, ${categories}, ${productsOf(parts, ownColumns)}`,
    sort,
  )
export const ownLists = { name: ownListBy('name'), low_stock: ownListBy('low_stock') }

const ofOpenStore = `
  FROM companies s
  WHERE s.id = $supplierId AND s.type = 'supplier' AND s.is_active`
const supplier = `json_build_object('id', s.id, 'name', s.name) AS supplier, (
    SELECT json_build_object(${deliveryTermsShape})
    FROM supplier_terms t
    WHERE t.supplier_id = $supplierId
  ) AS delivery_terms`
export const storeLists = listsOf<Listed<StoreProducts>>(
  (parts) => `${given}
  SELECT ${supplier}, ${parts.total}, ${categories}, ${productsOf(parts, storeColumns)}
  ${ofOpenStore}`,
  'name',
)

interface HitValues extends PageValues {
  /** Patterns of the product's name. */
  beginning: string
  containing: string
  /** A pattern of the product's code. */
  code: string
}
export interface Hits {
  ids: ProductId[]
  total: number
  is_total_capped: boolean
}
/**
 * The products of a page of hits, in order. Planned each time, because the best way to find them depends on how common
 * the text is; what is shown of them is read by a second statement, whose plan is always the same.
 */
const hitsBy = (sort: Sort) => {
  const { found, key } = sortings[sort]
  return pagesOf((isNarrowed, isAfter) =>
    planned<HitValues, Hits>(`
  ${given},
  hits AS MATERIALIZED (
    (
      SELECT id, false AS is_inside, ${key}
      ${ofStore(isNarrowed)} AND search_name COLLATE "C" LIKE $beginning
      ORDER BY search_name COLLATE "C", id
      LIMIT ${maxHits + 1}
    )
    UNION ALL
    (
      SELECT id, true, ${key}
      ${ofStore(isNarrowed)} AND search_name LIKE $containing AND search_name NOT LIKE $beginning
      LIMIT ${maxHits + 1}
    )
    UNION ALL
    (
      SELECT id, false, ${key}
      ${ofStore(isNarrowed)} AND search_code IS NOT NULL AND search_code COLLATE "C" LIKE $code
        AND search_name NOT LIKE $containing
      LIMIT ${maxHits + 1}
    )
    LIMIT ${maxHits + 1}
  )
  SELECT least(count(*), ${maxHits})::int AS total, count(*) > ${maxHits} AS is_total_capped,
    ARRAY(
      SELECT id
      FROM hits ${isAfter ? `WHERE ${behind(found, 'hits WHERE')}` : ''}
      ORDER BY ${found}
      LIMIT $limit OFFSET $offset
    ) AS ids
  FROM hits`),
  )
}
export const hits = { name: hitsBy('name'), low_stock: hitsBy('low_stock') }

interface ShownValues {
  supplierId: CompanyId
  productIds: readonly ProductId[]
}
const shownProducts = (columns: string, order: string): string => `
  coalesce((
    SELECT json_agg(product)
    FROM (
      SELECT ${columns}
      FROM unnest($productIds::uuid[]) WITH ORDINALITY AS asked (id, place)
      JOIN products p ON p.supplier_id = $supplierId AND p.id = asked.id AND p.is_active
      ORDER BY ${order}
    ) product
  ), '[]') AS products`
const storeProducts = (order: string) =>
  prepared<ShownValues, FoundRows<StoreProducts>>(`
  SELECT ${supplier}, ${categories}, ${shownProducts(storeColumns, order)}
  ${ofOpenStore}`)
export const ownFound = prepared<ShownValues, FoundRows<Products>>(
  `SELECT ${categories}, ${shownProducts(ownColumns, 'asked.place')}`,
)
export const storeFound = storeProducts('asked.place')
export const storeNamed = storeProducts('p.search_name COLLATE "C", p.id')

export const isSearch = ({ typed }: Pick<Filter, 'typed'>): boolean => typed.trim() !== ''

export const listOf = <Made>(
  { direct, skipping }: { direct: Pages<Made>; skipping: Pages<Made> },
  { category, after }: Omit<Filter, 'sort'>,
  { limit, offset }: Page,
): Made => pageOf(offset > 0 || limit > maxPage ? skipping : direct, category !== '', after)

export const pageValues = (
  supplierId: CompanyId,
  { category, after }: Omit<Filter, 'sort'>,
  { limit, offset }: Page,
): PageValues => ({ supplierId, category, limit: limit + 1, offset, after: after ?? null })

export const hitValues = (supplierId: CompanyId, filter: Omit<Filter, 'sort'>, page: Page): HitValues => ({
  ...pageValues(supplierId, filter, page),
  beginning: beginningWith(filter.typed),
  containing: containing(filter.typed),
  code: beginningWith(filter.typed).slice(1),
})

/** Drops the extra row that was selected to know whether there are more. */
export const withoutLast = <Answer extends { products: unknown[] }>(
  answer: Answer,
  { limit }: Page,
): Answer & { has_more: boolean } => ({
  ...answer,
  products: answer.products.slice(0, limit),
  has_more: answer.products.length > limit,
})
