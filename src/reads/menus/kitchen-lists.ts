import {
  areSameCourses,
  type CommonCourse,
  type DepartmentCount,
  departmentsShown,
  expectedOf,
  listDaysBack,
  type MenuOption,
  minDepartmentMeals,
  type PastPeople,
  selectableUntil,
} from '../../core/menus/index.ts'
import { addDays, type CompanyId, homeTimezone, type LocalDate, localDateAt } from '../../core/shared/index.ts'
import { cutOffIn } from '../../core/shifts/rules.ts'
import {
  countsOf,
  guestsOf,
  isServed,
  partnerCutOff,
  pastPeopleOf,
  prepared,
  skippedOf,
  undecidedOf,
} from '../../persistence/index.ts'
import { noDepartmentLabel, otherDepartmentsLabel } from '../../texts/workforce/labels.ts'
import type { KitchenList, KitchenLists } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'

const maxLists = 2000
/** Of an option; a day has at most four. */
const maxReplaced = 100
/**
 * Day by day: PostgreSQL expects as many rows of seven unknown dates as of seven known ones, which it does not of a
 * range, and so keeps its plan (0138).
 */
const week = Array.from({ length: 7 }, (_, day) => `$date::date + ${day}`).join(', ')
/**
 * Reads running totals and frozen lists. Undecided people are the only ones counted individually, and only where they
 * are shown and not frozen.
 */
const listsOf = (ofCatering: string) => `
  WITH day AS MATERIALIZED (
    SELECT d.id, d.catering_id, d.corporate_id, d.shift_id, d.date, d.options, d.common_courses, d.dish_keys,
      d.closed_at, s.title, s.start_time, s.end_time, s.timezone, s.cutoff_days, s.cutoff_time,
      p.cutoff_days AS partner_days, p.cutoff_time AS partner_time
    FROM menu_days d
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    ${partnerCutOff}
    WHERE d.corporate_id = $corporateId ${ofCatering}
      AND d.date IN (${week})
      AND (d.closed_at IS NOT NULL OR (d.status = 'published' AND ${isServed}))
    ORDER BY d.date, s.start_time, s.title, d.id
    LIMIT ${maxLists + 1}
  )
  SELECT d.catering_id, c.name AS catering_name, d.shift_id, d.title AS shift_title, d.start_time, d.end_time,
    d.timezone, d.date, d.cutoff_days, d.cutoff_time, d.partner_days, d.partner_time, d.closed_at,
    d.date <= $date::date + 1 AS is_detailed, d.options, d.common_courses, d.dish_keys,
    (
      SELECT jsonb_object_agg(x.key, x.tags)
      FROM dishes x
      WHERE x.catering_id = d.catering_id AND x.key = ANY (d.dish_keys)
    ) AS tags,
    (
      SELECT coalesce(jsonb_agg(jsonb_build_object('key', choice_key, 'meal', replaced_meal)), '[]')
      FROM (
        SELECT r.choice_key, r.replaced_meal
        FROM choices r
        WHERE r.menu_day_id = d.id AND r.date = d.date AND r.replaced_meal IS NOT NULL
          AND r.date BETWEEN $date::text::date AND $date::text::date + 6
        UNION
        SELECT choice_key, meal
        FROM replaced_meals
        WHERE menu_day_id = d.id
        ORDER BY 1, 2
        LIMIT ${4 * maxReplaced}
      ) replaced
    ) AS replaced,
    ${countsOf('d')} AS counts, ${skippedOf('d')} AS skipped,
    l.options AS frozen_options, l.common_courses AS frozen_courses,
    CASE
      WHEN l.options IS NOT NULL THEN (
        SELECT jsonb_object_agg(o ->> 'meal', x.tags)
        FROM jsonb_array_elements(l.options) o
        JOIN dishes x ON x.catering_id = d.catering_id AND x.key = dish_key(o ->> 'meal')
        WHERE NOT d.options @> jsonb_build_array(jsonb_build_object('meal', jsonb_build_object('name', o -> 'meal')))
      )
    END AS former_tags,
    l.counts AS frozen_counts, l.skipped AS frozen_skipped, coalesce(l.guests, ${guestsOf('d')}) AS guests,
    coalesce(l.undecided, CASE WHEN d.date <= $date::date + 1 THEN ${undecidedOf('d')} END) AS undecided,
    CASE
      WHEN l.menu_day_id IS NOT NULL OR d.date <= $date::date + 1 THEN ${pastPeopleOf('d')}
    END AS past,
    CASE
      WHEN d.id = (SELECT id FROM day LIMIT 1) THEN (
        SELECT jsonb_object_agg(p.id, p.name)
        FROM departments p
        WHERE p.company_id = $corporateId
      )
    END AS departments
  FROM day d
  JOIN companies c ON c.id = d.catering_id
  LEFT JOIN kitchen_lists l ON l.menu_day_id = d.id
  ORDER BY d.date, d.start_time, d.title, c.search_name COLLATE "C", d.id`
