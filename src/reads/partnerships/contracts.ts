import { homeTimezone } from '../../core/shared/index.ts'
import { lasts } from '../../persistence/index.ts'
import { endsSoonDays } from '../../core/partnerships/rules.ts'
import { offerExpiry, offerStatus } from './offer-status.ts'
import { instant } from '../kernel/sql-shapes.ts'

/** Today's date for contracts. */
export const todayAt = (now: string): string => `(${now}::timestamptz AT TIME ZONE '${homeTimezone}')::date`

/** The terms of a partnership that are in force today, and with them its price (rule P7). */
export const termsInForce = (partnership: string, now: string): string => `
  (
    SELECT *
    FROM partnership_terms t
    WHERE t.partnership_id = ${partnership} AND t.start_date <= ${todayAt(now)}
    ORDER BY t.start_date DESC
    LIMIT 1
  )`

/** The terms of a partnership `p`: those in force, the previous and next ones, and the last that were agreed. */
export const contractJoins = (now: string): string => `
  LEFT JOIN LATERAL ${termsInForce('p.id', now)} present ON true
  LEFT JOIN LATERAL (
    SELECT *
    FROM partnership_terms t
    WHERE t.partnership_id = p.id AND t.start_date < present.start_date
    ORDER BY t.start_date DESC
    LIMIT 1
  ) past ON true
  LEFT JOIN LATERAL (
    SELECT *
    FROM partnership_terms t
    WHERE t.partnership_id = p.id AND t.start_date > ${todayAt(now)}
    ORDER BY t.start_date
    LIMIT 1
  ) next ON true
  LEFT JOIN LATERAL (
    SELECT t.end_date
    FROM partnership_terms t
    WHERE t.partnership_id = p.id
    ORDER BY t.start_date DESC
    LIMIT 1
  ) last ON true`

export const contract = (now: string): string => `
  jsonb_build_object(
    'status', CASE
      WHEN NOT ${lasts(now)} THEN 'ended'
      WHEN p.ends_on IS NOT NULL THEN 'ending'
      WHEN last.end_date IS NULL THEN 'open'
      WHEN last.end_date < ${todayAt(now)} THEN 'expired'
      WHEN last.end_date <= ${todayAt(now)} + ${endsSoonDays} THEN 'ends_soon'
      ELSE 'running'
    END,
    'unit_price', present.unit_price, 'price_since', present.start_date, 'previous_price', past.unit_price,
    'next_price', next.unit_price, 'next_price_from', next.start_date, 'end_date', last.end_date,
    'days_left', last.end_date - ${todayAt(now)}, 'ends_on', p.ends_on
  )`

/** How the offer is settled, as fields of an object. */
const billingOf = (offer: string): string => `
  'vat_rate', ${offer}.vat_rate, 'period', ${offer}.period,
  'minimum', CASE
    WHEN ${offer}.minimum_portions IS NOT NULL
      THEN jsonb_build_object('portions', ${offer}.minimum_portions, 'weekdays', ${offer}.minimum_days)
  END`

const shownTerms = 100
/**
 * The history of the terms of a partnership, newest first. A price holds until the next one or the partnership's end.
 */
export const termsOf = (partnership: string): string => `
  (
    SELECT coalesce(
      jsonb_agg(
        jsonb_build_object(
          'offer_id', t.offer_id, 'unit_price', t.unit_price, 'start_date', t.start_date, 'end_date', t.end_date,
          'valid_until', t.next_start - 1, ${billingOf('o')}
        )
        ORDER BY t.start_date DESC
      ),
      '[]'
    )
    FROM (
      SELECT *, lead(start_date) OVER (ORDER BY start_date) AS next_start
      FROM partnership_terms
      WHERE partnership_id = ${partnership}
      ORDER BY start_date DESC
      LIMIT ${shownTerms}
    ) t
    JOIN offers o ON o.id = t.offer_id
  )`
export const countOfTerms = (partnership: string): string =>
  `(SELECT count(*)::int FROM partnership_terms t WHERE t.partnership_id = ${partnership})`

/** What people of the firm chose from the catering in the last 30 days. */
export const recentMeals = (catering: string, corporate: string, now: string): string => `
  (
    SELECT coalesce(sum(t.total), 0)::int
    FROM choice_totals t
    WHERE t.catering_id = ${catering}
      AND t.corporate_id = ${corporate}
      AND t.date BETWEEN ${todayAt(now)} - 29 AND ${todayAt(now)}
  )`

