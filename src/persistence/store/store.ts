import { EntitySchema } from 'typeorm'
import {
  type Movement,
  type MovementCause,
  Order,
  type OrderEvent,
  type OrderLine,
  Orders,
  Product,
  Products,
} from '../../core/store/index.ts'
import { type Ids, kurusOf, liraText } from '../../core/shared/index.ts'
import { type ColumnsOf, columnsOf, entityOf, recordOf, rowsOf } from '../kernel/columns.ts'
import { type Database, planned, prepared } from '../kernel/database.ts'
import { priceColumn } from '../partnerships/partnerships.ts'
import { hotRowWait } from '../kernel/time-limits.ts'

/** Whole hundredths of a unit here, units with two decimals there: the same as with prices. */
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
    imageUrl: { type: 'text', name: 'image_url', nullable: true },
    isActive: { type: 'boolean', name: 'is_active' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  } satisfies ColumnsOf<Product>,
})

const orderSchema = new EntitySchema<Order>({
  name: 'order',
  target: Order,
  tableName: 'orders',
  columns: {
    id: { type: 'uuid', primary: true },
    supplierId: { type: 'uuid', name: 'supplier_id' },
    cateringId: { type: 'uuid', name: 'catering_id' },
    number: { type: 'int' },
    status: { type: 'text' },
    statusChangedAt: { type: 'timestamptz', name: 'status_changed_at' },
    isChanged: { type: 'boolean', name: 'is_changed' },
    totalAmount: { type: 'numeric', name: 'total_amount', transformer: priceColumn },
    deliveryAddress: { type: 'text', name: 'delivery_address' },
    notes: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  } satisfies ColumnsOf<Order, 'lines'>,
})

const productRecord = recordOf(productSchema)
const addProducts = prepared(`
  INSERT INTO products (${productRecord.names})
  SELECT ${productRecord.names} FROM jsonb_to_recordset($1) AS p (${productRecord.typed}) ORDER BY id`)
/**
 * In one order, so that orders of the same products wait for each other instead of deadlocking. The longer wait is that of the transaction
 * from here on; PostgreSQL evaluates the condition before the first row is locked.
 */
const holdProducts = prepared(`
  SELECT ${columnsOf(productSchema, 'p')} FROM products p
  WHERE (SELECT set_config('lock_timeout', '${hotRowWait}', true)) IS NOT NULL AND supplier_id = $1 AND id = ANY ($2)
  ORDER BY id FOR NO KEY UPDATE`)
const holdNamed = planned(`
  SELECT ${columnsOf(productSchema, 'p')} FROM products p
  WHERE supplier_id = $1 AND is_active AND search_name = ANY ($2) ORDER BY id FOR NO KEY UPDATE`)
const fixedColumns = new Set(['id', 'supplier_id', 'stock_quantity', 'created_at'])
const changedColumns = productRecord.names.split(', ').filter((name) => !fixedColumns.has(name))
const updateProducts = prepared(`
  UPDATE products p SET ${changedColumns.map((name) => `${name} = n.${name}`).join(', ')}
  FROM jsonb_to_recordset($1) AS n (${productRecord.typed})
  WHERE p.supplier_id = n.supplier_id AND p.id = n.id`)

/** $1 supplier, $2 movements, $3 reason, $4 order, $5 to $7 who, $8 when. */
const move = prepared(`
  WITH wanted AS (
    SELECT * FROM jsonb_to_recordset($2) AS m (id uuid, product_id uuid, stock numeric, reserved numeric)
  ), held AS MATERIALIZED (
    SELECT id FROM products WHERE supplier_id = $1 AND id IN (SELECT product_id FROM wanted) ORDER BY id FOR NO KEY UPDATE
  ), moved AS (
    UPDATE products p SET stock_quantity = p.stock_quantity + m.stock, reserved_quantity = p.reserved_quantity + m.reserved
    FROM wanted m JOIN held ON held.id = m.product_id
    WHERE p.supplier_id = $1 AND p.id = m.product_id
    RETURNING m.id, p.id AS product_id, m.stock, p.stock_quantity
  )
  INSERT INTO stock_movements (id, supplier_id, product_id, quantity, stock_after, reason, order_id, actor_company_id, actor_user_id, actor_key_id,
    created_at)
  SELECT id, $1, product_id, stock, stock_quantity, $3, $4::uuid, $5::uuid, $6::uuid, $7::uuid, $8::timestamptz FROM moved WHERE stock <> 0`)

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
    if (products.length > 0) await this.#db.change(addProducts, [rowsOf(productSchema, empty)])
  }

  forChange(supplierId: string, productIds: readonly string[]): Promise<Product[]> {
    return this.#held(holdProducts, [supplierId, productIds])
  }

  async namedForChange(supplierId: string, names: readonly string[]): Promise<Product[]> {
    return names.length === 0 ? [] : this.#held(holdNamed, [supplierId, names.map((name) => ` ${name}`)])
  }

  async update(...products: Product[]): Promise<void> {
    if (products.length > 0) await this.#db.change(updateProducts, [rowsOf(productSchema, products)])
  }

  async move(
    supplierId: string,
    movements: readonly Movement[],
    { reason, orderId, actor, at }: MovementCause,
  ): Promise<void> {
    const rows = movements.map(({ productId, stock, reserved }) => ({
      id: this.#ids.next(),
      product_id: productId,
      stock: signedText(stock),
      reserved: signedText(reserved),
    }))
    await this.#db.change(move, [supplierId, JSON.stringify(rows), reason, orderId, ...whoOf({ actor }), at])
  }

  async #held(statement: typeof holdProducts, values: unknown[]): Promise<Product[]> {
    const rows = await this.#db.rows<Record<string, unknown>>(statement, values)
    return rows.map((row) => entityOf(productSchema, Product, row))
  }
}

