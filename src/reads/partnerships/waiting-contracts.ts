import type { CompanyId } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import type { WaitingContracts } from '../kernel/contract-shapes.ts'
import { awaitingStatements } from '../settlement/awaiting.ts'
import { endingContracts, todayAt } from './contracts.ts'
import { waitingPriceRequests } from './price-request-status.ts'
import { waitingOffer } from './offer-status.ts'

const waiting = (side: 'catering_id' | 'partner_id') =>
  prepared<{ companyId: CompanyId; now: Date }, WaitingContracts>(`
  SELECT
    (
      SELECT count(*)::int
      FROM offers o
      WHERE o.catering_id = $companyId AND ${waitingOffer}
    ) AS received_offers,
    (
      SELECT count(*)::int
      FROM offers o
      WHERE o.corporate_id = $companyId AND ${waitingOffer}
    ) AS sent_offers,
    ${waitingPriceRequests} AS received_price_requests,
    pending.received AS received_terminations, pending.received_supply AS received_supplier_terminations,
    pending.sent AS sent_terminations,
    (
      SELECT count(*)::int
      FROM (${endingContracts(side === 'catering_id' ? 'catering_id' : 'corporate_id', '$now::timestamptz')}) e
    ) AS ending_contracts,
    (
      SELECT coalesce(sum(pending), 0)::int
      FROM partner_orders
      WHERE supplier_id = $companyId
    ) AS pending_orders,
    (
      SELECT count(*)::int
      FROM orders
      WHERE catering_id = $companyId AND is_changed
    ) AS changed_orders,
    ${awaitingStatements(side === 'catering_id' ? 'catering' : 'corporate', todayAt('$now'))} AS awaiting_statements
  FROM (
    SELECT count(*) FILTER (WHERE (requested_by = 'catering') <> ${side === 'catering_id'})::int AS received,
      count(*) FILTER (
        WHERE p.partnership_type = 'supplier' AND (requested_by = 'catering') <> ${side === 'catering_id'}
      )::int AS received_supply,
      count(*) FILTER (WHERE (requested_by = 'catering') = ${side === 'catering_id'})::int AS sent
    FROM termination_requests t
    JOIN partnerships p ON p.id = t.partnership_id
    WHERE t.${side} = $companyId AND t.status = 'pending'
  ) pending`)

export const waitingContracts = {
  catering: waiting('catering_id'),
  corporate: waiting('partner_id'),
  supplier: waiting('partner_id'),
}
