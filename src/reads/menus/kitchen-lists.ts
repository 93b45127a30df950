import {
  type DepartmentCount,
  departmentsShown,
  expectedOf,
  listDaysBack,
  minDepartmentMeals,
  type PastPeople,
} from '../../core/menus/index.ts'
import { type CompanyId, homeTimezone, type LocalDate, localDateAt } from '../../core/shared/index.ts'
import {
  closesAt,
  countsOf,
  isServed,
  partnerCutOff,
  prepared,
  skippedOf,
  undecidedOf,
} from '../../persistence/index.ts'
import { noDepartmentLabel, otherDepartmentsLabel } from '../../texts/workforce/labels.ts'
import type { KitchenList, KitchenLists } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'

/** The current tags of the dish with this key: a frozen list only has names. */
const tagsOf = (key: string) =>
  `coalesce((SELECT to_jsonb(x.tags) FROM dishes x WHERE x.catering_id = d.catering_id AND x.key = ${key}), '[]')`

const maxLists = 2000
/**
 * Reads running totals and frozen lists. Undecided people are the only ones counted individually, and only where they
 * are shown and not frozen.
 */
const listsOf = (ofCatering: string) => `
  WITH day AS MATERIALIZED (
    SELECT d.id, d.catering_id, d.corporate_id, d.shift_id, d.date, d.options, d.dish_keys, d.closed_at, s.title,
      s.start_time, s.end_time, s.timezone, coalesce(d.closed_at, ${closesAt}) AS closes_at
    FROM menu_days d
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    ${partnerCutOff}
    WHERE d.corporate_id = $corporateId ${ofCatering}
      AND d.date BETWEEN $date::date AND $date::date + 6
      AND (d.closed_at IS NOT NULL OR (d.status = 'published' AND ${isServed}))
    ORDER BY d.date, s.start_time, s.title, d.id
    LIMIT ${maxLists + 1}
  )
  SELECT d.catering_id, c.name AS catering_name, d.shift_id, d.title AS shift_title, d.start_time, d.end_time,
    d.timezone, d.date, d.closes_at, d.closed_at IS NOT NULL AS is_frozen,
    d.closed_at IS NULL
    AND $now::timestamptz >= d.closes_at
    AND d.date >= ($now::timestamptz AT TIME ZONE 'UTC')::date - ${listDaysBack} AS is_due,
    d.date <= $date::date + 1 AS is_detailed,
    (
      SELECT jsonb_agg(
        jsonb_build_object(
          'key', o ->> 'key', 'label', o ->> 'label', 'meal', o #>> '{meal,name}',
          'tags', ${tagsOf('d.dish_keys[place]')},
          'replaces', (
            SELECT coalesce(jsonb_agg(meal ORDER BY meal), '[]')
            FROM (
              SELECT DISTINCT r.replaced_meal AS meal
              FROM choices r
              WHERE r.menu_day_id = d.id AND r.choice_key = o ->> 'key' AND r.replaced_meal IS NOT NULL
              ORDER BY 1
              LIMIT 100
            ) replaced
          )
        )
        ORDER BY place
      )
      FROM jsonb_array_elements(d.options) WITH ORDINALITY AS each (o, place)
    ) AS options,
    ${countsOf('d')} AS counts, ${skippedOf('d')} AS skipped,
    (
      SELECT jsonb_agg(o || jsonb_build_object('tags', ${tagsOf("dish_key(o ->> 'meal')")}) ORDER BY place)
      FROM jsonb_array_elements(l.options) WITH ORDINALITY AS each (o, place)
    ) AS frozen_options,
    l.counts AS frozen_counts, l.skipped AS frozen_skipped,
    coalesce(l.undecided, CASE WHEN d.date <= $date::date + 1 THEN ${undecidedOf('d')} END) AS undecided,
    (
      SELECT jsonb_build_object(
        'meals', coalesce(sum(k.meals), 0), 'people', coalesce(sum(k.meals + k.skipped + k.undecided), 0)
      )
      FROM kitchen_lists k
      WHERE k.catering_id = d.catering_id
        AND k.corporate_id = d.corporate_id
        AND k.shift_id = d.shift_id
        AND k.date >= d.date - ${listDaysBack}
        AND k.date < d.date
    ) AS past,
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
interface FrozenOption {
  key: string
  label: string
  meal: string
  tags: string[]
}
interface Option extends FrozenOption {
  /** The dishes that people chose before this one replaced them. */
  replaces: string[]
}
interface Count {
  department: string | null
  key: string
  count: number
}

type Row = Omit<KitchenList, 'closes_at' | 'options' | 'meals' | 'later' | 'expected' | 'departments'> & {
  closes_at: Date
  is_due: boolean
  is_detailed: boolean
  options: Option[]
  counts: Count[]
  frozen_options: FrozenOption[] | null
  frozen_counts: Count[] | null
  frozen_skipped: number | null
  past: PastPeople
  /** The firm's departments; only set in one of the rows. */
  departments: Record<string, string> | null
}

interface WeekValues {
  corporateId: CompanyId
  date: string
  now: Date
}

const ofKitchen = prepared<WeekValues & { cateringId: CompanyId }, Row>(listsOf('AND d.catering_id = $cateringId'))
const ofFirm = prepared<WeekValues, Row>(listsOf(''))

const countOf = (counts: readonly Count[], key: string): number =>
  counts.reduce((sum, one) => (one.key === key ? sum + one.count : sum), 0)

const departmentsOf = (counts: readonly Count[], names: Readonly<Record<string, string>>): KitchenList['departments'] =>
  departmentsShown(
    counts.map(({ department, key, count }): DepartmentCount => ({
      departmentId: department,
      name: department === null ? noDepartmentLabel : (names[department] ?? noDepartmentLabel),
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

/**
 * If fewer than `minDepartmentMeals` people left after the cut-off, their own firm does not see what they had chosen,
 * because it knows who left (record 0069).
 */
const listOf =
  (toFirm: boolean, names: Readonly<Record<string, string>>) =>
  ({
    is_due: _isDue,
    is_detailed,
    options,
    counts,
    frozen_options,
    frozen_counts,
    frozen_skipped,
    past,
    departments: _names,
    closes_at,
    ...row
  }: Row): KitchenList => {
    const counted = frozen_counts ?? counts
    const shown = (frozen_options ?? options).map(({ key, label, meal, tags }) => {
      const count = countOf(counted, key)
      const { meal: present, replaces } = options.find((option) => option.key === key) ?? { meal, replaces: [] }
      return {
        key,
        label,
        meal,
        tags,
        count,
        later: countOf(counts, key) - count,
        replaces: replaces.filter((chosen) => chosen !== meal),
        replaced_by: present === meal ? null : present,
      }
    })
    const later = shown.reduce((sum, option) => sum + option.later, 0)
    const isLaterTold = !toFirm || later <= -minDepartmentMeals
    return {
      ...row,
      closes_at: closes_at.toISOString(),
      options: isLaterTold ? shown : shown.map((option) => ({ ...option, later: 0 })),
      meals: shown.reduce((sum, { count }) => sum + count, 0),
      skipped: frozen_skipped ?? row.skipped,
      later,
      expected: row.undecided === null ? null : expectedOf(row.undecided, past),
      departments: is_detailed ? departmentsOf(counted, names) : [],
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
    const values = { corporateId, date: date ?? today, now }
    const rows = await (cateringId === null
      ? this.db.rows(ofFirm, values)
      : this.db.rows(ofKitchen, { ...values, cateringId }))
    const names = rows.find(({ departments }) => departments !== null)?.departments ?? {}
    return {
      isDue: rows.some(({ is_due }) => is_due),
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
