import type { CompanyId } from '../../core/shared/index.ts'
import { KitchenLists, listDaysBack } from '../../core/menus/index.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { guestsOf } from './guest-counts.ts'
import { isWorked } from '../shifts/shifts.ts'
import { closesAt, isServed, partnerCutOff } from '../shifts/cut-off.ts'

/**
 * Active people of a firm, once for each usual shift in the week of the date, which is null for those who have none
 * (rules M11, M12).
 */
const people = (firm: string, date: string): string => `
  FROM users u
  LEFT JOIN (
    SELECT w.user_id, w.shift_id
    FROM usual_shifts w
    JOIN shifts ws ON ws.company_id = w.company_id AND ws.id = w.shift_id AND ws.is_active AND NOT ws.is_deleted
    WHERE w.company_id = ${firm} AND ${isWorked(date)}
  ) usual ON usual.user_id = u.id
  WHERE u.company_id = ${firm} AND u.is_active`

/** Whether anybody in the firm has chosen for the date. */
export const hasChoices = (firm: string, date: string): string => `
  EXISTS (
      SELECT FROM choices c
      WHERE c.corporate_id = ${firm} AND c.date = ${date}
        AND c.shift_id = ANY (ARRAY(SELECT s.id FROM shifts s WHERE s.company_id = ${firm}))
    )`

/**
 * Those who have not chosen in any shift for the date. `NOT IN` collects once who has chosen; `NOT EXISTS` would
 * look each person up, which takes 28 times as long for 20,000 people.
 */
const undecidedPeople = (firm: string, date: string): string => `
  ${people(firm, date)}
    AND u.id NOT IN (
      SELECT * FROM choosers(${firm}, ${date})
    )`

/** How many people of the menu day's shift have not chosen. */
export const undecidedOf = (day: string): string => `
  (
    SELECT count(*)::int
    ${undecidedPeople(`${day}.corporate_id`, `${day}.date`)}
      AND (usual.shift_id IS NULL OR usual.shift_id = ${day}.shift_id)
  )`

const byShift = (counted: string): string => `
  (
    SELECT jsonb_object_agg(shift, people)
    FROM (
      SELECT coalesce(usual.shift_id::text, '') AS shift, count(*) AS people
      ${counted}
      GROUP BY 1
    ) counted
  )`
/** The same of a whole firm, by usual shift. */
export const undecidedByShift = (firm: string, date: string): string => byShift(undecidedPeople(firm, date))
/** All people of a firm, by usual shift in the week of the date. */
export const peopleByShift = (firm: string, date: string): string => byShift(people(firm, date))
/** Of the people counted by `undecidedByShift`, those of the menu day's shift. */
export const undecidedAmong = (undecided: string, day: string): string =>
  `coalesce((${undecided} ->> '')::int, 0) + coalesce((${undecided} ->> ${day}.shift_id::text)::int, 0)`

/** Whether the running total `t` is one of the menu day. */
const isTotalOf = (day: string) => `
  t.catering_id = ${day}.catering_id AND t.corporate_id = ${day}.corporate_id AND t.date = ${day}.date
      AND t.shift_id = ${day}.shift_id`
/** Stands for people without a department in the totals. */
const noDepartment = '00000000-0000-0000-0000-000000000000'
/** People by department and option of the menu day, from the running totals. */
export const countsOf = (day: string): string => `
  (
    SELECT coalesce(
      jsonb_agg(
        jsonb_build_object(
          'department', nullif(t.department_id, '${noDepartment}'), 'key', t.choice_key, 'count', t.total)
        ORDER BY t.choice_key, t.department_id),
      '[]')
    FROM choice_totals t
    WHERE ${isTotalOf(day)} AND t.total > 0
  )`
/** People by option of the menu day, from the running totals; null if nobody chose. */
export const totalsOf = (day: string): string => `
  (
    SELECT jsonb_object_agg(choice_key, total)
    FROM (
      SELECT t.choice_key, sum(t.total) AS total
      FROM choice_totals t
      WHERE ${isTotalOf(day)}
      GROUP BY 1
    ) chosen
  )`
export const totalMealsOf = (day: string): string => `
  (
    SELECT coalesce(sum(t.total), 0)
    FROM choice_totals t
    WHERE ${isTotalOf(day)}
  )`
export const skippedOf = (day: string): string => `
  (
    SELECT coalesce(sum(t.total), 0)::int
    FROM skip_totals t
    WHERE ${isTotalOf(day)}
  )`

/**
 * How many people of a shift ate on days that have lists, out of how many; by default on those of the four weeks before
 * the menu day.
 */
export const pastPeopleOf = (day: string, since = `${day}.date - ${listDaysBack}`, before = `${day}.date`): string => `
  (
    SELECT jsonb_build_object(
      'meals', coalesce(sum(k.meals), 0), 'people', coalesce(sum(k.meals + k.skipped + k.undecided), 0)
    )
    FROM kitchen_lists k
    WHERE k.catering_id = ${day}.catering_id
      AND k.corporate_id = ${day}.corporate_id
      AND k.shift_id = ${day}.shift_id
      AND k.date >= ${since}
      AND k.date < ${before}
  )`