/**
 * An offer `o` as the company `$companyId` sees it; `c` is the other one. Only the sender's company sees who sent it.
 */
export const offerShape = (now: string): string => `
  jsonb_build_object(
    'id', o.id, 'status', ${offerStatus(now)}, 'is_renewal', o.is_renewal, 'corporate_id', o.corporate_id,
    'catering_id', o.catering_id, 'partnership_id', o.partnership_id, 'unit_price', o.unit_price,
    'previous_price', o.previous_price, 'duration_months', o.duration_months, 'start_date', o.start_date,
    ${billingOf('o')},
    'end_date', o.end_date, 'message', o.message, 'created_at', ${instant('o.created_at')},
    'expires_at', ${offerExpiry},
    'answered_at', CASE WHEN o.status <> 'expired' THEN ${instant('o.answered_at')} END,
    'sent_by_name', (
      SELECT u.full_name
      FROM users u
      WHERE u.company_id = $companyId AND o.corporate_id = $companyId AND u.id = o.sent_by
    ),
    'other_company', jsonb_build_object('id', c.id, 'name', c.name)
  )`

/** A request `t` to end the partnership `p` as the company `$companyId` sees it; `c` is the other one. */
export const terminationShape = `
  jsonb_build_object(
    'id', t.id, 'partnership_id', t.partnership_id, 'partnership_type', p.partnership_type,
    'requested_by', t.requested_by, 'is_own', own.is_own, 'reason', t.reason, 'message', t.message,
    'effective_date', t.effective_date, 'status', t.status, 'created_at', ${instant('t.created_at')},
    'decided_at', ${instant('t.decided_at')},
    'asked_by_name', (
      SELECT u.full_name
      FROM users u
      WHERE u.company_id = $companyId AND own.is_own AND u.id = t.asked_by
    ),
    'company_id', c.id, 'company_name', c.name, 'requesting_company_name', own.name,
    'termination_details', CASE
      WHEN t.status = 'approved' THEN jsonb_build_object(
        'terminated_at', ${instant('coalesce(p.ended_at, p.ends_at)')}, 'terminated_by', own.name,
        'final_reason', t.reason
      )
    END
  )`
export const terminationJoins = `
  JOIN partnerships p ON p.id = t.partnership_id
  JOIN companies c ON c.id = CASE WHEN t.catering_id = $companyId THEN t.partner_id ELSE t.catering_id END
  JOIN LATERAL (
    SELECT me.id = asker.id AS is_own, asker.name
    FROM companies me, companies asker
    WHERE me.id = $companyId
      AND asker.id = CASE WHEN t.requested_by = 'catering' THEN t.catering_id ELSE t.partner_id END
  ) own ON true`

/** Active contracts of the company `$companyId` that end soon or have run out, nearest end first. */
export const endingContracts = (side: 'catering_id' | 'corporate_id', now: string): string => `
  SELECT p.id, p.${side === 'catering_id' ? 'corporate_id' : 'catering_id'} AS other_id, last.end_date
  FROM partnerships p
  CROSS JOIN LATERAL (
    SELECT t.end_date
    FROM partnership_terms t
    WHERE t.partnership_id = p.id
    ORDER BY t.start_date DESC
    LIMIT 1
  ) last
  WHERE p.${side} = $companyId
    AND p.partnership_type = 'catering'
    AND ${lasts(now)}
    AND p.ends_on IS NULL
    AND last.end_date <= ${todayAt(now)} + ${endsSoonDays}`

/** The ten nearest of `endingContracts`, for a dashboard. */
export const endingContractsList = (side: 'catering_id' | 'corporate_id', now: string): string => `
  (
    SELECT coalesce(
      jsonb_agg(
        jsonb_build_object(
          'partnership_id', e.id, 'company_id', c.id, 'company_name', c.name, 'end_date', e.end_date,
          'days_left', e.end_date - ${todayAt(now)}
        )
        ORDER BY e.end_date, e.id
      ),
      '[]'
    )
    FROM (${endingContracts(side, now)} ORDER BY last.end_date, p.id LIMIT 10) e
    JOIN companies c ON c.id = e.other_id
  )`
