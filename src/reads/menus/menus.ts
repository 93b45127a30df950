import { type CompanyId, homeTimezone, type LocalDate, localDateAt, type ShiftId } from '../../core/shared/index.ts'
import { closedNameOn, closesAt, lasts, partnerCutOff, planned, prepared } from '../../persistence/index.ts'
import {
  type KitchenStats,
  type MenuDay,
  menuDayShape,
  type MenuTargets,
  type MenuWeek,
  type Page,
} from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { containing } from '../kernel/search-text.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { coursesWithDishes, optionsWithDishes } from './dishes.ts'
import { type KitchenFilter, kitchenStats } from './kitchen-stats.ts'
import { menuStates, missingDays, nextWithoutMenu, todayOf } from './menu-states.ts'

interface KitchenRow extends Omit<Parameters<typeof menuDayShape>[0], 'date'> {
  closed_days: { date: LocalDate; name: string }[]
  /** Like the others, null if there is no menu. */
  date: LocalDate | null
}
/** The days on which the firm or the catering is closed come with the first one, or alone. */
const kitchenDays = prepared<
  { cateringId: CompanyId; corporateId: CompanyId; shiftId: ShiftId; start: string; end: string },
  KitchenRow
>(`
  SELECT asked.closed_days, day.*
  FROM (
    SELECT coalesce(jsonb_agg(jsonb_build_object('date', date, 'name', name) ORDER BY date), '[]') AS closed_days
    FROM (
      SELECT DISTINCT ON (x.date) x.date, x.name
      FROM closed_days x
      JOIN shifts s ON s.company_id = $corporateId AND s.id = $shiftId
      WHERE x.company_id IN ($corporateId, $cateringId)
        AND x.date BETWEEN $start AND $end
        AND (x.from_time IS NULL OR s.start_time >= x.from_time)
      ORDER BY x.date, x.company_id = $corporateId DESC
    ) closed
  ) asked
  LEFT JOIN LATERAL (
    SELECT d.date, d.shift_id, CASE d.status WHEN 'draft' THEN 'draft' ELSE 'published' END AS status,
      ${optionsWithDishes} AS options,
      ${coursesWithDishes} AS common_courses, d.version,
      (
        SELECT coalesce(jsonb_object_agg(choice_key, people), '{}')
        FROM (
          SELECT t.choice_key, sum(t.total)::int AS people
          FROM choice_totals t
          WHERE t.catering_id = d.catering_id
            AND t.corporate_id = d.corporate_id
            AND t.date = d.date
            AND t.shift_id = d.shift_id
          GROUP BY t.choice_key
          HAVING sum(t.total) > 0
        ) chosen
      ) AS counts,
      ${instant(`coalesce(d.closed_at, ${closesAt})`)} AS closes_at
    FROM menu_days d
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    ${partnerCutOff}
    WHERE d.catering_id = $cateringId
      AND d.corporate_id = $corporateId
      AND d.shift_id = $shiftId
      AND d.date BETWEEN $start AND $end
  ) day ON true
  ORDER BY day.date`)

const statesBetween = (from: string, to: string): string =>
  menuStates({ catering: '$cateringId', firm: '$corporateId', from, to, now: '$now' })

/** How many days from tomorrow on are reported for each shift, whichever week is shown. */
const toldDays = 28
const tomorrow = `(${todayOf('$now')} + 1)`

const week = prepared<{ cateringId: CompanyId; corporateId: CompanyId; start: string; now: Date }, MenuWeek>(`
  WITH ahead AS (
    SELECT shift_id,
      jsonb_build_object(
        'published_until', max(date) FILTER (WHERE state = 'published' AND (gap IS NULL OR date < gap)),
        'drafts', count(*) FILTER (WHERE state = 'draft'), 'missing', ${missingDays}
      ) AS ahead
    FROM (
      SELECT *, min(date) FILTER (WHERE state IN ('draft', 'missing')) OVER (PARTITION BY shift_id) AS gap
      FROM (
        ${statesBetween(tomorrow, `(${tomorrow} + ${toldDays - 1})`)}
      ) day
    ) day
    GROUP BY shift_id
  )
  SELECT
    (
      SELECT count(*)::int
      FROM users
      WHERE company_id = $corporateId AND is_active
    ) AS people,
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object(
          'shift_id', shift_id, 'title', title, 'start_time', start_time, 'end_time', end_time,
          'missing_days', missing_days, 'ahead', (SELECT ahead FROM ahead WHERE ahead.shift_id = s.shift_id),
          'days', days
        )
        ORDER BY start_time, title, shift_id
      )
      FROM (
        SELECT shift_id, title, start_time, end_time, ${missingDays} AS missing_days,
          jsonb_agg(
            jsonb_build_object(
              'date', date, 'state', state, 'is_past', is_past, 'closed_name', ${closedNameOn({
                firm: '$corporateId',
                catering: '$cateringId',
                date: 'day.date',
                startTime: 'day.start_time',
              })},
              'choice_count', (
                SELECT coalesce(sum(t.total), 0)::int
                FROM choice_totals t
                WHERE t.catering_id = $cateringId
                  AND t.corporate_id = $corporateId
                  AND t.date = day.date
                  AND t.shift_id = day.shift_id
              ),
              'undeclared_dishes', (
                SELECT count(*)::int
                FROM dishes x
                WHERE x.catering_id = $cateringId AND x.key = ANY (dish_keys) AND x.allergens IS NULL
              )
            )
            ORDER BY date
          ) AS days
        FROM (
          ${statesBetween('$start::date', '($start::date + 6)')}
        ) day
        GROUP BY shift_id, title, start_time, end_time
      ) s
    ), '[]') AS shifts`)

