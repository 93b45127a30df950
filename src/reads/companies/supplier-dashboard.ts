import { homeTimezone } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import type { SupplierDashboard } from '../kernel/contract-shapes.ts'
import { type DashboardValues, twoWeeks, waitingTerminations, withWaiting } from './dashboard-parts.ts'
import { activities, type WithEntries } from './recent-activities.ts'

const supplierDays = `
  SELECT jsonb_agg(
    jsonb_build_object('date', today - ago, 'orders', coalesce(d.placed, 0), 'revenue', coalesce(d.revenue, 0))
    ORDER BY ago DESC
  )
  FROM ${twoWeeks}
  LEFT JOIN supplier_days d ON d.supplier_id = $companyId AND d.date = today - ago`

const needsOfSupplier = withWaiting(`
  'pending_orders', (
    SELECT coalesce(sum(pending), 0)::int
    FROM partner_orders
    WHERE supplier_id = $companyId
  ),
  'waiting_terminations', ${waitingTerminations}`)

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