const todayUtc = `($now::timestamptz AT TIME ZONE 'UTC')::date`
interface DueDay {
  id: string
  corporate_id: CompanyId
  closes_at: Date
}
/**
 * Choices lock their day with `FOR KEY SHARE` until they are committed: this waits for them, and later ones find the
 * day closed.
 */
const holdDue = (which: string, limit: string) => `
  SELECT d.id, d.corporate_id, ${closesAt} AS closes_at
  FROM menu_days d
  JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
  ${partnerCutOff}
  WHERE d.status = 'published' AND d.closed_at IS NULL AND ${isServed} AND ${which}
    AND d.date >= ${todayUtc} - ${listDaysBack}
    AND $now >= ${closesAt}
  ORDER BY d.corporate_id, d.shift_id, d.date, d.id
  ${limit}
  FOR UPDATE OF d`
/** The cheap conditions on the date leave few days to compute a cut-off for. */
const holdDueOfFirms = planned<{ firms: readonly CompanyId[]; now: Date; max: number }, DueDay>(
  holdDue(
    `d.corporate_id = ANY ($firms) AND d.date <= ${todayUtc} + 9
    AND d.date - greatest(s.cutoff_days, p.cutoff_days) <= ${todayUtc} + 1`,
    'LIMIT $max',
  ),
)
interface Days {
  ids: readonly string[]
  corporateIds: readonly CompanyId[]
}
const findDue = planned<{ now: Date; max: number }, { id: string; corporate_id: CompanyId }>(`
  SELECT menu_day_id AS id, corporate_id
  FROM menu_deadlines
  WHERE closes_at <= $now AND date >= ${todayUtc} - ${listDaysBack}
  ORDER BY closes_at, menu_day_id
  LIMIT $max`)
const holdDueOf = planned<Days & { now: Date }, DueDay>(
  holdDue('d.corporate_id = ANY ($corporateIds) AND d.id = ANY ($ids)', ''),
)
const clearDeadlines = prepared<{ days: readonly string[] }>('SELECT clear_deadlines($days::uuid[])')
const daysIn = (found: readonly { id: string; corporate_id: CompanyId }[]): Days => ({
  ids: found.map(({ id }) => id),
  corporateIds: found.map(({ corporate_id }) => corporate_id),
})

/** The options of the menu day `d`, without further facts about their meals. */
const optionsOfList = `
  (
    SELECT jsonb_agg(
      jsonb_build_object('key', o ->> 'key', 'label', o ->> 'label', 'meal', o #>> '{meal,name}') ORDER BY place)
    FROM jsonb_array_elements(d.options) WITH ORDINALITY AS each (o, place)
  )`
const sumOf = (counts: string) => `
  (SELECT coalesce(sum((c ->> 'count')::int), 0) FROM jsonb_array_elements(${counts}) c)`
/** A separate statement, so that it sees what the locks waited for, also guests who were saved meanwhile. */
const freeze = prepared<Days & { closedAt: readonly Date[]; now: Date }>(`
  WITH closed AS (
    UPDATE menu_days d
    SET closed_at = n.closed_at
    FROM unnest($ids::uuid[], $corporateIds::uuid[], $closedAt::timestamptz[]) AS n (id, corporate_id, closed_at)
    WHERE d.corporate_id = n.corporate_id AND d.id = n.id AND d.closed_at IS NULL
    RETURNING d.id, d.catering_id, d.corporate_id, d.shift_id, d.date, d.options, d.common_courses, d.closed_at
  )
  INSERT INTO kitchen_lists (
    menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at,
    options, common_courses, counts, meals, skipped, undecided, guests, guest_portions)
  SELECT d.id, d.catering_id, d.corporate_id, d.shift_id, d.date, d.closed_at, $now,
    ${optionsOfList},
    d.common_courses,
    counted.counts,
    ${sumOf('counted.counts')},
    ${skippedOf('d')},
    ${undecidedOf('d')},
    counted.guests,
    ${sumOf('counted.guests')}
  FROM closed d
  CROSS JOIN LATERAL (SELECT ${countsOf('d')} AS counts, ${guestsOf('d')} AS guests) counted`)

export class PostgresKitchenLists extends KitchenLists {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async freezeDue(firms: readonly CompanyId[] | null, now: Date, max: number): Promise<number> {
    if (firms !== null) return this.#freeze(await this.#db.rows(holdDueOfFirms, { firms, now, max }), now)
    const found = await this.#db.rows(findDue, { now, max })
    if (found.length > 0) await this.#freeze(await this.#holdDueAmong(found, now), now)
    return found.length
  }

  /** A deadline only tells where to look; one that turns out to be wrong is worked out again. */
  async #holdDueAmong(found: readonly { id: string; corporate_id: CompanyId }[], now: Date): Promise<DueDay[]> {
    const due = await this.#db.rows(holdDueOf, { ...daysIn(found), now })
    const held = new Set(due.map(({ id }) => id))
    const wrong = found.filter(({ id }) => !held.has(id))
    if (wrong.length > 0) await this.#db.rows(clearDeadlines, { days: daysIn(wrong).ids })
    return due
  }

  async #freeze(due: readonly DueDay[], now: Date): Promise<number> {
    if (due.length === 0) return 0
    return this.#db.change(freeze, { ...daysIn(due), closedAt: due.map(({ closes_at }) => closes_at), now })
  }
}
