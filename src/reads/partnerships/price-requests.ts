import type { CompanyId, PriceRequestId } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import type { Page, PriceRequest, PriceRequests } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { priceRequestExpiry, priceRequestStatus } from './price-request-status.ts'

type Side = 'corporate' | 'catering'
const otherOf = { corporate: 'catering', catering: 'corporate' } as const

/** A request `r` as the company `$companyId` sees it; `c` is the other one. */
const shape = `
  jsonb_build_object(
    'id', r.id, 'status', ${priceRequestStatus}, 'corporate_id', r.corporate_id, 'catering_id', r.catering_id,
    'servings', r.servings, 'start_date', r.start_date, 'message', r.message, 'unit_price', r.unit_price,
    'note', r.note, 'created_at', ${instant('r.created_at')}, 'expires_at', ${priceRequestExpiry},
    'settled_at', CASE WHEN r.status <> 'expired' THEN ${instant('r.settled_at')} END,
    'asked_by_name', (
      SELECT u.full_name
      FROM users u
      WHERE u.company_id = $companyId AND r.corporate_id = $companyId AND u.id = r.asked_by
    ),
    'other_company', jsonb_build_object('id', c.id, 'name', c.name), 'city', coalesce(c.address ->> 'city', '')
  )`

const listOf = (side: Side) =>
  prepared<{ companyId: CompanyId; now: Date; limit: number; offset: number }, PriceRequests>(`
  SELECT (SELECT count(*)::int FROM price_requests WHERE ${side}_id = $companyId) AS total,
    coalesce((
      SELECT jsonb_agg(${shape} ORDER BY r.created_at DESC, r.id DESC)
      FROM (
        SELECT *
        FROM price_requests
        WHERE ${side}_id = $companyId
        ORDER BY created_at DESC, id DESC
        LIMIT $limit OFFSET $offset
      ) r
      JOIN companies c ON c.id = r.${otherOf[side]}_id
    ), '[]') AS price_requests`)
const lists = { corporate: listOf('corporate'), catering: listOf('catering') }

const one = prepared<{ companyId: CompanyId; now: Date; id: PriceRequestId }, { price_request: PriceRequest }>(`
  SELECT ${shape} AS price_request
  FROM price_requests r
  JOIN companies c ON c.id = CASE WHEN r.corporate_id = $companyId THEN r.catering_id ELSE r.corporate_id END
  WHERE r.id = $id AND $companyId IN (r.corporate_id, r.catering_id)`)

export class PriceRequestReads extends Reads {
  /** Latest first. */
  async list(side: Side, companyId: CompanyId, page: Page): Promise<PriceRequests> {
    const row = await this.db.row(lists[side], { companyId, now: this.clock.now(), ...page })
    return row ?? { price_requests: [], total: 0 }
  }

  async one(companyId: CompanyId, id: PriceRequestId): Promise<PriceRequest | null> {
    return (await this.db.row(one, { companyId, now: this.clock.now(), id }))?.price_request ?? null
  }
}
