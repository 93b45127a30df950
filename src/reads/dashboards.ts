import { prepared } from '../persistence/index.ts'
import type { CorporateDashboard } from './contract-shapes.ts'
import { sentenceColumns, sentenceJoins, sentenceOf, type SentenceRow } from './log-entries.ts'
import { instant } from './sql-shapes.ts'

const activities = `
  coalesce((SELECT jsonb_agg(jsonb_build_object('timestamp', ${instant('a.created_at')}) || to_jsonb(entry) ORDER BY a.created_at DESC, a.id DESC)
    FROM (SELECT * FROM audit_logs WHERE company_id = $1 ORDER BY created_at DESC, id DESC LIMIT 10) a
    ${sentenceJoins}
    CROSS JOIN LATERAL (SELECT ${sentenceColumns}) entry), '[]') AS recent_activities`

export const corporateDashboard = prepared(`
  SELECT (SELECT count(*)::int FROM users WHERE company_id = $1 AND is_active AND role = 'individual') AS individual_users,
    (SELECT count(*)::int FROM users WHERE company_id = $1 AND is_active AND role <> 'individual') AS corporate_users,
    (SELECT coalesce(sum(total), 0)::int FROM choice_totals WHERE corporate_id = $1 AND date = '-infinity') AS total_preferences,
    (SELECT count(*)::int FROM shifts WHERE company_id = $1 AND is_active AND NOT is_deleted) AS active_shifts, ${activities}`)

export const cateringDashboard = prepared(`
  WITH partner AS (SELECT corporate_id FROM partnerships WHERE catering_id = $1 AND is_active AND partnership_type = 'catering')
  SELECT (SELECT round(stars::numeric / ratings, 1)::float FROM rating_totals WHERE catering_id = $1) AS rating,
    (SELECT count(*)::int FROM partner JOIN users u ON u.company_id = partner.corporate_id AND u.is_active) AS served_individuals,
    (SELECT coalesce(sum(total), 0)::int FROM choice_totals WHERE catering_id = $1 AND date = '-infinity') AS total_preferences,
    (SELECT count(*)::int FROM partner) AS partner_corporates, ${activities}`)

export const supplierDashboard = prepared(`
  SELECT (SELECT count(*)::int FROM orders WHERE supplier_id = $1) AS total_orders,
    (SELECT count(*)::int FROM products WHERE supplier_id = $1 AND is_active AND stock_quantity > 0) AS product_variety,
    (SELECT count(*)::int FROM orders WHERE supplier_id = $1 AND created_at > $2::timestamptz - interval '30 days') AS recent_orders,
    (SELECT count(*)::int FROM partnerships WHERE supplier_id = $1 AND is_active) AS partner_caterings, ${activities}`)

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