const missing = prepared<
  { cateringId: CompanyId; corporateId: CompanyId; now: Date; start: string; end: string },
  { shift_id: ShiftId; missing: number }
>(`
  SELECT shift_id, ${missingDays} AS missing
  FROM (
    ${statesBetween('$start::date', '$end::date')}
  ) day
  GROUP BY shift_id`)

/** The firms `c` that the catering cooks for, by their names. */
export const foundFirms = `
    FROM partnerships p
    JOIN companies c ON c.id = p.corporate_id
    WHERE p.catering_id = $cateringId
      AND p.partnership_type = 'catering'
      AND ${lasts('$now::timestamptz')}
      AND c.search_name LIKE $typed`
const targets = planned<
  { cateringId: CompanyId; now: Date; typed: string; limit: number; offset: number },
  MenuTargets
>(`
  WITH found AS (
    SELECT c.id, c.name, c.search_name
    ${foundFirms}
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce(
      jsonb_agg(
        jsonb_build_object('id', f.id, 'name', f.name, 'shifts', s.shifts) ORDER BY f.search_name COLLATE "C", f.id
      ),
      '[]'
    ) AS companies
  FROM (
    SELECT *
    FROM found
    ORDER BY search_name COLLATE "C", id
    LIMIT $limit OFFSET $offset
  ) f
  CROSS JOIN LATERAL (
    SELECT coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', s.id, 'title', s.title, 'start_time', s.start_time, 'end_time', s.end_time, 'days', s.days,
          'timezone', s.timezone, 'missing_on', (${nextWithoutMenu('$now')})
        )
        ORDER BY s.start_time, s.title
      ),
      '[]'
    ) AS shifts
    FROM shifts s
    WHERE s.company_id = f.id AND s.is_active AND NOT s.is_deleted
  ) s`)

const firmNames = prepared<{ ids: readonly string[] }, { id: string; name: string }>(
  'SELECT id, name FROM companies WHERE id = ANY ($ids)',
)

const partnerNames = prepared<{ cateringId: CompanyId; ids: readonly CompanyId[] }, { id: CompanyId; name: string }>(`
  SELECT c.id, c.name
  FROM companies c
  WHERE c.id = ANY ($ids)
    AND EXISTS (
      SELECT
      FROM partnerships p
      WHERE p.catering_id = $cateringId AND p.corporate_id = c.id
    )`)

export class MenuReads extends Reads {
  async kitchenDays(
    kitchen: { cateringId: CompanyId; corporateId: CompanyId; shiftId: ShiftId },
    start: LocalDate,
    end: LocalDate,
  ): Promise<{ days: MenuDay[]; closedDays: KitchenRow['closed_days'] }> {
    const values = {
      cateringId: kitchen.cateringId,
      corporateId: kitchen.corporateId,
      shiftId: kitchen.shiftId,
      start,
      end,
    }
    const rows = await this.db.rows(kitchenDays, values)
    return {
      days: rows.flatMap(({ date, ...day }) => (date === null ? [] : menuDayShape({ date, ...day }))),
      closedDays: rows[0]?.closed_days ?? [],
    }
  }

  async week(cateringId: CompanyId, corporateId: CompanyId, start: LocalDate): Promise<MenuWeek> {
    const values = { cateringId, corporateId, start, now: this.clock.now() }
    const [row] = await this.db.rows(week, values)
    return row as MenuWeek
  }

  missing(cateringId: CompanyId, corporateId: CompanyId, start: LocalDate, end: LocalDate) {
    const values = { cateringId, corporateId, now: this.clock.now(), start, end }
    return this.db.rows(missing, values)
  }

  async targets(cateringId: CompanyId, typed: string, { limit, offset }: Page): Promise<MenuTargets> {
    const values = { cateringId, now: this.clock.now(), typed: containing(typed), limit, offset }
    return (await this.db.row(targets, values)) ?? { companies: [], total: 0 }
  }

  async firmNames(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db.rows(firmNames, { ids })
    return new Map(rows.map(({ id, name }) => [id, name]))
  }

  /** Of firms that the catering cooks for or once did; all others stay unnamed. */
  async partnerNames(cateringId: CompanyId, ids: readonly CompanyId[]): Promise<Map<CompanyId, string>> {
    const rows = await this.db.rows(partnerNames, { cateringId, ids })
    return new Map(rows.map(({ id, name }) => [id, name]))
  }

  async kitchenStats(cateringId: CompanyId, corporateId: CompanyId, filter: KitchenFilter): Promise<KitchenStats> {
    const today = localDateAt(this.clock.now(), homeTimezone)
    const [row] = await this.db.rows(kitchenStats(filter), { cateringId, corporateId, today, ...filter })
    return row as KitchenStats
  }
}
