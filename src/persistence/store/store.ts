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
import {
  type CompanyId,
  decimalText,
  type Ids,
  kurusOf,
  liraText,
  type OrderId,
  type ProductId,
} from '../../core/shared/index.ts'
import { columnsOf, entityOf, type EntityRow, recordOf, rowsOf, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { priceColumn } from '../partnerships/partnerships.ts'
import { hotRowWait } from '../kernel/time-limits.ts'

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
const holdNamed = planned<{ supplierId: CompanyId; searchNames: readonly string[] }, EntityRow>(`
  SELECT ${columnsOf(productSchema, 'p')}
  FROM products p
  WHERE supplier_id = $supplierId AND is_active AND search_name = ANY ($searchNames)
  ORDER BY id
  FOR NO KEY UPDATE`)
const fixedColumns = new Set(['id', 'supplier_id', 'stock_quantity', 'created_at'])
const changedColumns = productRecord.names.split(', ').filter((name) => !fixedColumns.has(name))
const updateProducts = prepared<{ products: string }>(`
  UPDATE products p
  SET ${changedColumns.map((name) => `${name} = n.${name}`).join(', ')}
  FROM jsonb_to_recordset($products) AS n (${productRecord.typed})
  WHERE p.supplier_id = n.supplier_id AND p.id = n.id`)

/** All null for the operator. */
interface ActorColumns {
  actorCompanyId: string | null
  actorUserId: string | null
  actorKeyId: string | null
}
const actorColumns = ({ actor }: Pick<OrderEvent, 'actor'>): ActorColumns => ({
  actorCompanyId: actor?.companyId ?? null,
  actorUserId: actor?.userId ?? null,
  actorKeyId: actor?.keyId ?? null,
})

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

  async namedForChange(supplierId: CompanyId, names: readonly string[]): Promise<Product[]> {
    if (names.length === 0) return []
    const searchNames = names.map((name) => ` ${name}`)
    return (await this.#db.rows(holdNamed, { supplierId, searchNames })).map(productFrom)
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
    await this.#db.change(move, values)
  }
}

const signedText = (hundredths: number): string => `${hundredths < 0 ? '-' : ''}${decimalText(Math.abs(hundredths))}`

const nextNumber = prepared<{ supplierId: CompanyId }, { last: number }>(`
  INSERT INTO order_numbers AS n (supplier_id, last)
  VALUES ($supplierId, 1001)
  ON CONFLICT (supplier_id) DO UPDATE SET last = n.last + 1
  RETURNING last`)
const orderRecord = recordOf(orderSchema)
type EventColumns = ActorColumns & {
  supplierId: CompanyId
  orderId: OrderId
  eventId: string
  status: string
  at: Date
}
const insertEvent = `
  INSERT INTO order_events (
    id, supplier_id, order_id, status, actor_company_id, actor_user_id, actor_key_id, created_at)
  VALUES ($eventId, $supplierId, $orderId, $status, $actorCompanyId, $actorUserId, $actorKeyId, $at)`
/** One statement, because others are waiting for the supplier's number. */
const addOrder = prepared<EventColumns & { orders: string; lines: string }>(`
  WITH added AS (
    INSERT INTO orders (${orderRecord.names})
    SELECT ${orderRecord.names}
    FROM jsonb_to_recordset($orders) AS o (${orderRecord.typed})
    RETURNING id
  ),
  event AS (${insertEvent})
  INSERT INTO order_lines (
    supplier_id, order_id, position, product_id, product_name, unit_type, quantity, unit_price, total_price)
  SELECT $supplierId, added.id, l.position, l.product_id, l.product_name, l.unit_type,
    l.quantity, l.unit_price, l.total_price
  FROM added
  CROSS JOIN jsonb_to_recordset($lines) AS l (position smallint, product_id uuid, product_name text, unit_type text,
    quantity numeric, unit_price numeric, total_price numeric)`)
const addEvent = prepared<EventColumns>(insertEvent)
const holdOrder = prepared<{ companyId: CompanyId; orderId: OrderId }, EntityRow>(`
  SELECT ${columnsOf(orderSchema, 'o')}
  FROM orders o
  WHERE o.id = $orderId AND $companyId IN (o.supplier_id, o.catering_id)
  FOR NO KEY UPDATE`)
const linesOf = prepared<{ supplierId: CompanyId; orderId: OrderId }, LineRow>(`
  SELECT product_id AS "productId", product_name AS "productName", unit_type AS "unitType",
    quantity, unit_price AS "unitPrice", total_price AS "totalPrice"
  FROM order_lines
  WHERE supplier_id = $supplierId AND order_id = $orderId
  ORDER BY position`)
const updateOrder = prepared<{
  supplierId: CompanyId
  id: string
  status: string
  statusChangedAt: Date
  isChanged: boolean
}>(`
  UPDATE orders
  SET status = $status, status_changed_at = $statusChangedAt, is_changed = $isChanged
  WHERE supplier_id = $supplierId AND id = $id`)
const markSeen = prepared<{ cateringId: CompanyId }>(
  'UPDATE orders SET is_changed = false WHERE catering_id = $cateringId AND is_changed',
)

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

  async nextNumber(supplierId: CompanyId): Promise<number> {
    return (await this.#db.row(nextNumber, { supplierId }))?.last ?? 0
  }

  async add(order: Order, event: OrderEvent): Promise<void> {
    const rows = order.lines.map(({ productId, productName, unitType, quantity, unitPrice, totalPrice }, position) => ({
      position,
      product_id: productId,
      product_name: productName,
      unit_type: unitType,
      quantity: decimalText(quantity),
      unit_price: liraText(unitPrice),
      total_price: liraText(totalPrice),
    }))
    const orders = rowsOf(orderSchema, [order])
    await this.#db.change(addOrder, { orders, lines: JSON.stringify(rows), ...this.#eventColumns(order, event) })
  }

  async forChange(companyId: CompanyId, orderId: OrderId): Promise<Order | null> {
    const row = await this.#db.row(holdOrder, { companyId, orderId })
    if (row === null) return null
    const order = entityOf(orderSchema, Order, row)
    const lines = await this.#db.rows(linesOf, { supplierId: order.supplierId, orderId })
    order.lines = lines.map(({ quantity, unitPrice, totalPrice, ...line }) => ({
      ...line,
      quantity: amount(quantity),
      unitPrice: amount(unitPrice),
      totalPrice: amount(totalPrice),
    }))
    return order
  }

  async update(order: Order, event: OrderEvent): Promise<void> {
    await this.#db.change(updateOrder, order)
    await this.#db.change(addEvent, this.#eventColumns(order, event))
  }

  markSeen(cateringId: CompanyId): Promise<number> {
    return this.#db.change(markSeen, { cateringId })
  }

  #eventColumns({ supplierId, id }: Order, event: OrderEvent): EventColumns {
    const { status, at } = event
    return { supplierId, orderId: id, eventId: this.#ids.next(), status, ...actorColumns(event), at }
  }
}
