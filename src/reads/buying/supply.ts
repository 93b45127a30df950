import { countDays, maxNeedDays, openDays, type ProductOffer } from '../../core/buying/rules.ts'
import type { BaseUnit } from '../../core/recipes/rules.ts'
import { type CompanyId, Fraction, type IngredientId, type LocalDate, type ProductId } from '../../core/shared/index.ts'
import { type Database, prepared } from '../../persistence/index.ts'
import { firmsOfCatering } from '../kitchen/common-days.ts'
import { isSold } from '../recipes/book.ts'
import { instant } from '../kernel/sql-shapes.ts'

/** An order is looked for among those that were placed at most so many days before a count. */
const orderDays = 92

/**
 * Whether what was ordered of a product is the ingredient of its link `k`: the one that it is linked to now or, if the
 * link was switched off, the only one that it ever was. It is never two at once.
 */
const holds = `
  (k.is_active OR NOT EXISTS (
    SELECT
    FROM ingredient_links o
    WHERE o.catering_id = $cateringId AND o.product_id = k.product_id AND o.ingredient_id <> k.ingredient_id
  ))`

/**
 * Base units of the ingredient in a unit of the order line `l`: what its link `k` says, unless the supplier has changed
 * what a package of the product `p` holds since it was ordered.
 */
const heldInUnit = `
  CASE
    WHEN (l.content_quantity, l.content_unit) IS NOT DISTINCT FROM (p.content_quantity, p.content_unit) THEN k.content
    ELSE coalesce(
      (
        SELECT l.content_quantity * m.factor
        FROM (VALUES ('gr', 'g', 1), ('kg', 'g', 1000), ('mL', 'ml', 1), ('L', 'ml', 1000), ('Adet', 'adet', 1))
          m (unit, base, factor)
        WHERE m.unit = l.content_unit AND m.base = k.base_unit
      ),
      k.content)
  END`

/** The last count of each ingredient, and what came since; counts that are too old are not there. */
const shelfOf = `
  counted AS MATERIALIZED (
    SELECT DISTINCT ON (c.ingredient_id) c.ingredient_id, c.counted_at, c.date, c.serving_time, c.quantity, c.counted_by
    FROM shelf_counts c
    WHERE c.catering_id = $cateringId AND c.date >= $today::date - ${countDays}
    ORDER BY c.ingredient_id, c.counted_at DESC
  ),
  received AS MATERIALIZED (
    SELECT k.ingredient_id,
      sum((coalesce(l.delivered_quantity, l.quantity) - coalesce(l.returned_quantity, 0)) * ${heldInUnit}) AS quantity
    FROM counted c
    JOIN ingredient_links k ON k.catering_id = $cateringId AND k.ingredient_id = c.ingredient_id
    JOIN products p ON p.id = k.product_id
    JOIN orders o
      ON o.catering_id = $cateringId
      AND o.status = 'delivered'
      AND o.created_at > $today::date - ${countDays + orderDays}
      AND o.status_changed_at > c.counted_at
    JOIN order_lines l ON l.supplier_id = o.supplier_id AND l.order_id = o.id AND l.product_id = k.product_id
    WHERE ${holds}
    GROUP BY 1
  )`

interface Counted {
  date: LocalDate
  serving_time: string | null
  counted_at: string
  quantity: string
  received: string | null
}

interface Asked {
  cateringId: CompanyId
  ingredientIds: readonly IngredientId[]
  today: LocalDate
  first: LocalDate
  last: LocalDate
}

const supplies = prepared<Asked, Row>(`
  WITH ${shelfOf},
  ordered AS MATERIALIZED (
    SELECT k.ingredient_id,
      sum(l.quantity * ${heldInUnit})
        FILTER (WHERE o.delivery_date IS NULL OR o.delivery_date < $first::date) AS before,
      sum(l.quantity * ${heldInUnit}) FILTER (WHERE o.delivery_date >= $first::date) AS within
    FROM orders o
    JOIN order_lines l ON l.supplier_id = o.supplier_id AND l.order_id = o.id
    JOIN ingredient_links k ON k.catering_id = $cateringId AND k.product_id = l.product_id
    JOIN products p ON p.id = l.product_id
    WHERE o.catering_id = $cateringId
      AND o.status IN ('pending', 'confirmed', 'preparing')
      AND (o.delivery_date IS NULL OR o.delivery_date <= $last::date)
      AND ${holds}
    GROUP BY 1
  )
  SELECT i.id, i.name, i.base_unit, o.before::text AS ordered_before,
    o.within::text AS ordered_within,
    (
      SELECT json_build_object(
        'date', c.date, 'serving_time', c.serving_time, 'counted_at', ${instant('c.counted_at')},
        'quantity', c.quantity::text, 'received', r.quantity::text)
      FROM counted c
      LEFT JOIN received r ON r.ingredient_id = c.ingredient_id
      WHERE c.ingredient_id = i.id
    ) AS counted,
    (
      SELECT coalesce(
        json_agg(
          json_build_object(
            'product_id', p.id, 'product_name', p.name, 'unit_type', p.unit_type, 'supplier_id', s.id,
            'supplier_name', s.name, 'content', k.content::text, 'minimum', p.minimum_order_quantity::text,
            'stock', p.stock_quantity::text, 'price', p.unit_price::text,
            'minimum_amount', t.minimum_amount, 'is_sold', ${isSold})
          ORDER BY k.is_preferred DESC, p.unit_price / k.content, p.id),
        '[]')
      FROM ingredient_links k
      JOIN products p ON p.id = k.product_id
      JOIN companies s ON s.id = p.supplier_id
      LEFT JOIN supplier_terms t ON t.supplier_id = s.id
      WHERE k.catering_id = $cateringId AND k.ingredient_id = i.id AND k.is_active
    ) AS offers
  FROM ingredients i
  LEFT JOIN ordered o ON o.ingredient_id = i.id
  WHERE i.catering_id = $cateringId AND i.id = ANY ($ingredientIds)
  ORDER BY i.key COLLATE "C"`)

