import { offerDays } from '../../core/partnerships/rules.ts'
import { instant } from '../kernel/sql-shapes.ts'

const waits = `interval '${offerDays} days'`

/** The status of an offer `o` as shown to people (rule P8). */
export const offerStatus = (now: string): string =>
  `CASE WHEN o.status = 'sent' AND o.created_at <= ${now} - ${waits} THEN 'expired' ELSE o.status END`

/** Whether an offer `o` waits for an answer. */
export const waitingOffer = `o.status = 'sent' AND o.created_at > $now::timestamptz - ${waits}`

/** When an offer `o` expires without an answer. */
export const offerExpiry = instant(`(o.created_at + ${waits})`)
