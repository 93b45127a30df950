import type { CompanyId } from '../../core/shared/index.ts'
import { lowStockOrders } from '../../core/store/rules.ts'
import { planned } from '../../persistence/index.ts'
import type { Page, Products, StoreProducts } from '../kernel/contract-shapes.ts'
import { beginningWith, containing } from '../kernel/search-text.ts'
import { pageOf, type Pages, pagesOf } from './page-statements.ts'

export const isLow = `(p.orders_left < ${lowStockOrders})`

export const storeProduct = `
  'id', p.id, 'name', p.name, 'description', p.description, 'category', p.category, 'unit_price', p.unit_price,
  'stock_quantity', p.stock_quantity, 'unit_type', p.unit_type, 'minimum_order_quantity', p.minimum_order_quantity,
  'image_url', p.image_url, 'is_low', ${isLow}`
export const ownProduct = `
  json_build_object(${storeProduct}, 'reserved_quantity', p.reserved_quantity, 'version', p.version)`

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
  name: { listed: 'search_name COLLATE "C", id', found: 'is_inside, search_name COLLATE "C", id' },
  low_stock: { listed: 'orders_left, id', found: 'orders_left, id' },
}

type Sort = keyof typeof sortings
export interface Filter {
  sort: Sort
  typed: string
  category: string
  /** The product after which the page begins. */
  after?: string | undefined
}

const withPage = (sort: Sort, isSearch: boolean, isNarrowed: boolean, isAfter: boolean): string => {
  const { listed, found } = sortings[sort]
  const ofStore = `
  FROM products
  WHERE supplier_id = $supplierId AND is_active${isNarrowed ? ' AND category = $category' : ''}`
  const before = (key: string, from: string) => `(${key}) > (SELECT ${key} FROM ${from} id = $after)`
  // Uses every parameter, so that all these statements take the same.
  const given = 'WITH given AS (SELECT $category::text, $after::uuid, $beginning::text, $containing::text)'
  if (!isSearch)
    return `
  ${given},
  page AS (
    SELECT id, false AS is_inside
    ${ofStore} ${isAfter ? `AND ${before(listed, 'products WHERE supplier_id = $supplierId AND')}` : ''}
    ORDER BY ${listed}
    LIMIT $limit OFFSET $offset
  )`
  return `
  ${given},
  hits AS MATERIALIZED (
    (
      SELECT id, false AS is_inside, search_name, orders_left
      ${ofStore} AND search_name COLLATE "C" LIKE $beginning
      ORDER BY search_name COLLATE "C", id
      LIMIT ${maxHits + 1}
    )
    UNION ALL
    (
      SELECT id, true, search_name, orders_left
      ${ofStore} AND search_name LIKE $containing AND search_name NOT LIKE $beginning
      LIMIT ${maxHits + 1}
    )
    LIMIT ${maxHits + 1}
  ),
  page AS (
    SELECT id, is_inside
    FROM hits ${isAfter ? `WHERE ${before(found, 'hits WHERE')}` : ''}
    ORDER BY ${found}
    LIMIT $limit OFFSET $offset
  )`
}

/** Hits have to be counted; the whole list has running totals. */
const totalsOf = (isSearch: boolean, isNarrowed: boolean): string =>
  isSearch
    ? `
  (SELECT least(count(*), ${maxHits})::int FROM hits) AS total,
  (SELECT count(*) > ${maxHits} FROM hits) AS is_total_capped`
    : `
  (
    SELECT coalesce(sum(products), 0)::int
    FROM category_products
    WHERE supplier_id = $supplierId${isNarrowed ? ' AND category = $category' : ''}
  ) AS total,
  false AS is_total_capped`

const productsOf = (sort: Sort, isSearch: boolean, product: string): string => `
  coalesce((
    SELECT json_agg(
      ${product} ORDER BY ${sortings[sort][isSearch ? 'found' : 'listed'].replace(/search_name|\bid\b/g, 'p.$&')}
    )
    FROM page
    JOIN products p ON p.supplier_id = $supplierId AND p.id = page.id
  ), '[]') AS products`

interface PageValues {
  supplierId: CompanyId
  category: string
  limit: number
  offset: number
  after: string | null
  /** Patterns of the product's name. */
  beginning: string
  containing: string
}
export type Listed<Answer> = Omit<Answer, 'has_more'>

/** Makes the statements for both whole lists and searches. */
const bothOf = <Made>(make: (isSearch: boolean, isNarrowed: boolean, isAfter: boolean) => Made) => ({
  listed: pagesOf((isNarrowed, isAfter) => make(false, isNarrowed, isAfter)),
  found: pagesOf((isNarrowed, isAfter) => make(true, isNarrowed, isAfter)),
})

const ownPagesBy = (sort: Sort) =>
  bothOf((isSearch, isNarrowed, isAfter) =>
    planned<PageValues, Listed<Products>>(`
  ${withPage(sort, isSearch, isNarrowed, isAfter)}
  SELECT ${totalsOf(isSearch, isNarrowed)}, ${categories}, ${productsOf(sort, isSearch, ownProduct)}`),
  )
export const ownPages = { name: ownPagesBy('name'), low_stock: ownPagesBy('low_stock') }

export const storePages = bothOf((isSearch, isNarrowed, isAfter) =>
  planned<PageValues, Listed<StoreProducts>>(`
  ${withPage('name', isSearch, isNarrowed, isAfter)}
  SELECT json_build_object('id', s.id, 'name', s.name) AS supplier, ${totalsOf(isSearch, isNarrowed)}, ${categories},
    ${productsOf('name', isSearch, `json_build_object(${storeProduct})`)}
  FROM companies s
  WHERE s.id = $supplierId AND s.type = 'supplier' AND s.is_active`),
)

export const statementOf = <Made>(
  { listed, found }: { listed: Pages<Made>; found: Pages<Made> },
  { typed, category, after }: Omit<Filter, 'sort'>,
): Made => pageOf(typed.trim() === '' ? listed : found, category !== '', after)

export const valuesOf = (
  supplierId: CompanyId,
  { typed, category, after }: Omit<Filter, 'sort'>,
  { limit, offset }: Page,
): PageValues => ({
  supplierId,
  category,
  limit: limit + 1,
  offset,
  after: after ?? null,
  beginning: beginningWith(typed),
  containing: containing(typed),
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
