import type { CompanyId, OrderId } from '../../core/shared/index.ts'
import { allowedStatuses, type OrderStatus, orderStatuses } from '../../core/store/rules.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { Order, OrderDetail, OrderList, Page } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { withAmounts, type WithoutAmounts } from './order-amounts.ts'
import { pageOf, pagesOf } from './page-statements.ts'
import { beginningWith, containing } from '../kernel/search-text.ts'
import { instant } from '../kernel/sql-shapes.ts'

export type OrderSide = 'supplier' | 'catering'
const otherOf = { supplier: 'catering', catering: 'supplier' } as const

/** A line of a delivered order was delivered as ordered unless it says otherwise. */
const ofDelivered = (quantity: string): string => `CASE WHEN o.status = 'delivered' THEN coalesce(${quantity}) END`

/** An order `o` between the supplier `s` and the buyer `b` as the company `$companyId` sees it. */
const orderShape = `
  'id', o.id, 'order_no', 'S-' || o.number, 'supplier_id', o.supplier_id, 'supplier_company_name', s.name,
  'catering_id', o.catering_id, 'buyer_company_name', b.name, 'status', o.status,
  'status_changed_at', ${instant('o.status_changed_at')}, 'is_changed', o.is_changed AND o.catering_id = $companyId,
  'total_amount', o.total_amount, 'created_at', ${instant('o.created_at')}, 'delivery_address', o.delivery_address,
  'delivery_date', o.delivery_date, 'notes', o.notes, 'version', o.version,
  'items', (
    SELECT coalesce(
      json_agg(
        json_build_object(
          'product_id', l.product_id, 'product_name', l.product_name, 'product_code', l.product_code,
          'quantity', l.quantity, 'unit_type', l.unit_type, 'content_quantity', l.content_quantity,
          'content_unit', l.content_unit, 'unit_price', l.unit_price, 'vat_rate', l.vat_rate,
          'total_price', l.total_price, 'delivered_quantity', ${ofDelivered('l.delivered_quantity, l.quantity')},
          'returned_quantity', ${ofDelivered('l.returned_quantity, 0')}
        )
        ORDER BY l.position
      ),
      '[]'
    )
    FROM order_lines l
    WHERE l.order_id = o.id
  )`
const companies = 'JOIN companies s ON s.id = o.supplier_id JOIN companies b ON b.id = o.catering_id'

const counted = orderStatuses.map((status) => `'${status}', coalesce(sum(${status}), 0)`).join(', ')
const sumOf = orderStatuses
  .map((status) => `CASE WHEN '${status}' = ANY ($statuses) THEN ${status} ELSE 0 END`)
  .join(' + ')

/**
 * A search covers the orders of at most this many partners: those whose name begins with it first, then those who order
 * most.
 */
const maxPartners = 100
const total = orderStatuses.join(' + ')

interface ListValues {
  companyId: CompanyId
  statuses: readonly OrderStatus[]
  limit: number
  offset: number
  /** Patterns of the partner's name. */
  containing: string
  beginning: string
  partnerId: CompanyId | null
  after: string | null
}
type Listed = Omit<OrderList, 'has_more' | 'orders'> & { orders: WithoutAmounts<Order>[] }

/**
 * The newest orders are looked up by status and, if the list is narrowed, by partner, so that a long history costs
 * nothing. Totals are sums of running totals. `given` uses every parameter, so that all these statements take the same
 * ones.
 */
const listOf = (side: OrderSide, isNarrowed: boolean, isAfter: boolean) => {
  const [mine, other] = [`${side}_id`, `${otherOf[side]}_id`]
  const foundPartners = `
    SELECT t.*, row_number() OVER (ORDER BY c.search_name LIKE $beginning DESC, ${total} DESC, c.id) AS rank
    FROM partner_orders t
    JOIN companies c ON c.id = t.${other}
    WHERE t.${mine} = $companyId
      AND t.${other} = coalesce($partnerId, t.${other})
      AND c.search_name LIKE $containing
    ORDER BY rank
    LIMIT ${maxPartners + 1}`
  const allPartners = `SELECT *, 1 AS rank FROM partner_orders WHERE ${mine} = $companyId`
  const afterOrder = `
        AND (created_at, id) < (
          SELECT created_at, id
          FROM orders
          WHERE ${mine} = $companyId AND id = $after
        )`
  return planned<ListValues, Listed>(`
  WITH given AS (
    SELECT $containing::text, $partnerId::uuid, $after::uuid, $beginning::text
  ),
  partner AS MATERIALIZED (
    ${isNarrowed ? foundPartners : allPartners}
  ),
  page AS (
    SELECT newest.id
    FROM unnest($statuses::text[]) AS wanted (status) ${isNarrowed ? 'CROSS JOIN partner' : ''}
    CROSS JOIN LATERAL (
      SELECT id, created_at
      FROM orders o
      WHERE o.${mine} = $companyId AND o.status = wanted.status
      ${isNarrowed ? `AND o.${other} = partner.${other}` : ''}
      ${isAfter ? afterOrder : ''}
      ORDER BY created_at DESC, id DESC
      LIMIT $limit::int + $offset::int
    ) newest
    ${isNarrowed ? `WHERE partner.rank <= ${maxPartners}` : ''}
    ORDER BY newest.created_at DESC, newest.id DESC
    LIMIT $limit OFFSET $offset
  )
  SELECT
    (
      SELECT coalesce(sum(${sumOf}), 0)::int
      FROM partner
      WHERE rank <= ${maxPartners}
    ) AS total,
    EXISTS (SELECT FROM partner WHERE rank > ${maxPartners}) AS is_total_capped,
    (
      SELECT json_build_object('all', coalesce(sum(${total}), 0), ${counted})
      FROM partner_orders
      WHERE ${mine} = $companyId AND ${other} = coalesce($partnerId, ${other})
    ) AS counts,
    coalesce((
      SELECT json_agg(json_build_object(${orderShape}) ORDER BY o.created_at DESC, o.id DESC)
      FROM page
      JOIN orders o ON o.id = page.id
      ${companies}
    ), '[]') AS orders`)
}
const lists = {
  supplier: pagesOf((isNarrowed, isAfter) => listOf('supplier', isNarrowed, isAfter)),
  catering: pagesOf((isNarrowed, isAfter) => listOf('catering', isNarrowed, isAfter)),
}

