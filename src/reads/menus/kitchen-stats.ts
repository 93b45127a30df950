import type { CompanyId, DepartmentId, ShiftId } from '../../core/shared/index.ts'
import { prepared, type Statement } from '../../persistence/index.ts'
import type { KitchenStats } from '../kernel/contract-shapes.ts'
import { noDepartmentLabel } from '../../texts/workforce/labels.ts'

interface Kitchen {
  cateringId: CompanyId
  corporateId: CompanyId
  today: string
}
export interface KitchenFilter {
  shiftId?: ShiftId | undefined
  departmentId?: DepartmentId | undefined
}

const monthOf = (date: string): string => `date_trunc('month', (${date})::timestamp)::date`
const yearBegins = '$today::date - 364'
const fullMonthsBegin = `(${monthOf(`${yearBegins} - 1`)} + interval '1 month')::date`
const fullMonthsEnd = monthOf('$today::date + 1')

/** How many of the most chosen dishes of a day, and options of a department, are shown. */
const [shownMeals, shownChoices] = [1000, 100]

/** Conditions on running totals `t` and menu days `d`. */
interface Conditions {
  counted: string
  served: string
}

const conditionsOf = (ofShift: string, ofDepartment: string): Conditions => {
  const shiftOf = (alias: string) => (ofShift === '' ? '' : `AND ${alias}.shift_id = ${ofShift}`)
  const departmentOf = ofDepartment === '' ? '' : `AND t.department_id = ${ofDepartment}`
  return {
    counted: `t.catering_id = $cateringId AND t.corporate_id = $corporateId ${shiftOf('t')} ${departmentOf}`,
    served: `d.catering_id = $cateringId AND d.corporate_id = $corporateId ${shiftOf('d')}`,
  }
}

/** Each published dish of the next seven days, and how many people chose it. */
const dishes = ({ counted, served }: Conditions) => `
    SELECT d.date, o ->> 'key' AS key, o ->> 'label' AS label, o -> 'meal' ->> 'name' AS meal, sum(t.total) AS count
    FROM menu_days d
    CROSS JOIN LATERAL jsonb_array_elements(d.options) o
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(total), 0) AS total
      FROM choice_totals t
      WHERE ${counted} AND t.date = d.date AND t.shift_id = d.shift_id AND t.choice_key = o ->> 'key'
    ) t
    WHERE ${served} AND d.date BETWEEN $today::date AND $today::date + 6 AND d.status = 'published'
    GROUP BY 1, 2, 3, 4`

/** The dishes of each of these days. */
const nextDays = `
    SELECT $today::date + n AS date, coalesce(sum(count), 0) AS total,
      coalesce(
        jsonb_agg(
          jsonb_build_object('key', key, 'label', label, 'meal', meal, 'count', count)
          ORDER BY fold(label) COLLATE "C", meal COLLATE "C"
        ) FILTER (WHERE place <= ${shownMeals}),
        '[]'
      ) AS choices
    FROM generate_series(0, 6) n
    LEFT JOIN (
      SELECT *, row_number() OVER (PARTITION BY date ORDER BY count DESC, meal, key) AS place
      FROM dish
    ) dish ON dish.date = $today::date + n
    GROUP BY 1`

/** What was chosen in the last thirty days. */
const recentTotals = ({ counted }: Conditions) => `
    SELECT t.date, t.department_id, t.choice_key, sum(t.total) AS total
    FROM choice_totals t
    WHERE ${counted} AND t.date BETWEEN $today::date - 29 AND $today::date AND t.total > 0
    GROUP BY 1, 2, 3`

/** The latest label of each option. */
const newestLabels = ({ served }: Conditions) => `
    SELECT DISTINCT ON (1) o ->> 'key' AS key, o ->> 'label' AS label
    FROM menu_days d
    CROSS JOIN LATERAL jsonb_array_elements(d.options) o
    WHERE ${served} AND d.date BETWEEN $today::date - 29 AND $today::date
    ORDER BY 1, d.date DESC, d.id`

