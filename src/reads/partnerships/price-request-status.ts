import { priceRequestDays } from '../../core/partnerships/rules.ts'
import { instant } from '../kernel/sql-shapes.ts'

const waits = `interval '${priceRequestDays} days'`

/** The status of a request for a price `r` as shown to people (rule P14). */
export const priceRequestStatus = `CASE
  WHEN r.status = 'sent' AND r.created_at <= $now::timestamptz - ${waits} THEN 'expired'
  ELSE r.status
END`

/** Whether a request for a price `r` waits for an answer. */
const openPriceRequest = `r.status = 'sent' AND r.created_at > $now::timestamptz - ${waits}`

/** How many requests for a price wait for an answer of the catering `$companyId`. */
export const waitingPriceRequests = `
  (
    SELECT count(*)::int
    FROM price_requests r
    WHERE r.catering_id = $companyId AND ${openPriceRequest}
  )`

/** When a request for a price `r` expires without an answer. */
export const priceRequestExpiry = instant(`(r.created_at + ${waits})`)
