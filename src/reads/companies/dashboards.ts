import { type CompanyId, homeTimezone } from '../../core/shared/index.ts'
import { openDays, peopleOf, prepared } from '../../persistence/index.ts'
import type { CateringDashboard, CorporateDashboard, SupplierDashboard } from '../kernel/contract-shapes.ts'
import { endingContracts, endingContractsList } from '../partnerships/contracts.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { activities, type WithEntries } from './recent-activities.ts'

export interface DashboardValues {
  companyId: CompanyId
  /** Whether it is for a manager. */
  isManager: boolean
  now: Date
}

/**
 * How many have not chosen yet, by department, for the next day that is still open. Counts the people of the shifts
 * that are open on that day.
 */
const nextMenu = `
  SELECT jsonb_build_object(
    'date', next.date, 'closes_at', ${instant('next.closes_at')}, 'timezone', next.timezone,
    'people', coalesce(sum(department.people), 0), 'chosen', coalesce(sum(department.chosen), 0),
    'reminded_at', ${instant('next.reminded_at')}, 'can_remind', next.can_remind,
    'departments', coalesce(
      jsonb_agg(
        jsonb_build_object('department_id', id, 'department_name', name, 'people', people, 'undecided', people - chosen)
        ORDER BY people - chosen DESC, search_name COLLATE "C" NULLS LAST
      ) FILTER (WHERE people > chosen),
      '[]'
    )
  )
  FROM (
    SELECT open.date, array_agg(open.shift_id) AS shifts, min(open.closes_at) AS closes_at,
      (array_agg(open.timezone ORDER BY open.closes_at))[1] AS timezone, max(r.created_at) AS reminded_at,
      bool_or(r.shift_id IS NULL) AS can_remind
    FROM (
      SELECT d.date, d.shift_id, s.timezone, closes.at AS closes_at
      ${openDays('$companyId', '$now::timestamptz')}
        AND d.date = (
          SELECT d.date
          ${openDays('$companyId', '$now::timestamptz')}
          ORDER BY d.date
          LIMIT 1
        )
    ) open
    LEFT JOIN choice_reminders r ON r.company_id = $companyId AND r.shift_id = open.shift_id AND r.date = open.date
    GROUP BY open.date
  ) next
  LEFT JOIN LATERAL (
    SELECT d.id, d.name, d.search_name, count(*)::int AS people, count(chosen_by)::int AS chosen
    FROM (
      SELECT u.company_id, u.department_id, c.user_id AS chosen_by
      ${peopleOf('$companyId', 'next.date', 'next.shifts')}
    ) u
    LEFT JOIN departments d ON d.company_id = u.company_id AND d.id = u.department_id
    GROUP BY d.id, d.name, d.search_name
  ) department ON true
  GROUP BY next.date, next.closes_at, next.timezone, next.reminded_at, next.can_remind`

const days = `
  (SELECT ($now::timestamptz AT TIME ZONE '${homeTimezone}')::date AS today) day
  CROSS JOIN generate_series(0, 13) ago`

/** Only the log knows when somebody was deactivated, so a day counts those of today's people who had already joined. */
const corporateDays = `
  SELECT jsonb_agg(
    jsonb_build_object(
      'date', date, 'people', people,
      'chosen', (
        SELECT coalesce(sum(t.total), 0)::int
        FROM (
          SELECT DISTINCT catering_id
          FROM partnerships
          WHERE corporate_id = $companyId
        ) k
        JOIN choice_totals t ON t.catering_id = k.catering_id AND t.corporate_id = $companyId AND t.date = shown.date
      )
    )
    ORDER BY date
  )
  FROM (
    SELECT today - ago AS date, coalesce(sum(came.people) OVER (ORDER BY ago DESC), 0)::int AS people
    FROM ${days}
    LEFT JOIN LATERAL (
      SELECT least(13, today - (created_at AT TIME ZONE '${homeTimezone}')::date) AS ago, count(*) AS people
      FROM users
      WHERE company_id = $companyId AND is_active
      GROUP BY 1
    ) came USING (ago)
  ) shown`