const shownChanges = 100
/**
 * The history always begins with the order itself, even if changes in between are left out. For changes by the other
 * company, only its name is shown.
 */
const detail = prepared<
  { companyId: CompanyId; orderId: OrderId },
  { order: WithoutAmounts<Omit<OrderDetail, 'allowed_statuses'>> }
>(`
  SELECT json_build_object(
    ${orderShape}, 'buyer_phone', b.phone, 'supplier_phone', s.phone,
    'history_total', (SELECT count(*)::int FROM order_events e WHERE e.order_id = o.id),
    'history', (
      SELECT coalesce(
        json_agg(
          json_build_object(
            'status', e.status, 'at', ${instant('e.created_at')},
            'actor_name', CASE WHEN e.actor_company_id = $companyId THEN coalesce(u.full_name, k.name) END,
            'actor_company_name', c.name,
            'changed_lines', (
              SELECT coalesce(
                json_agg(
                  json_build_object(
                    'product_name', l.product_name, 'unit_type', l.unit_type,
                    'delivered_quantity', n.delivered, 'returned_quantity', n.returned
                  )
                  ORDER BY l.position
                ),
                '[]'
              )
              FROM jsonb_to_recordset(e.changed_lines) AS n (product_id uuid, delivered numeric, returned numeric)
              JOIN order_lines l ON l.order_id = o.id AND l.product_id = n.product_id
            )
          )
          ORDER BY e.id
        ),
        '[]'
      )
      FROM (
        SELECT *, row_number() OVER (ORDER BY h.id) AS place, count(*) OVER () AS changes
        FROM order_events h
        WHERE h.order_id = o.id
      ) e
      LEFT JOIN companies c ON c.id = e.actor_company_id
      LEFT JOIN users u ON u.company_id = e.actor_company_id AND u.id = e.actor_user_id
      LEFT JOIN integration_keys k ON k.company_id = e.actor_company_id AND k.id = e.actor_key_id
      WHERE e.place = 1 OR e.place > e.changes - ${shownChanges - 1}
    )
  ) AS order
  FROM orders o
  ${companies}
  WHERE o.id = $orderId AND $companyId IN (o.supplier_id, o.catering_id)`)

export interface OrderFilter {
  status: OrderStatus | 'all'
  typed: string
  partnerId: CompanyId | undefined
  /** The order after which the page begins. */
  after?: string | undefined
}

export class OrderReads extends Reads {
  /** Selects one extra row to know whether there are more. */
  async list(side: OrderSide, companyId: CompanyId, filter: OrderFilter, { limit, offset }: Page): Promise<OrderList> {
    const { status, typed, partnerId, after } = filter
    const isNarrowed = typed.trim() !== '' || partnerId !== undefined
    const statement = pageOf(lists[side], isNarrowed, after)
    const [row] = await this.db.rows(statement, {
      companyId,
      statuses: status === 'all' ? orderStatuses : [status],
      limit: limit + 1,
      offset,
      containing: containing(typed),
      partnerId: partnerId ?? null,
      after: after ?? null,
      beginning: beginningWith(typed),
    })
    const list = row as Listed
    return { ...list, orders: list.orders.slice(0, limit).map(withAmounts), has_more: list.orders.length > limit }
  }

  /** For both sides; null for any other company. */
  async one(companyId: CompanyId, orderId: OrderId): Promise<OrderDetail | null> {
    const row = await this.db.row(detail, { companyId, orderId })
    if (row === null) return null
    const { status, status_changed_at, supplier_id } = row.order
    const side = supplier_id === companyId ? 'supplier' : 'catering'
    const now = this.clock.now()
    const allowed = allowedStatuses(side, { status, statusChangedAt: new Date(status_changed_at) }, now)
    return { ...withAmounts(row.order), allowed_statuses: allowed }
  }
}
