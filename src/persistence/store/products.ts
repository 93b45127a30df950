import { EntitySchema } from 'typeorm'
import { type CompanyId, decimalText, type Ids, type OrderId, type ProductId } from '../../core/shared/index.ts'
import { type DeliveryTerms, type Movement, type MovementCause, Product, Products } from '../../core/store/index.ts'
import { columnsOf, type ColumnsOf, entityOf, type EntityRow, recordOf, rowsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { hotRowWait } from '../kernel/time-limits.ts'
import { priceColumn } from '../partnerships/partnerships.ts'
import { type ActorColumns, actorColumns } from './actor-columns.ts'
import { termsFrom, type TermsRow, termsShape } from './supplier-terms.ts'

/** Whole hundredths of a unit in the product, units with two decimals in the database, like prices. */
const quantityColumn = priceColumn

export const productSchema = new EntitySchema<Product>({
  name: 'product',
  target: Product,
  tableName: 'products',
  columns: {
    id: { type: 'uuid', primary: true },
    supplierId: { type: 'uuid', name: 'supplier_id' },
    name: { type: 'text' },
    description: { type: 'text' },
    category: { type: 'text' },
    unitPrice: { type: 'numeric', name: 'unit_price', transformer: priceColumn },
    stockQuantity: { type: 'numeric', name: 'stock_quantity', transformer: quantityColumn },
    unitType: { type: 'text', name: 'unit_type' },
    minimumOrderQuantity: { type: 'numeric', name: 'minimum_order_quantity', transformer: quantityColumn },
    code: { type: 'text', nullable: true },
    vatRate: { type: 'smallint', name: 'vat_rate', nullable: true },
    contentQuantity: { type: 'numeric', name: 'content_quantity', nullable: true, transformer: quantityColumn },
    contentUnit: { type: 'text', name: 'content_unit', nullable: true },
    imageUrl: { type: 'text', name: 'image_url', nullable: true },
    isActive: { type: 'boolean', name: 'is_active' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  } satisfies ColumnsOf<Product>,
})

const productRecord = recordOf(productSchema)
const addProducts = prepared<{ products: string }>(`
  INSERT INTO products (${productRecord.names})
  SELECT ${productRecord.names}
  FROM jsonb_to_recordset($products) AS p (${productRecord.typed})
  ORDER BY id`)
/**
 * In a fixed order, so that orders for the same products wait for each other instead of deadlocking. From here on the
 * transaction may wait longer for a lock; PostgreSQL evaluates the condition before it locks the first row.
 */
const holdProducts = prepared<{ supplierId: CompanyId; productIds: readonly ProductId[] }, EntityRow>(`
  SELECT ${columnsOf(productSchema, 'p')}
  FROM products p
  WHERE (SELECT set_config('lock_timeout', '${hotRowWait}', true)) IS NOT NULL
    AND supplier_id = $supplierId AND id = ANY ($productIds)
  ORDER BY id
  FOR NO KEY UPDATE`)
/** The same, and the terms with each row: an order waits for as few statements as possible. */
const holdForOrder = prepared<
  { supplierId: CompanyId; productIds: readonly ProductId[] },
  EntityRow & { terms: TermsRow | null }
>(`
  SELECT ${columnsOf(productSchema, 'p')},
    CASE WHEN t.supplier_id IS NOT NULL THEN json_build_object(${termsShape}) END AS terms
  FROM products p
  LEFT JOIN supplier_terms t ON t.supplier_id = $supplierId
  WHERE (SELECT set_config('lock_timeout', '${hotRowWait}', true)) IS NOT NULL
    AND p.supplier_id = $supplierId AND p.id = ANY ($productIds)
  ORDER BY p.id
  FOR NO KEY UPDATE OF p`)
const holdListed = planned<
  { supplierId: CompanyId; searchNames: readonly string[]; searchCodes: readonly string[] },
  EntityRow
>(`
  SELECT ${columnsOf(productSchema, 'p')}
  FROM products p
  WHERE supplier_id = $supplierId AND is_active
    AND (search_name = ANY ($searchNames) OR (search_code IS NOT NULL AND search_code COLLATE "C" = ANY ($searchCodes)))
  ORDER BY id
  FOR NO KEY UPDATE`)
const fixedColumns = new Set(['id', 'supplier_id', 'stock_quantity', 'created_at'])
const changedColumns = productRecord.names.split(', ').filter((name) => !fixedColumns.has(name))
const updateProducts = prepared<{ products: string }>(`
  UPDATE products p
  SET ${changedColumns.map((name) => `${name} = n.${name}`).join(', ')}
  FROM jsonb_to_recordset($products) AS n (${productRecord.typed})
  WHERE p.supplier_id = n.supplier_id AND p.id = n.id`)

const move = prepared<
  ActorColumns & { supplierId: CompanyId; movements: string; reason: string; orderId: OrderId | null; at: Date }
>(`
  WITH wanted AS (
    SELECT *
    FROM jsonb_to_recordset($movements) AS m (id uuid, product_id uuid, stock numeric, reserved numeric)
  ),
  held AS MATERIALIZED (
    SELECT id
    FROM products
    WHERE supplier_id = $supplierId AND id IN (SELECT product_id FROM wanted)
    ORDER BY id
    FOR NO KEY UPDATE
  ),
  moved AS (
    UPDATE products p
    SET stock_quantity = p.stock_quantity + m.stock, reserved_quantity = p.reserved_quantity + m.reserved
    FROM wanted m
    JOIN held ON held.id = m.product_id
    WHERE p.supplier_id = $supplierId AND p.id = m.product_id
    RETURNING m.id, p.id AS product_id, m.stock, p.stock_quantity
  )
  INSERT INTO stock_movements (
    id, supplier_id, product_id, quantity, stock_after, reason, order_id,
    actor_company_id, actor_user_id, actor_key_id, created_at)
  SELECT id, $supplierId, product_id, stock, stock_quantity, $reason, $orderId::uuid,
    $actorCompanyId::uuid, $actorUserId::uuid, $actorKeyId::uuid, $at::timestamptz
  FROM moved
  WHERE stock <> 0`)

const productFrom = (row: EntityRow): Product => entityOf(productSchema, Product, row)

export class PostgresProducts extends Products {
  readonly #db: Database
  readonly #ids: Ids
  constructor(db: Database, ids: Ids) {
    super()
    this.#db = db
    this.#ids = ids
  }

  async add(...products: Product[]): Promise<void> {
    const empty = products.map((product) => ({ ...product, stockQuantity: 0 }))
    if (products.length > 0) await this.#db.change(addProducts, { products: rowsOf(productSchema, empty) })
  }

  async forChange(supplierId: CompanyId, productIds: readonly ProductId[]): Promise<Product[]> {
    return (await this.#db.rows(holdProducts, { supplierId, productIds })).map(productFrom)
  }

  async forOrder(
    supplierId: CompanyId,
    productIds: readonly ProductId[],
  ): Promise<{ products: Product[]; terms: DeliveryTerms | null }> {
    const rows = await this.#db.rows(holdForOrder, { supplierId, productIds })
    const terms = rows[0]?.terms ?? null
    return { products: rows.map(productFrom), terms: terms && termsFrom(terms) }
  }

  async listedForChange(supplierId: CompanyId, names: readonly string[], codes: readonly string[]): Promise<Product[]> {
    if (names.length === 0) return []
    const searchNames = names.map((name) => ` ${name}`)
    return (await this.#db.rows(holdListed, { supplierId, searchNames, searchCodes: codes })).map(productFrom)
  }

  async update(...products: Product[]): Promise<void> {
    if (products.length > 0) await this.#db.change(updateProducts, { products: rowsOf(productSchema, products) })
  }

  async move(
    supplierId: CompanyId,
    movements: readonly Movement[],
    { reason, orderId, actor, at }: MovementCause,
  ): Promise<void> {
    const rows = movements.map(({ productId, stock, reserved }) => ({
      id: this.#ids.next(),
      product_id: productId,
      stock: signedText(stock),
      reserved: signedText(reserved),
    }))
    const values = { supplierId, movements: JSON.stringify(rows), reason, orderId, ...actorColumns({ actor }), at }
    await this.#db.send(move, values)
  }
}

const signedText = (hundredths: number): string => `${hundredths < 0 ? '-' : ''}${decimalText(Math.abs(hundredths))}`