/** What each department chose most. */
const departmentChoices = `
    SELECT c.department_id, sum(c.count) AS total,
      jsonb_agg(
        jsonb_build_object('key', c.choice_key, 'label', coalesce(l.label, c.choice_key), 'count', c.count)
        ORDER BY fold(coalesce(l.label, c.choice_key)) COLLATE "C", c.choice_key
      ) FILTER (WHERE c.place <= ${shownChoices}) AS by_choice
    FROM (
      SELECT department_id, choice_key, sum(total) AS count,
        row_number() OVER (PARTITION BY department_id ORDER BY sum(total) DESC, choice_key) AS place
      FROM recent
      GROUP BY 1, 2
    ) c
    LEFT JOIN newest_label l ON l.key = c.choice_key
    GROUP BY 1`

const nextSevenDays = ({ counted }: Conditions) => `
    (
      SELECT jsonb_agg(
        jsonb_build_object(
          'date', date, 'total', total,
          'skipped', (
            SELECT coalesce(sum(t.total), 0)
            FROM skip_totals t
            WHERE ${counted} AND t.date = next_day.date
          ),
          'choices', choices
        )
        ORDER BY date
      )
      FROM next_day
    )`

/** The days before the first whole month, the whole months, and the days after them. */
const lastYear = ({ counted }: Conditions) => `
      (
        SELECT coalesce(sum(t.total), 0)
        FROM choice_totals t
        WHERE ${counted} AND t.date >= ${yearBegins} AND t.date < ${fullMonthsBegin}
      )
      + (
        SELECT coalesce(sum(t.total), 0)
        FROM choice_month_totals t
        WHERE ${counted} AND t.month >= ${fullMonthsBegin} AND t.month < ${fullMonthsEnd}
      )
      + (SELECT coalesce(sum(total), 0) FROM recent WHERE date >= ${fullMonthsEnd})`

const allTime = ({ counted }: Conditions) =>
  `(SELECT coalesce(sum(t.total), 0) FROM choice_totals t WHERE ${counted} AND t.date = '-infinity')`

const byDepartment = `
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object(
          'department_id', d.id, 'department_name', coalesce(d.name, '${noDepartmentLabel}'), 'total', c.total,
          'by_choice', c.by_choice
        )
        ORDER BY d.search_name COLLATE "C" NULLS LAST
      )
      FROM department c
      LEFT JOIN departments d ON d.company_id = $corporateId AND d.id = c.department_id
    ), '[]')`

/**
 * Each combination of filters is a separate statement: a single one would have to be planned on every call, which takes
 * longer than running it.
 *
 * Reads running totals, never choices. A year is its whole months plus the remaining days at both ends, so it reads at
 * most 60 days and 12 months of rows per shift, department and option, however many choices were made.
 */
const statsFor = (ofShift: string, ofDepartment: string): string => {
  const conditions = conditionsOf(ofShift, ofDepartment)
  return `
  WITH dish AS (${dishes(conditions)}
  ),
  next_day AS (${nextDays}
  ),
  recent AS MATERIALIZED (${recentTotals(conditions)}
  ),
  newest_label AS (${newestLabels(conditions)}
  ),
  department AS (${departmentChoices}
  )
  SELECT ${nextSevenDays(conditions)} AS next_7_days,
    jsonb_build_object(
      'last_1_day', (SELECT coalesce(sum(total), 0) FROM recent WHERE date = $today::date),
      'last_1_week', (SELECT coalesce(sum(total), 0) FROM recent WHERE date > $today::date - 7),
      'last_1_month', (SELECT coalesce(sum(total), 0) FROM recent),
      'last_1_year', ${lastYear(conditions)},
      'all_time', ${allTime(conditions)}
    ) AS time_periods,
    ${byDepartment} AS by_department`
}
const stats = prepared<Kitchen, KitchenStats>(statsFor('', ''))
const statsOfShift = prepared<Kitchen & Pick<KitchenFilter, 'shiftId'>, KitchenStats>(statsFor('$shiftId', ''))
const statsOfDepartment = prepared<Kitchen & Pick<KitchenFilter, 'departmentId'>, KitchenStats>(
  statsFor('', '$departmentId'),
)
const statsOfBoth = prepared<Kitchen & KitchenFilter, KitchenStats>(statsFor('$shiftId', '$departmentId'))

export const kitchenStats = ({
  shiftId,
  departmentId,
}: KitchenFilter): Statement<Kitchen & KitchenFilter, KitchenStats> => {
  if (shiftId === undefined) return departmentId === undefined ? stats : statsOfDepartment
  return departmentId === undefined ? statsOfShift : statsOfBoth
}
