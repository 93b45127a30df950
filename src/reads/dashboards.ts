import { homeTimezone } from '../core/shared/index.ts'
import { prepared } from '../persistence/index.ts'
import type { CorporateDashboard } from './contract-shapes.ts'
import { sentenceColumns, sentenceJoins, sentenceOf, type SentenceRow } from './log-entries.ts'
import type { EventName } from '../texts/log.ts'
import { endingContractsList } from './contracts.ts'
import { instant } from './sql-shapes.ts'

/** Levels 1 and 2 see only what they can read elsewhere too (rule R2). */
const managersOnly = ['user.password_reset', 'application.rejected'] satisfies EventName[]

/** $1 company, $2 whether a manager asks, $3 now. */
const activities = `
  coalesce((SELECT jsonb_agg(jsonb_build_object('timestamp', ${instant('a.created_at')}) || to_jsonb(entry) ORDER BY a.created_at DESC, a.id DESC)
    FROM (SELECT * FROM audit_logs WHERE company_id = $1 AND ($2 OR event <> ALL ('{${managersOnly.join(',')}}'))
          ORDER BY created_at DESC, id DESC LIMIT 10) a
    ${sentenceJoins}
    CROSS JOIN LATERAL (SELECT ${sentenceColumns}) entry), '[]') AS recent_activities`

/** Who has not chosen on the next day for which people can choose, by department. */
const nextMenu = `
  SELECT jsonb_build_object('date', next.date, 'people', sum(department.people), 'chosen', sum(department.chosen),
    'departments', coalesce(jsonb_agg(jsonb_build_object('department_id', id, 'department_name', name, 'undecided', people - chosen)
                             ORDER BY search_name COLLATE "C" NULLS LAST) FILTER (WHERE people > chosen), '[]'))
  FROM (
    SELECT min(m.date) AS date FROM menu_days m
    JOIN shifts s ON s.company_id = m.corporate_id AND s.id = m.shift_id AND s.is_active AND NOT s.is_deleted
    JOIN partnerships p ON p.catering_id = m.catering_id AND p.corporate_id = m.corporate_id AND p.is_active AND p.partnership_type = 'catering'
    WHERE m.corporate_id = $1 AND m.status = 'published' AND m.date > ($3::timestamptz AT TIME ZONE s.timezone)::date
  ) next
  CROSS JOIN LATERAL (
    SELECT d.id, d.name, d.search_name, count(*)::int AS people, count(c.user_id)::int AS chosen
    FROM users u
    LEFT JOIN departments d ON d.company_id = u.company_id AND d.id = u.department_id
    LEFT JOIN (SELECT DISTINCT c.user_id FROM shifts s
               JOIN choices c ON c.corporate_id = s.company_id AND c.shift_id = s.id AND c.date = next.date
               WHERE s.company_id = $1) c ON c.user_id = u.id
    WHERE u.company_id = $1 AND u.is_active GROUP BY d.id, d.name, d.search_name
  ) department
  WHERE next.date IS NOT NULL GROUP BY next.date`

const recentDays = `
  SELECT jsonb_agg(jsonb_build_object('date', today - ago, 'chosen', (
      SELECT coalesce(sum(t.total), 0)::int FROM (SELECT DISTINCT catering_id FROM partnerships WHERE corporate_id = $1) k
      JOIN choice_totals t ON t.catering_id = k.catering_id AND t.corporate_id = $1 AND t.date = today - ago)) ORDER BY ago DESC)
  FROM (SELECT ($3::timestamptz AT TIME ZONE '${homeTimezone}')::date AS today) day CROSS JOIN generate_series(0, 13) ago`

const pendingApplications = `(SELECT count(*)::int FROM applications WHERE company_id = $1 AND mode = 'existing' AND status = 'pending')`
/** Those that the company has to decide. */
const waitingTerminations = (side: 'catering_id' | 'partner_id') => `
  (SELECT count(*)::int FROM termination_requests WHERE ${side} = $1 AND status = 'pending' AND (requested_by = 'catering') <> ${side === 'catering_id'})`

