import { homeTimezone } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import type { CateringDashboard } from '../kernel/contract-shapes.ts'
import { endingContractsList } from '../partnerships/contracts.ts'
import { waitingOffer } from '../partnerships/offer-status.ts'
import {
  type DashboardValues,
  endingCount,
  firstChosenOn,
  missingOn,
  twoWeeks,
  withWaiting,
} from './dashboard-parts.ts'
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

/** Partners whose next working day has no menu yet, or whose people wait for an answer. */
const kitchens = `
  SELECT
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'corporate_id', id, 'corporate_name', name, 'menu_missing_on', missing_on, 'pending_requests', asked
        )
        ORDER BY missing_on NULLS LAST, search_name COLLATE "C"
      ) FILTER (WHERE place <= 5),
      '[]'
    ) AS list,
    count(missing_on)::int AS without_menu, (count(*) FILTER (WHERE asked > 0))::int AS asking,
    coalesce(sum(asked), 0)::int AS asked
  FROM (
    SELECT c.id, c.name, c.search_name, menu.missing_on, request.asked,
      row_number() OVER (ORDER BY menu.missing_on NULLS LAST, c.search_name COLLATE "C") AS place
    FROM partnerships p
    JOIN companies c ON c.id = p.corporate_id
    CROSS JOIN LATERAL (${missingOn('c.id')}) menu
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS asked
      FROM requests r
      WHERE r.company_id = c.id AND r.status = 'pending' AND r.created_at >= p.created_at
    ) request
    WHERE p.catering_id = $companyId
      AND p.is_active
      AND p.partnership_type = 'catering'
      AND (menu.missing_on IS NOT NULL OR request.asked > 0)
  ) kitchen`

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
  'waiting_terminations', ${waitingOf('catering')},
  'waiting_supplier_terminations', ${waitingOf('supplier')},
  'ending_contracts', ${endingContractsList('catering_id', '$now')},
  ${endingCount('catering_id')}`)
const kitchensOfCatering = `
  SELECT jsonb_build_object(
    'kitchens', list, 'kitchens_without_menu', without_menu, 'kitchens_with_requests', asking, 'pending_requests', asked
  )
  FROM (${kitchens}) kitchen`

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