interface Count {
  department: string | null
  key: string
  count: number
}

type Row = Pick<
  KitchenList,
  | 'catering_id'
  | 'catering_name'
  | 'shift_id'
  | 'shift_title'
  | 'start_time'
  | 'end_time'
  | 'timezone'
  | 'date'
  | 'skipped'
  | 'undecided'
> & {
  cutoff_days: number
  cutoff_time: string
  partner_days: number | null
  partner_time: string | null
  closed_at: Date | null
  is_detailed: boolean
  options: MenuOption[]
  common_courses: CommonCourse[]
  /** In the order of the options, then of the common courses. */
  dish_keys: string[]
  /** Current tags by dish key: days and frozen lists only have names. */
  tags: Record<string, string[]> | null
  /** The dishes that people chose before the option's present one replaced them. */
  replaced: { key: string; meal: string }[]
  counts: Count[]
  /** Null while the list is not frozen. */
  frozen_courses: CommonCourse[] | null
  frozen_options: { key: string; label: string; meal: string }[] | null
  /** Tags by name, of frozen dishes that are not on the day any more. */
  former_tags: Record<string, string[]> | null
  frozen_counts: Count[] | null
  /** As frozen, or so far; without a key if only the number is known. */
  guests: (Omit<Count, 'key'> & { key: string | null })[]
  frozen_skipped: number | null
  /** Null where undecided people are not shown. */
  past: PastPeople | null
  /** The firm's departments; only set in one of the rows. */
  departments: Record<string, string> | null
}

interface WeekValues {
  corporateId: CompanyId
  date: string
}

const ofKitchen = prepared<WeekValues & { cateringId: CompanyId }, Row>(listsOf('AND d.catering_id = $cateringId'))
const ofFirm = prepared<WeekValues, Row>(listsOf(''))

const countOf = (counts: readonly Count[], key: string): number =>
  counts.reduce((sum, one) => (one.key === key ? sum + one.count : sum), 0)

const nameIn = (names: Readonly<Record<string, string>>, department: string | null): string =>
  department === null ? noDepartmentLabel : (names[department] ?? noDepartmentLabel)

const departmentsOf = (counts: readonly Count[], names: Readonly<Record<string, string>>): KitchenList['departments'] =>
  departmentsShown(
    counts.map(({ department, key, count }): DepartmentCount => ({
      departmentId: department,
      name: nameIn(names, department),
      key,
      count,
    })),
  ).map(({ departmentId, name, isOthers, total, counts: byKey }) => ({
    department_id: departmentId,
    department_name: name ?? otherDepartmentsLabel,
    is_others: isOthers,
    total,
    counts: byKey,
  }))

/** Guests are told by department however few they are: nobody is known by what they eat. */
const guestsIn = (guests: Row['guests'], names: Readonly<Record<string, string>>): KitchenList['guests'] => {
  const total = (some: readonly { count: number }[]) => some.reduce((sum, { count }) => sum + count, 0)
  return {
    portions: total(guests),
    without_option: total(guests.filter(({ key }) => key === null)),
    counts: Object.fromEntries(
      [...Map.groupBy(guests, ({ key }) => key)].flatMap(([key, some]) => (key === null ? [] : [[key, total(some)]])),
    ),
    departments: [...Map.groupBy(guests, ({ department }) => department)]
      .map(([department, some]) => ({
        department_id: department,
        department_name: nameIn(names, department),
        portions: total(some),
      }))
      .toSorted(
        (one, other) => other.portions - one.portions || one.department_name.localeCompare(other.department_name, 'tr'),
      ),
  }
}

