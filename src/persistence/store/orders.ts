import { EntitySchema } from 'typeorm'
import { type CompanyId, decimalText, type Ids, kurusOf, liraText, type OrderId } from '../../core/shared/index.ts'
import { firstOrderNumber, Order, type OrderEvent, type OrderLine, Orders } from '../../core/store/index.ts'
import { columnsOf, type ColumnsOf, entityOf, type EntityRow, recordOf, rowsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { priceColumn } from '../partnerships/partnerships.ts'
import { type ActorColumns, actorColumns } from './actor-columns.ts'

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

const nextNumber = prepared<{ supplierId: CompanyId }, { last: number }>(`
  INSERT INTO order_numbers AS n (supplier_id, last)
  VALUES ($supplierId, ${firstOrderNumber})
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
    await this.#db.send(addOrder, { orders, lines: JSON.stringify(rows), ...this.#eventColumns(order, event) })
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
    await this.#db.send(updateOrder, order)
    await this.#db.send(addEvent, this.#eventColumns(order, event))
  }

  markSeen(cateringId: CompanyId): Promise<number> {
    return this.#db.change(markSeen, { cateringId })
  }

  #eventColumns({ supplierId, id }: Order, event: OrderEvent): EventColumns {
    const { status, at } = event
    return { supplierId, orderId: id, eventId: this.#ids.next(), status, ...actorColumns(event), at }
  }
}
