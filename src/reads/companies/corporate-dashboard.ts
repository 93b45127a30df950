import { homeTimezone } from '../../core/shared/index.ts'
import { guestPortionsOf, isPresent, openDays, peopleOf, prepared } from '../../persistence/index.ts'
import type { CorporateDashboard } from '../kernel/contract-shapes.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { endingContractsList, todayAt } from '../partnerships/contracts.ts'
import {
  type DashboardValues,
  endingCount,
  firstChosenOn,
  homeDate,
  missingOn,
  twoWeeks,
  waitingTerminations,
  withWaiting,
} from './dashboard-parts.ts'
import { awaitingStatements } from '../settlement/awaiting.ts'
import { activities, type WithEntries } from './recent-activities.ts'

/**
 * How many have not chosen yet, by department, for the next day that is still open. Counts the people of the shifts
 * that are open on that day.
 */
const nextMenu = `
  SELECT jsonb_build_object(
    'date', next.date, 'closes_at', ${instant('next.closes_at')}, 'timezone', next.timezone,
    'people', coalesce(sum(department.people), 0), 'chosen', coalesce(sum(department.chosen), 0),
    'guests', next.guests,
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
      bool_or(r.shift_id IS NULL) AS can_remind, sum(open.guests) AS guests
    FROM (
      SELECT d.date, d.shift_id, s.timezone, closes.at AS closes_at, ${guestPortionsOf('d')} AS guests
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
        AND (c.user_id IS NOT NULL OR ${isPresent('$companyId', 'u.id', 'next.date')})
    ) u
    LEFT JOIN departments d ON d.company_id = u.company_id AND d.id = u.department_id
    GROUP BY d.id, d.name, d.search_name
  ) department ON true
  GROUP BY next.date, next.closes_at, next.timezone, next.reminded_at, next.can_remind, next.guests`

/** Only the log knows when somebody was deactivated, so a day counts those of today's people who had already joined. */
const corporateDays = `
  SELECT jsonb_agg(
    jsonb_build_object(
      'date', date, 'people', people,
      'chosen', coalesce(chosen.total, 0)
    )
    ORDER BY date
  )
  FROM (
    SELECT today - ago AS date, coalesce(sum(came.people) OVER (ORDER BY ago DESC), 0)::int AS people
    FROM ${twoWeeks}
    LEFT JOIN LATERAL (
      SELECT least(13, today - (created_at AT TIME ZONE '${homeTimezone}')::date) AS ago, count(*) AS people
      FROM users
      WHERE company_id = $companyId AND is_active
      GROUP BY 1
    ) came USING (ago)
  ) shown
  LEFT JOIN (
    SELECT t.date, sum(t.total)::int AS total
    FROM (
      SELECT DISTINCT catering_id
      FROM partnerships
      WHERE corporate_id = $companyId
    ) k
    JOIN choice_totals t ON t.catering_id = k.catering_id AND t.corporate_id = $companyId
    WHERE t.date BETWEEN ${homeDate} - 13 AND ${homeDate}
    GROUP BY t.date
  ) chosen USING (date)`

/** Only for a firm that has somebody to ask for a menu. */
const ownMissingOn = `
  SELECT missing_on
  FROM (${missingOn('$companyId')}) menu
  WHERE EXISTS (
      SELECT
      FROM partnerships p
      WHERE p.corporate_id = $companyId AND p.is_active AND p.partnership_type = 'catering'
    )`

const needsOfCorporate = withWaiting(`
  'waiting_terminations', ${waitingTerminations},
  'waiting_statements', ${awaitingStatements('corporate', todayAt('$now'))},
  'ending_contracts', ${endingContractsList('corporate_id', '$now')},
  ${endingCount('corporate_id')},
  'next_menu', (${nextMenu}), 'menu_missing_on', (${ownMissingOn})`)

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
