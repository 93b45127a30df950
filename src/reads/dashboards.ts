import { prepared, type Statement } from '../persistence/index.ts'
import type { CateringDashboard, CorporateDashboard, SupplierDashboard } from './contract-shapes.ts'
import { entryColumns, entryJoins, type EntryRow, sentenceOf } from './log-entries.ts'
import { instant } from './sql-shapes.ts'
import { Reads } from './reads.ts'

const activities = `
  coalesce((SELECT jsonb_agg(jsonb_build_object('timestamp', ${instant('a.created_at')}) || to_jsonb(told) ORDER BY a.created_at DESC, a.id DESC)
    FROM (SELECT * FROM audit_logs WHERE company_id = $1 ORDER BY created_at DESC, id DESC LIMIT 10) a
    ${entryJoins}
    CROSS JOIN LATERAL (SELECT ${entryColumns}) told), '[]') AS recent_activities`

const corporate = prepared(`
  SELECT (SELECT count(*)::int FROM users WHERE company_id = $1 AND is_active AND role = 'individual') AS individual_users,
    (SELECT count(*)::int FROM users WHERE company_id = $1 AND is_active AND role <> 'individual') AS corporate_users,
    (SELECT coalesce(sum(total), 0)::int FROM choice_totals WHERE corporate_id = $1 AND date = '-infinity') AS total_preferences,
    (SELECT count(*)::int FROM shifts WHERE company_id = $1 AND is_active AND NOT is_deleted) AS active_shifts, ${activities}`)

const catering = prepared(`
  WITH partner AS (SELECT corporate_id FROM partnerships WHERE catering_id = $1 AND is_active AND partnership_type = 'catering')
  SELECT (SELECT round(stars::numeric / ratings, 1)::float FROM rating_totals WHERE catering_id = $1) AS rating,
    (SELECT count(*)::int FROM partner JOIN users u ON u.company_id = partner.corporate_id AND u.is_active) AS served_individuals,
    (SELECT coalesce(sum(total), 0)::int FROM choice_totals WHERE catering_id = $1 AND date = '-infinity') AS total_preferences,
    (SELECT count(*)::int FROM partner) AS partner_corporates, ${activities}`)

const supplier = prepared(`
  SELECT (SELECT count(*)::int FROM orders WHERE supplier_id = $1) AS total_orders,
    (SELECT count(*)::int FROM products WHERE supplier_id = $1 AND is_active AND stock_quantity > 0) AS product_variety,
    (SELECT count(*)::int FROM orders WHERE supplier_id = $1 AND created_at > $2::timestamptz - interval '30 days') AS recent_orders,
    (SELECT count(*)::int FROM partnerships WHERE supplier_id = $1 AND is_active) AS partner_caterings, ${activities}`)

export class DashboardReads extends Reads {
  async corporate(companyId: string): Promise<CorporateDashboard> {
    return this.#told<CorporateDashboard>(corporate, [companyId])
  }

  async catering(companyId: string): Promise<CateringDashboard> {
    return this.#told<CateringDashboard>(catering, [companyId])
  }

  async supplier(companyId: string, now: Date): Promise<SupplierDashboard> {
    return this.#told<SupplierDashboard>(supplier, [companyId, now])
  }

  async #told<Dashboard extends WithActivities>(statement: Statement, values: unknown[]): Promise<Dashboard> {
    const [row] = await this.db.rows<Told<Dashboard>>(statement, values)
    const { recent_activities: entries, ...figures } = row as Told<Dashboard>
    const activities = entries.map((entry) => ({ description: sentenceOf(entry), timestamp: entry.timestamp }))
    return { ...figures, recent_activities: activities } as unknown as Dashboard
  }
}

type WithActivities = { recent_activities: CorporateDashboard['recent_activities'] }
type Told<Dashboard> = Omit<Dashboard, 'recent_activities'> & {
  recent_activities: (EntryRow & { timestamp: string })[]
}
