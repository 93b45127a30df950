import { EntitySchema } from 'typeorm'
import {
  type CompanyId,
  decimalOf,
  decimalText,
  type Ids,
  kurusOf,
  liraText,
  type OrderId,
} from '../../core/shared/index.ts'
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
    deliveryDate: { type: 'date', name: 'delivery_date', nullable: true },
    notes: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
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
  changedLines: string | null
  at: Date
}
const insertEvent = `
  INSERT INTO order_events (
    id, supplier_id, order_id, status, changed_lines, actor_company_id, actor_user_id, actor_key_id, created_at)
  VALUES (
    $eventId, $supplierId, $orderId, $status, $changedLines, $actorCompanyId, $actorUserId, $actorKeyId, $at)`
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
    supplier_id, order_id, position, product_id, product_name, product_code, unit_type, content_quantity, content_unit,
    quantity, unit_price, vat_rate, total_price)
  SELECT $supplierId, added.id, l.position, l.product_id, l.product_name, l.product_code, l.unit_type,
    l.content_quantity, l.content_unit, l.quantity, l.unit_price, l.vat_rate, l.total_price
  FROM added
  CROSS JOIN jsonb_to_recordset($lines) AS l (position smallint, product_id uuid, product_name text, product_code text,
    unit_type text, content_quantity numeric, content_unit text, quantity numeric, unit_price numeric,
    vat_rate smallint, total_price numeric)`)
const addEvent = prepared<EventColumns>(insertEvent)
const holdOrder = prepared<{ companyId: CompanyId; orderId: OrderId }, EntityRow>(`
  SELECT ${columnsOf(orderSchema, 'o')}
  FROM orders o
  WHERE o.id = $orderId AND $companyId IN (o.supplier_id, o.catering_id)
  FOR NO KEY UPDATE`)
const linesOf = prepared<{ supplierId: CompanyId; orderId: OrderId }, LineRow>(`
  SELECT product_id AS "productId", product_name AS "productName", product_code AS "productCode",
    unit_type AS "unitType", content_quantity AS "contentQuantity", content_unit AS "contentUnit", quantity,
    unit_price AS "unitPrice", vat_rate AS "vatRate", total_price AS "totalPrice",
    delivered_quantity AS "deliveredQuantity", returned_quantity AS "returnedQuantity"
  FROM order_lines
  WHERE supplier_id = $supplierId AND order_id = $orderId
  ORDER BY position`)
const updateOrder = prepared<{
  supplierId: CompanyId
  id: string
  status: string
  statusChangedAt: Date
  isChanged: boolean
  version: number
}>(`
  UPDATE orders
  SET status = $status, status_changed_at = $statusChangedAt, is_changed = $isChanged, version = $version
  WHERE supplier_id = $supplierId AND id = $id`)
const updateLines = prepared<{ supplierId: CompanyId; orderId: OrderId; lines: string }>(`
  UPDATE order_lines l
  SET delivered_quantity = n.delivered, returned_quantity = n.returned
  FROM jsonb_to_recordset($lines) AS n (product_id uuid, delivered numeric, returned numeric)
  WHERE l.supplier_id = $supplierId AND l.order_id = $orderId AND l.product_id = n.product_id`)
const markSeen = prepared<{ cateringId: CompanyId }>(
  'UPDATE orders SET is_changed = false WHERE catering_id = $cateringId AND is_changed',
)

type Numbers = 'contentQuantity' | 'quantity' | 'unitPrice' | 'totalPrice' | 'deliveredQuantity' | 'returnedQuantity'
type LineRow = Omit<OrderLine, Numbers> & { [Name in Numbers]: null extends OrderLine[Name] ? string | null : string }

/** Line totals may have more digits than a price. */
const amount = (text: string): number => kurusOf(Number(text)) ?? 0
const amountOrNone = (text: string | null): number | null => (text === null ? null : amount(text))
const textOrNone = (hundredths: number | null): string | null => (hundredths === null ? null : decimalText(hundredths))

const lineFrom = (row: LineRow): OrderLine => ({
  ...row,
  contentQuantity: amountOrNone(row.contentQuantity),
  quantity: amount(row.quantity),
  unitPrice: amount(row.unitPrice),
  totalPrice: amount(row.totalPrice),
  deliveredQuantity: amountOrNone(row.deliveredQuantity),
  returnedQuantity: amountOrNone(row.returnedQuantity),
})

/** What a history tells of the lines that a delivery changed; null for nothing. */
const toldLines = ({ status, changedLines = [] }: OrderEvent): string | null =>
  status !== 'delivered' || changedLines.length === 0
    ? null
    : JSON.stringify(
        changedLines.map(({ productId, quantity, deliveredQuantity, returnedQuantity }) => ({
          product_id: productId,
          delivered: decimalOf(deliveredQuantity ?? quantity),
          returned: decimalOf(returnedQuantity ?? 0),
        })),
      )

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
    const rows = order.lines.map((line, position) => ({
      position,
      product_id: line.productId,
      product_name: line.productName,
      product_code: line.productCode,
      unit_type: line.unitType,
      content_quantity: textOrNone(line.contentQuantity),
      content_unit: line.contentUnit,
      quantity: decimalText(line.quantity),
      unit_price: liraText(line.unitPrice),
      vat_rate: line.vatRate,
      total_price: liraText(line.totalPrice),
    }))
    const orders = rowsOf(orderSchema, [order])
    await this.#db.send(addOrder, { orders, lines: JSON.stringify(rows), ...this.#eventColumns(order, event) })
  }

  async forChange(companyId: CompanyId, orderId: OrderId): Promise<Order | null> {
    const row = await this.#db.row(holdOrder, { companyId, orderId })
    if (row === null) return null
    const order = entityOf(orderSchema, Order, row)
    const lines = await this.#db.rows(linesOf, { supplierId: order.supplierId, orderId })
    order.lines = lines.map(lineFrom)
    return order
  }

  async update(order: Order, event: OrderEvent): Promise<void> {
    await this.#db.send(updateOrder, order)
    const { changedLines = [] } = event
    if (changedLines.length > 0) {
      const lines = changedLines.map(({ productId, deliveredQuantity, returnedQuantity }) => ({
        product_id: productId,
        delivered: textOrNone(deliveredQuantity),
        returned: textOrNone(returnedQuantity),
      }))
      const { supplierId, id: orderId } = order
      await this.#db.send(updateLines, { supplierId, orderId, lines: JSON.stringify(lines) })
    }
    await this.#db.send(addEvent, this.#eventColumns(order, event))
  }

  markSeen(cateringId: CompanyId): Promise<number> {
    return this.#db.change(markSeen, { cateringId })
  }

  #eventColumns({ supplierId, id }: Order, event: OrderEvent): EventColumns {
    const { status, at } = event
    const told = { status, changedLines: toldLines(event), at }
    return { supplierId, orderId: id, eventId: this.#ids.next(), ...told, ...actorColumns(event) }
  }
}
