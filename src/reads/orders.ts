import { allowedStatuses, type OrderStatus, orderStatuses } from '../core/store/rules.ts'
import { planned, prepared } from '../persistence/index.ts'
import type { OrderDetail, OrderList, Page } from './contract-shapes.ts'
import { Reads } from './reads.ts'
import { containing } from './search-text.ts'
import { instant } from './sql-shapes.ts'

export type OrderSide = 'supplier' | 'catering'
const otherOf = { supplier: 'catering', catering: 'supplier' } as const

/** An order `o` between the supplier `s` and the buyer `b` as the company `$1` sees it. */
const orderShape = `
  'id', o.id, 'order_no', 'S-' || o.number, 'supplier_id', o.supplier_id, 'supplier_company_name', s.name, 'catering_id', o.catering_id,
  'buyer_company_name', b.name, 'status', o.status, 'status_changed_at', ${instant('o.status_changed_at')},
  'is_changed', o.is_changed AND o.catering_id = $1, 'total_amount', o.total_amount, 'created_at', ${instant('o.created_at')},
  'delivery_address', o.delivery_address, 'notes', o.notes, 'items', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('product_id', l.product_id, 'product_name', l.product_name, 'quantity', l.quantity,
      'unit_type', l.unit_type, 'unit_price', l.unit_price, 'total_price', l.total_price) ORDER BY l.position), '[]')
    FROM order_lines l WHERE l.order_id = o.id)`
const companies = 'JOIN companies s ON s.id = o.supplier_id JOIN companies b ON b.id = o.catering_id'

const counted = orderStatuses.map((status) => `'${status}', coalesce(sum(${status}), 0)`).join(', ')
const sumOf = orderStatuses.map((status) => `CASE WHEN '${status}' = ANY ($2) THEN ${status} ELSE 0 END`).join(' + ')

/**
 * $1 company, $2 statuses, $3 limit, $4 offset, $5 search, $6 partner. The newest are looked up by status, and by partner where the
 * list is narrowed to some, so that a long history costs nothing; totals come from the running ones.
 */
const listOf = (side: OrderSide, isNarrowed: boolean) =>
  planned(`
  WITH partner AS MATERIALIZED (
    SELECT t.* FROM partner_orders t JOIN companies c ON c.id = t.${otherOf[side]}_id
    WHERE t.${side}_id = $1 AND c.search_name LIKE $5 AND t.${otherOf[side]}_id = coalesce($6::uuid, t.${otherOf[side]}_id)
  ), page AS (
    SELECT newest.id FROM unnest($2::text[]) AS wanted (status) ${isNarrowed ? 'CROSS JOIN partner' : ''}
    CROSS JOIN LATERAL (
      SELECT id, created_at FROM orders o WHERE o.${side}_id = $1 AND o.status = wanted.status
        ${isNarrowed ? `AND o.${otherOf[side]}_id = partner.${otherOf[side]}_id` : ''}
      ORDER BY created_at DESC, id DESC LIMIT $3::int + $4::int
    ) newest
    ORDER BY newest.created_at DESC, newest.id DESC LIMIT $3 OFFSET $4
  )
  SELECT (SELECT coalesce(sum(${sumOf}), 0)::int FROM partner) AS total,
    (SELECT jsonb_build_object('all', coalesce(sum(${orderStatuses.join(' + ')}), 0), ${counted}) FROM partner_orders
      WHERE ${side}_id = $1 AND ${otherOf[side]}_id = coalesce($6::uuid, ${otherOf[side]}_id)) AS counts,
    coalesce((SELECT jsonb_agg(jsonb_build_object(${orderShape}) ORDER BY o.created_at DESC, o.id DESC)
      FROM page JOIN orders o ON o.id = page.id ${companies}), '[]') AS orders`)
const lists = {
  supplier: { all: listOf('supplier', false), narrowed: listOf('supplier', true) },
  catering: { all: listOf('catering', false), narrowed: listOf('catering', true) },
}

const detail = prepared(`
  SELECT jsonb_build_object(${orderShape}, 'buyer_phone', b.phone, 'supplier_phone', s.phone, 'history', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('status', e.status, 'at', ${instant('e.created_at')}, 'actor_name', u.full_name,
        'actor_company_name', c.name) ORDER BY e.id), '[]')
      FROM order_events e LEFT JOIN companies c ON c.id = e.actor_company_id
      LEFT JOIN users u ON u.company_id = e.actor_company_id AND u.id = e.actor_user_id
      WHERE e.order_id = o.id)) AS order
  FROM orders o ${companies} WHERE o.id = $2 AND $1 IN (o.supplier_id, o.catering_id)`)

export interface OrderFilter {
  status: OrderStatus | 'all'
  typed: string
  partnerId: string | undefined
}

export class OrderReads extends Reads {
  async list(side: OrderSide, companyId: string, { status, typed, partnerId }: OrderFilter, { limit, offset }: Page) {
    const isNarrowed = typed.trim() !== '' || partnerId !== undefined
    const [row] = await this.db.rows<OrderList>(lists[side][isNarrowed ? 'narrowed' : 'all'], [
      companyId,
      status === 'all' ? orderStatuses : [status],
      limit,
      offset,
      containing(typed),
      partnerId ?? null,
    ])
    return row as OrderList
  }

  /** For both sides; null for anybody else's. */
  async one(companyId: string, orderId: string): Promise<OrderDetail | null> {
    const row = await this.db.row<{ order: Omit<OrderDetail, 'allowed_statuses'> }>(detail, [companyId, orderId])
    if (row === null) return null
    const { status, status_changed_at, supplier_id } = row.order
    const side = supplier_id === companyId ? 'supplier' : 'catering'
    const now = this.clock.now()
    const allowed = allowedStatuses(side, { status, statusChangedAt: new Date(status_changed_at) }, now)
    return { ...row.order, allowed_statuses: allowed }
  }
}