/** A week cannot be compared with the previous one until there are two full weeks of choices. */
const firstChosenOn = (pairs: string) => `
  (
    SELECT min(first.date)
    FROM (${pairs}) pair
    CROSS JOIN LATERAL (
      SELECT t.date
      FROM choice_totals t
      WHERE t.catering_id = pair.catering_id
        AND t.corporate_id = pair.corporate_id
        AND t.date > '-infinity'
        AND t.total > 0
      ORDER BY t.date
      LIMIT 1
    ) first
  ) AS first_chosen_on`

const cateringDays = `
  SELECT jsonb_agg(jsonb_build_object('date', today - ago, 'chosen', coalesce(total, 0)) ORDER BY ago DESC)
  FROM ${days}
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

const supplierDays = `
  SELECT jsonb_agg(
    jsonb_build_object('date', today - ago, 'orders', coalesce(d.placed, 0), 'revenue', coalesce(d.revenue, 0))
    ORDER BY ago DESC
  )
  FROM ${days}
  LEFT JOIN supplier_days d ON d.supplier_id = $companyId AND d.date = today - ago`

const waiting = `
  SELECT jsonb_build_object(
    'pending_applications', a.count, 'oldest_application_at', ${instant('a.oldest')}, 'never_signed_in', p.count,
    'passwords_expire_at', ${instant('p.first')}, 'reset_requests', r.count
  )
  FROM (
      SELECT count(*)::int, min(created_at) AS oldest
      FROM applications
      WHERE company_id = $companyId AND mode = 'existing' AND status = 'pending'
    ) a,
    (
      SELECT count(*)::int, min(password_expires_at) AS first
      FROM users
      WHERE company_id = $companyId AND is_active AND password_expires_at IS NOT NULL
    ) p,
    (
      SELECT count(*)::int
      FROM users
      WHERE company_id = $companyId AND is_active AND reset_requested_at IS NOT NULL
    ) r`

/**
 * Looks at the next working day of each of the firm's shifts; the earliest one for which no catering has published a
 * menu.
 */
const missingOn = (company: string) => `
  SELECT min(next.date) AS missing_on
  FROM shifts s
  CROSS JOIN LATERAL (
    SELECT min(d.date) AS date
    FROM (
      SELECT ($now::timestamptz AT TIME ZONE s.timezone)::date + n AS date
      FROM generate_series(1, 7) n
    ) d
    WHERE extract(isodow FROM d.date)::int = ANY (s.days)
  ) next
  WHERE s.company_id = ${company}
    AND s.is_active
    AND NOT s.is_deleted
    AND NOT EXISTS (
      SELECT
      FROM menu_days m
      WHERE m.corporate_id = ${company} AND m.shift_id = s.id AND m.date = next.date AND m.status = 'published'
    )`

/** Only for a firm that has somebody to ask for a menu. */
const ownMissingOn = `
  SELECT missing_on
  FROM (${missingOn('$companyId')}) menu
  WHERE EXISTS (
      SELECT
      FROM partnerships p
      WHERE p.corporate_id = $companyId AND p.is_active AND p.partnership_type = 'catering'
    )`

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

const endingCount = (side: 'catering_id' | 'corporate_id') =>
  `'ending_contract_count', (SELECT count(*)::int FROM (${endingContracts(side, '$now')}) ending)`

const withWaiting = (more: string): string => `jsonb_build_object('waiting', (${waiting}), ${more})`

/** Terminations that the company has to decide. */
const waitingTerminations = `
  (
    SELECT count(*)::int
    FROM termination_requests
    WHERE partner_id = $companyId AND status = 'pending' AND requested_by = 'catering'
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

const needsOfCorporate = withWaiting(`
  'waiting_terminations', ${waitingTerminations},
  'ending_contracts', ${endingContractsList('corporate_id', '$now')},
  ${endingCount('corporate_id')},
  'next_menu', (${nextMenu}), 'menu_missing_on', (${ownMissingOn})`)

const waitingOffers = `
  (
    SELECT count(*)::int
    FROM offers o
    WHERE o.catering_id = $companyId
      AND o.status = 'sent'
      AND o.created_at > $now::timestamptz - interval '30 days'
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

const needsOfSupplier = withWaiting(`
  'pending_orders', (
    SELECT coalesce(sum(pending), 0)::int
    FROM partner_orders
    WHERE supplier_id = $companyId
  ),
  'waiting_terminations', ${waitingTerminations}`)

const firmsOfCatering = `
  SELECT DISTINCT catering_id, corporate_id
  FROM partnerships
  WHERE catering_id = $companyId AND partnership_type = 'catering'`

export const corporateDashboard = prepared<DashboardValues, WithEntries<CorporateDashboard>>(`
  WITH people AS (
    SELECT role = 'individual' AS eats_only, count(*)::int AS count,
      (count(*) FILTER (WHERE created_at > $now::timestamptz - interval '30 days'))::int AS new
    FROM users
    WHERE company_id = $companyId AND is_active
    GROUP BY 1
  ),
  shift AS (
    SELECT title, start_time
    FROM shifts
    WHERE company_id = $companyId AND is_active AND NOT is_deleted
  )
  SELECT coalesce((SELECT count FROM people WHERE eats_only), 0) AS individual_users,
    coalesce((SELECT count FROM people WHERE NOT eats_only), 0) AS corporate_users,
    coalesce((SELECT new FROM people WHERE eats_only), 0) AS new_individual_users,
    coalesce((SELECT new FROM people WHERE NOT eats_only), 0) AS new_corporate_users,
    (
      SELECT coalesce(sum(total), 0)::int
      FROM choice_totals
      WHERE corporate_id = $companyId AND date = '-infinity'
    ) AS total_preferences,
    (SELECT count(*)::int FROM shift) AS active_shifts,
    (
      SELECT coalesce(jsonb_agg(title ORDER BY start_time, title), '[]')
      FROM shift
    ) AS shift_titles,
    (
      SELECT count(*)::int
      FROM departments
      WHERE company_id = $companyId AND is_active
    ) AS departments,
    (
      SELECT count(*)::int
      FROM partnerships
      WHERE corporate_id = $companyId AND is_active
    ) AS partner_caterings,
    (${corporateDays}) AS recent_days,
    ${firstChosenOn('SELECT DISTINCT catering_id, corporate_id FROM partnerships WHERE corporate_id = $companyId')},
    CASE WHEN $isManager THEN ${needsOfCorporate} END AS needs,
    ${activities}`)

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

export const supplierDashboard = prepared<DashboardValues, WithEntries<SupplierDashboard>>(`
  SELECT
    (
      SELECT coalesce(sum(pending + confirmed + preparing + delivered + cancelled), 0)::int
      FROM partner_orders
      WHERE supplier_id = $companyId
    ) AS total_orders,
    (
      SELECT coalesce(sum(in_stock), 0)::int
      FROM category_products
      WHERE supplier_id = $companyId
    ) AS product_variety,
    (
      SELECT coalesce(sum(placed), 0)::int
      FROM supplier_days
      WHERE supplier_id = $companyId AND date > ($now::timestamptz AT TIME ZONE '${homeTimezone}')::date - 30
    ) AS recent_orders,
    (
      SELECT count(*)::int
      FROM partnerships
      WHERE supplier_id = $companyId AND is_active
    ) AS partner_caterings,
    (${supplierDays}) AS recent_days,
    CASE WHEN $isManager THEN ${needsOfSupplier} END AS needs,
    ${activities}`)
