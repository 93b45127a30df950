import { homeTimezone } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import type { CateringDashboard } from '../kernel/contract-shapes.ts'
import { endingContractsList, todayAt } from '../partnerships/contracts.ts'
import { waitingOffer } from '../partnerships/offer-status.ts'
import { waitingPriceRequests } from '../partnerships/price-request-status.ts'
import { instant } from '../kernel/sql-shapes.ts'
import {
  type DashboardValues,
  endingCount,
  firstChosenOn,
  missingOn,
  twoWeeks,
  withWaiting,
} from './dashboard-parts.ts'
import { awaitingStatements } from '../settlement/awaiting.ts'
import { activities, type WithEntries } from './recent-activities.ts'

const cateringDays = `
  SELECT jsonb_agg(jsonb_build_object('date', today - ago, 'chosen', coalesce(total, 0)) ORDER BY ago DESC)
  FROM ${twoWeeks}
  LEFT JOIN (
    SELECT t.date, sum(t.total)::int AS total
    FROM (SELECT ($now::timestamptz AT TIME ZONE '${homeTimezone}')::date AS last) day
    CROSS JOIN (
      SELECT DISTINCT corporate_id
      FROM partnerships
      WHERE catering_id = $companyId AND partnership_type = 'catering'
    ) f
    JOIN choice_totals t
      ON t.catering_id = $companyId AND t.corporate_id = f.corporate_id AND t.date BETWEEN day.last - 13 AND day.last
    GROUP BY t.date
  ) counted ON counted.date = today - ago`

/** What waits in the kitchens of all partners, in one line for each kind, however many firms there are. */
const kitchensOfCatering = `
  WITH kitchen AS MATERIALIZED (
    SELECT jsonb_build_object('id', c.id, 'name', c.name) AS firm, c.search_name, menu.missing_on, request.*
    FROM partnerships p
    JOIN companies c ON c.id = p.corporate_id
    CROSS JOIN LATERAL (${missingOn('c.id')}) menu
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS asked, min(r.created_at) AS asked_at
      FROM requests r
      WHERE r.company_id = c.id AND r.status = 'pending' AND r.created_at >= p.created_at
    ) request
    WHERE p.catering_id = $companyId AND p.is_active AND p.partnership_type = 'catering'
  )
  SELECT jsonb_build_object(
    'missing_menus', coalesce((
      SELECT jsonb_agg(
        jsonb_build_object('date', missing_on, 'firms', firms, 'first_firm', first_firm) ORDER BY missing_on
      )
      FROM (
        SELECT missing_on, count(*) AS firms, (array_agg(firm ORDER BY search_name COLLATE "C"))[1] AS first_firm
        FROM kitchen
        WHERE missing_on IS NOT NULL
        GROUP BY missing_on
        ORDER BY missing_on
        LIMIT 10
      ) day
    ), '[]'),
    'pending_requests', (
      SELECT jsonb_build_object(
        'total', sum(asked), 'firms', count(*), 'oldest_at', ${instant('min(asked_at)')},
        'first_firm', (array_agg(firm ORDER BY asked_at))[1]
      )
      FROM kitchen
      WHERE asked > 0
      HAVING count(*) > 0
    )
  )`

/** A catering decides about its firms and its suppliers on different pages. */
const waitingOf = (type: 'catering' | 'supplier') => `
  (
    SELECT count(*)::int
    FROM termination_requests t
    JOIN partnerships p ON p.id = t.partnership_id
    WHERE t.catering_id = $companyId
      AND t.status = 'pending'
      AND t.requested_by <> 'catering'
      AND p.partnership_type = '${type}'
  )`

const waitingOffers = `
  (
    SELECT count(*)::int
    FROM offers o
    WHERE o.catering_id = $companyId AND ${waitingOffer}
  )`

const contractsOfCatering = withWaiting(`
  'waiting_offers', ${waitingOffers},
  'waiting_price_requests', ${waitingPriceRequests},
  'waiting_terminations', ${waitingOf('catering')},
  'waiting_supplier_terminations', ${waitingOf('supplier')},
  'waiting_statements', ${awaitingStatements('catering', todayAt('$now'))},
  'ending_contracts', ${endingContractsList('catering_id', '$now')},
  ${endingCount('catering_id')}`)

const firmsOfCatering = `
  SELECT DISTINCT catering_id, corporate_id
  FROM partnerships
  WHERE catering_id = $companyId AND partnership_type = 'catering'`

export const cateringDashboard = prepared<DashboardValues, WithEntries<CateringDashboard>>(`
  WITH partner AS (
    SELECT corporate_id
    FROM partnerships
    WHERE catering_id = $companyId AND is_active AND partnership_type = 'catering'
  )
  SELECT
    (
      SELECT round(stars::numeric / ratings, 1)::float
      FROM rating_totals
      WHERE catering_id = $companyId
    ) AS rating,
    coalesce((SELECT ratings FROM rating_totals WHERE catering_id = $companyId), 0)::int AS ratings,
    (
      SELECT count(*)::int
      FROM partner
      JOIN users u ON u.company_id = partner.corporate_id AND u.is_active
    ) AS served_individuals,
    (
      SELECT coalesce(sum(total), 0)::int
      FROM choice_totals
      WHERE catering_id = $companyId AND date = '-infinity'
    ) AS total_preferences,
    (SELECT count(*)::int FROM partner) AS partner_corporates, (${cateringDays}) AS recent_days,
    ${firstChosenOn(firmsOfCatering)},
    CASE WHEN $isManager THEN ${contractsOfCatering} || (${kitchensOfCatering}) END AS needs,
    ${activities}`)