interface Row {
  id: IngredientId
  name: string
  base_unit: BaseUnit
  ordered_before: string | null
  ordered_within: string | null
  counted: Counted | null
  offers: {
    product_id: ProductId
    product_name: string
    unit_type: 'Adet'
    supplier_id: CompanyId
    supplier_name: string
    content: string
    minimum: string
    stock: string
    price: string
    minimum_amount: number | null
    is_sold: boolean
  }[]
}

export interface KnownOffer extends ProductOffer {
  productName: string
  unitType: Row['offers'][number]['unit_type']
  supplierId: CompanyId
  supplierName: string
  minimumAmount: number | null
  /** Kuruş of a sales unit. */
  price: number
}

export interface LastCount {
  date: LocalDate
  servingTime: string | null
  at: string
  counted: Fraction
  received: Fraction
}

export interface SuppliedIngredient {
  id: IngredientId
  name: string
  baseUnit: BaseUnit
  /** In orders that are due before the first of the days, or on no day in particular. */
  orderedBefore: Fraction
  /** In orders that are due on one of the days. */
  orderedWithin: Fraction
  count: LastCount | null
  /** Those that are sold, the preferred one first, then by price. */
  offers: KnownOffer[]
  /** Whether there are any, sold or not. */
  isLinked: boolean
}

const hundredths = (decimal: string): number => Number(Fraction.parse(decimal).times(Fraction.of(100)).rounded)

export const countFrom = ({ date, serving_time, counted_at, quantity, received }: Counted): LastCount => ({
  date,
  servingTime: serving_time,
  at: counted_at,
  counted: Fraction.parse(quantity),
  received: Fraction.parse(received ?? '0'),
})

const ingredientFrom = (row: Row): SuppliedIngredient => ({
  id: row.id,
  name: row.name,
  baseUnit: row.base_unit,
  orderedBefore: Fraction.parse(row.ordered_before ?? '0'),
  orderedWithin: Fraction.parse(row.ordered_within ?? '0'),
  count: row.counted && countFrom(row.counted),
  offers: row.offers
    .filter((offer) => offer.is_sold)
    .map((offer) => ({
      productId: offer.product_id,
      productName: offer.product_name,
      unitType: offer.unit_type,
      supplierId: offer.supplier_id,
      supplierName: offer.supplier_name,
      minimumAmount: offer.minimum_amount,
      content: Fraction.parse(offer.content),
      minimum: hundredths(offer.minimum),
      stock: hundredths(offer.stock),
      price: hundredths(offer.price),
    })),
  isLinked: row.offers.length > 0,
})

/** What is on the shelf, under way and for sale of each ingredient, by name. */
export const suppliesOf = async (db: Database, asked: Asked): Promise<SuppliedIngredient[]> =>
  (await db.rows(supplies, asked)).map(ingredientFrom)

/**
 * The days of the counts that still say what is on the shelf; and the days after today for which a menu was
 * published for some firm, from the given one on.
 */
export const shelfAndMenus = prepared<
  { cateringId: CompanyId; today: LocalDate; first: LocalDate },
  { counts: LocalDate[]; days: LocalDate[] }
>(`
  SELECT
    ARRAY(
      SELECT DISTINCT c.date::text
      FROM (
        SELECT DISTINCT ON (ingredient_id) date
        FROM shelf_counts
        WHERE catering_id = $cateringId AND date >= $today::date - ${countDays}
        ORDER BY ingredient_id, counted_at DESC
      ) c
      ORDER BY 1
    ) AS counts,
    ARRAY(
      SELECT ($first::date + n)::text
      FROM generate_series(0, ${maxNeedDays - 1}) n
      WHERE EXISTS (
        SELECT
        FROM (${firmsOfCatering}) f
        JOIN menu_days d
          ON d.catering_id = $cateringId AND d.corporate_id = f.corporate_id AND d.date = $first::date + n
        WHERE d.status = 'published'
      )
      ORDER BY n
      LIMIT ${openDays}
    ) AS days`)

export interface ShelfRow {
  id: IngredientId
  name: string
  base_unit: BaseUnit
  counted: (Counted & { by: string | null }) | null
}

export const shelf = prepared<{ cateringId: CompanyId; today: LocalDate; limit: number }, ShelfRow>(`
  WITH ${shelfOf}
  SELECT i.id, i.name, i.base_unit,
    (
      SELECT json_build_object(
        'date', c.date, 'serving_time', c.serving_time, 'counted_at', ${instant('c.counted_at')},
        'quantity', c.quantity::text, 'received', r.quantity::text, 'by', u.full_name)
      FROM counted c
      LEFT JOIN received r ON r.ingredient_id = c.ingredient_id
      LEFT JOIN users u ON u.company_id = $cateringId AND u.id = c.counted_by
      WHERE c.ingredient_id = i.id
    ) AS counted
  FROM ingredients i
  WHERE i.catering_id = $cateringId
  ORDER BY i.key COLLATE "C"
  LIMIT $limit`)