const whoOf = ({ actor }: Pick<OrderEvent, 'actor'>) => [
  actor?.companyId ?? null,
  actor?.userId ?? null,
  actor?.keyId ?? null,
]

const signedText = (hundredths: number): string => `${hundredths < 0 ? '-' : ''}${liraText(Math.abs(hundredths))}`

const nextNumber = prepared(`
  INSERT INTO order_numbers AS n (supplier_id, last) VALUES ($1, 1001)
  ON CONFLICT (supplier_id) DO UPDATE SET last = n.last + 1 RETURNING last`)
const orderRecord = recordOf(orderSchema)
/** In one statement, because others wait for the supplier's number meanwhile. */
const addOrder = prepared(`
  WITH added AS (
    INSERT INTO orders (${orderRecord.names}) SELECT ${orderRecord.names} FROM jsonb_to_recordset($4) AS o (${orderRecord.typed}) RETURNING id
  ), event AS (
    INSERT INTO order_events (id, supplier_id, order_id, status, actor_company_id, actor_user_id, actor_key_id, created_at)
    VALUES ($5, $1, $2, $6, $7, $8, $9, $10)
  )
  INSERT INTO order_lines (supplier_id, order_id, position, product_id, product_name, unit_type, quantity, unit_price, total_price)
  SELECT $1, added.id, l.position, l.product_id, l.product_name, l.unit_type, l.quantity, l.unit_price, l.total_price
  FROM added CROSS JOIN jsonb_to_recordset($3) AS l (position smallint, product_id uuid, product_name text, unit_type text, quantity numeric,
    unit_price numeric, total_price numeric)`)
const addEvent = prepared(`
  INSERT INTO order_events (id, supplier_id, order_id, status, actor_company_id, actor_user_id, actor_key_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`)
const holdOrder = prepared(`
  SELECT ${columnsOf(orderSchema, 'o')} FROM orders o WHERE o.id = $2 AND $1 IN (o.supplier_id, o.catering_id) FOR NO KEY UPDATE`)
const linesOf = prepared(`
  SELECT product_id AS "productId", product_name AS "productName", unit_type AS "unitType", quantity, unit_price AS "unitPrice",
    total_price AS "totalPrice"
  FROM order_lines WHERE supplier_id = $1 AND order_id = $2 ORDER BY position`)
const updateOrder = prepared(`
  UPDATE orders SET status = $3, status_changed_at = $4, is_changed = $5 WHERE supplier_id = $1 AND id = $2`)
const markSeen = prepared('UPDATE orders SET is_changed = false WHERE catering_id = $1 AND is_changed')

type LineRow = Omit<OrderLine, 'quantity' | 'unitPrice' | 'totalPrice'> &
  Record<'quantity' | 'unitPrice' | 'totalPrice', string>

/** Line totals may have more digits than a price. */
const amount = (text: string): number => kurusOf(Number(text)) ?? 0

export class PostgresOrders extends Orders {
  readonly #db: Database
  readonly #ids: Ids
  constructor(db: Database, ids: Ids) {
    super()
    this.#db = db
    this.#ids = ids
  }

  async nextNumber(supplierId: string): Promise<number> {
    return (await this.#db.row<{ last: number }>(nextNumber, [supplierId]))?.last ?? 0
  }

  async add(order: Order, event: OrderEvent): Promise<void> {
    const { supplierId, id, lines } = order
    const rows = lines.map(({ productId, productName, unitType, quantity, unitPrice, totalPrice }, position) => ({
      position,
      product_id: productId,
      product_name: productName,
      unit_type: unitType,
      quantity: liraText(quantity),
      unit_price: liraText(unitPrice),
      total_price: liraText(totalPrice),
    }))
    const added = [supplierId, id, JSON.stringify(rows), rowsOf(orderSchema, [order])]
    await this.#db.change(addOrder, [...added, this.#ids.next(), event.status, ...whoOf(event), event.at])
  }

  async forChange(companyId: string, orderId: string): Promise<Order | null> {
    const row = await this.#db.row<Record<string, unknown>>(holdOrder, [companyId, orderId])
    if (row === null) return null
    const order = entityOf(orderSchema, Order, row)
    const lines = await this.#db.rows<LineRow>(linesOf, [order.supplierId, orderId])
    order.lines = lines.map(({ quantity, unitPrice, totalPrice, ...line }) => ({
      ...line,
      quantity: amount(quantity),
      unitPrice: amount(unitPrice),
      totalPrice: amount(totalPrice),
    }))
    return order
  }

  async update(order: Order, event: OrderEvent): Promise<void> {
    const { supplierId, id, status, statusChangedAt, isChanged } = order
    await this.#db.change(updateOrder, [supplierId, id, status, statusChangedAt, isChanged])
    await this.#db.change(addEvent, [this.#ids.next(), supplierId, id, event.status, ...whoOf(event), event.at])
  }

  markSeen(cateringId: string): Promise<number> {
    return this.#db.change(markSeen, [cateringId])
  }
}