/** The options of the list with the current facts about their dishes. */
const optionsOf = ({ options, dish_keys, tags, replaced, frozen_options, former_tags }: Row) => {
  const present = options.map(({ key, label, meal: { name: meal } }) => ({ key, label, meal }))
  const tagsOf = (meal: string): string[] => {
    const dishKey = dish_keys[present.findIndex((option) => option.meal === meal)]
    return (dishKey === undefined ? former_tags?.[meal] : tags?.[dishKey]) ?? []
  }
  return (frozen_options ?? present).map(({ key, label, meal }) => {
    const now = present.find((option) => option.key === key)?.meal
    const replaces = now === undefined ? [] : replaced.filter((one) => one.key === key && one.meal !== meal)
    return {
      key,
      label,
      meal,
      tags: tagsOf(meal),
      replaces: replaces.slice(0, maxReplaced).map((one) => one.meal),
      replaced_by: now === undefined || now === meal ? null : now,
    }
  })
}

const closesAtOf = ({ date, closed_at, timezone, cutoff_days, cutoff_time, partner_days, partner_time }: Row): Date =>
  selectableUntil(
    { date, closedAt: closed_at },
    {
      shift: { timezone, cutoffDays: cutoff_days, cutoffTime: cutoff_time },
      partnerCutOff: cutOffIn(partner_days, partner_time),
    },
  )

/** Whether the list has to be frozen before it is shown. */
const isDue = (row: Row, now: Date): boolean =>
  row.closed_at === null && now >= closesAtOf(row) && row.date >= addDays(localDateAt(now, 'UTC'), -listDaysBack)

/**
 * If fewer than `minDepartmentMeals` people left after the cut-off, their own firm does not see what they had chosen,
 * because it knows who left (record 0069).
 */
const listOf =
  (toFirm: boolean, names: Readonly<Record<string, string>>) =>
  (row: Row): KitchenList => {
    const { catering_id, catering_name, shift_id, shift_title, start_time, end_time, timezone, date } = row
    const { counts, undecided, past, common_courses, frozen_courses } = row
    const counted = row.frozen_counts ?? counts
    const shown = optionsOf(row).map((option) => {
      const count = countOf(counted, option.key)
      return { ...option, count, later: countOf(counts, option.key) - count }
    })
    const later = shown.reduce((sum, option) => sum + option.later, 0)
    const isLaterTold = !toFirm || later <= -minDepartmentMeals
    return {
      catering_id,
      catering_name,
      shift_id,
      shift_title,
      start_time,
      end_time,
      timezone,
      date,
      closes_at: closesAtOf(row).toISOString(),
      is_frozen: row.closed_at !== null,
      options: isLaterTold ? shown : shown.map((option) => ({ ...option, later: 0 })),
      common_courses: frozen_courses ?? common_courses,
      courses_now: frozen_courses === null || areSameCourses(frozen_courses, common_courses) ? null : common_courses,
      meals: shown.reduce((sum, { count }) => sum + count, 0),
      guests: guestsIn(row.guests, names),
      skipped: row.frozen_skipped ?? row.skipped,
      undecided,
      later,
      expected: undecided === null || past === null ? null : expectedOf(undecided, past),
      departments: row.is_detailed ? departmentsOf(counted, names) : [],
    }
  }

export class KitchenListReads extends Reads {
  /** For one catering, or all that cook for the firm. `isDue`: a list has to be frozen first. */
  async week(
    corporateId: CompanyId,
    cateringId: CompanyId | null,
    date: LocalDate | undefined,
  ): Promise<{ isDue: boolean; answer: KitchenLists }> {
    const now = this.clock.now()
    const today = localDateAt(now, homeTimezone)
    const values = { corporateId, date: date ?? today }
    const rows = await (cateringId === null
      ? this.db.rows(ofFirm, values)
      : this.db.rows(ofKitchen, { ...values, cateringId }))
    const names = rows.find(({ departments }) => departments !== null)?.departments ?? {}
    return {
      isDue: rows.some((row) => isDue(row, now)),
      answer: {
        today,
        date: date ?? today,
        at: now.toISOString(),
        lists: rows.slice(0, maxLists).map(listOf(cateringId === null, names)),
        has_more: rows.length > maxLists,
      },
    }
  }
}