export const corporateDashboard = prepared(`
  SELECT (SELECT count(*)::int FROM users WHERE company_id = $1 AND is_active AND role = 'individual') AS individual_users,
    (SELECT count(*)::int FROM users WHERE company_id = $1 AND is_active AND role <> 'individual') AS corporate_users,
    (SELECT count(*)::int FROM users WHERE company_id = $1 AND is_active AND created_at > $3::timestamptz - interval '30 days') AS new_users,
    (SELECT coalesce(sum(total), 0)::int FROM choice_totals WHERE corporate_id = $1 AND date = '-infinity') AS total_preferences,
    (SELECT count(*)::int FROM shifts WHERE company_id = $1 AND is_active AND NOT is_deleted) AS active_shifts,
    (SELECT count(*)::int FROM departments WHERE company_id = $1 AND is_active) AS departments,
    (SELECT count(*)::int FROM partnerships WHERE corporate_id = $1 AND is_active) AS partner_caterings,
    (${recentDays}) AS recent_days,
    CASE WHEN $2 THEN jsonb_build_object(
      'pending_applications', ${pendingApplications},
      'never_signed_in', (SELECT count(*)::int FROM users WHERE company_id = $1 AND is_active AND password_expires_at IS NOT NULL),
      'waiting_terminations', ${waitingTerminations('partner_id')},
      'ending_contracts', ${endingContractsList('corporate_id', '$3')},
      'next_menu', (${nextMenu})) END AS needs, ${activities}`)

export const cateringDashboard = prepared(`
  WITH partner AS (SELECT corporate_id FROM partnerships WHERE catering_id = $1 AND is_active AND partnership_type = 'catering')
  SELECT (SELECT round(stars::numeric / ratings, 1)::float FROM rating_totals WHERE catering_id = $1) AS rating,
    (SELECT count(*)::int FROM partner JOIN users u ON u.company_id = partner.corporate_id AND u.is_active) AS served_individuals,
    (SELECT coalesce(sum(total), 0)::int FROM choice_totals WHERE catering_id = $1 AND date = '-infinity') AS total_preferences,
    (SELECT count(*)::int FROM partner) AS partner_corporates,
    CASE WHEN $2 THEN jsonb_build_object('pending_applications', ${pendingApplications},
      'waiting_offers', (SELECT count(*)::int FROM offers o WHERE o.catering_id = $1 AND o.status = 'sent' AND o.created_at > $3::timestamptz - interval '30 days'),
      'waiting_terminations', ${waitingTerminations('catering_id')}, 'ending_contracts', ${endingContractsList('catering_id', '$3')}) END AS needs, ${activities}`)

export const supplierDashboard = prepared(`
  SELECT (SELECT count(*)::int FROM orders WHERE supplier_id = $1) AS total_orders,
    (SELECT count(*)::int FROM products WHERE supplier_id = $1 AND is_active AND stock_quantity > 0) AS product_variety,
    (SELECT count(*)::int FROM orders WHERE supplier_id = $1 AND created_at > $3::timestamptz - interval '30 days') AS recent_orders,
    (SELECT count(*)::int FROM partnerships WHERE supplier_id = $1 AND is_active) AS partner_caterings,
    CASE WHEN $2 THEN jsonb_build_object('pending_applications', ${pendingApplications},
      'waiting_terminations', ${waitingTerminations('partner_id')}) END AS needs, ${activities}`)

export type WithActivities = { recent_activities: CorporateDashboard['recent_activities'] }
export type WithEntries<Dashboard> = Omit<Dashboard, 'recent_activities'> & {
  recent_activities: (SentenceRow & { timestamp: string })[]
}

/** Replaces the log entries of the recent activities by their sentences. */
export const withSentences = <Dashboard extends WithActivities>({
  recent_activities,
  ...figures
}: WithEntries<Dashboard>): Dashboard =>
  ({
    ...figures,
    recent_activities: recent_activities.map((entry) => ({
      description: sentenceOf(entry),
      timestamp: entry.timestamp,
    })),
  }) as unknown as Dashboard
