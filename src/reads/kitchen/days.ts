import { type CompanyId, lastDate, type LocalDate } from '../../core/shared/index.ts'
import { guestPortionsOf, isClosed, isServed, partnerCutOff, prepared, totalMealsOf } from '../../persistence/index.ts'
import type { KitchenDay } from '../kernel/contract-shapes.ts'
import { firmsOfCatering } from './common-days.ts'
import { isCooked } from './servings.ts'

export const shownDays = 14

/** A firm has no menu if none of its caterings published one for a shift that works. */
export const kitchenDays = prepared<{ cateringId: CompanyId; start: LocalDate }, KitchenDay>(`
  WITH cooked AS MATERIALIZED (
    SELECT d.date, d.corporate_id, d.closed_at IS NOT NULL AS is_frozen, s.start_time,
      coalesce(l.meals, ${totalMealsOf('d')}) AS meals, coalesce(l.guest_portions, ${guestPortionsOf('d')}) AS guests
    FROM (${firmsOfCatering}) f
    JOIN menu_days d
      ON d.catering_id = $cateringId
      AND d.corporate_id = f.corporate_id
      AND d.date BETWEEN $start::date AND $start::date + ${shownDays - 1}
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    LEFT JOIN kitchen_lists l ON l.menu_day_id = d.id
    ${partnerCutOff}
    WHERE ${isCooked}
  ),
  working AS MATERIALIZED (
    SELECT d.date, p.corporate_id,
      bool_or(NOT EXISTS (
        SELECT
        FROM menu_days o
        WHERE o.corporate_id = p.corporate_id AND o.shift_id = s.id AND o.date = d.date AND o.status = 'published'
      )) AS lacks_menu
    FROM partnerships p
    CROSS JOIN (SELECT $start::date + n AS date FROM generate_series(0, ${shownDays - 1}) n) d
    JOIN shifts s ON s.company_id = p.corporate_id
    WHERE p.catering_id = $cateringId
      AND p.partnership_type = 'catering'
      AND p.is_active
      AND (p.ends_on IS NULL OR d.date < p.ends_on)
      AND ${isServed}
      AND NOT ${isClosed({ companies: 'p.corporate_id, p.catering_id', date: 'd.date' })}
    GROUP BY 1, 2
  )
  SELECT day.date, coalesce(c.portions, 0)::int AS portions, coalesce(c.guests, 0)::int AS guests,
    coalesce(c.is_frozen, false) AS is_frozen,
    coalesce(c.firms, 0)::int AS firms, coalesce(w.firms_without_menu, 0)::int AS firms_without_menu,
    w.date IS NULL AND c.date IS NULL AS is_closed, c.last_serving
  FROM (SELECT $start::date + n AS date FROM generate_series(0, ${shownDays - 1}) n) day
  LEFT JOIN (
    SELECT date, sum(meals) AS portions, sum(guests) AS guests, bool_and(is_frozen) AS is_frozen,
      count(DISTINCT corporate_id) AS firms,
      max(start_time) AS last_serving
    FROM cooked
    GROUP BY 1
  ) c ON c.date = day.date
  LEFT JOIN (
    SELECT date, count(*) FILTER (WHERE lacks_menu) AS firms_without_menu
    FROM working
    GROUP BY 1
  ) w ON w.date = day.date
  WHERE day.date <= '${lastDate}'
  ORDER BY day.date`)
