import type { KitchenSettings, ServedCourse, ServedOption, Serving } from '../../core/kitchen/rules.ts'
import {
  type CommonCourse,
  type ComponentNames,
  componentsBy,
  expectedOf,
  listDaysBack,
  type MenuOption,
  type PastPeople,
  selectableUntil,
} from '../../core/menus/index.ts'
import { addDays, type CompanyId, type LocalDate, localDateAt, type ShiftId } from '../../core/shared/index.ts'
import { cutOffIn } from '../../core/shifts/rules.ts'
import {
  type Database,
  guestsOf,
  hasChoices,
  isServed,
  partnerCutOff,
  pastPeopleOf,
  prepared,
  totalsOf,
  undecidedAmong,
  undecidedByShift,
} from '../../persistence/index.ts'
import type { PlannedDelivery } from '../kernel/contract-shapes.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { partnerConfirmation } from './deliveries.ts'
import { type Common, commonOf, firmsOfCatering, recentOf } from './common-days.ts'

/** Of one date; a catering with more sees the first of them. */
export const maxServings = 1000

/** Whether the day `d` of the shift `s` with the partnership `p` is cooked. */
export const isCooked = `
  (d.closed_at IS NOT NULL OR (
    d.status = 'published' AND ${isServed} AND p.id IS NOT NULL AND (p.ends_on IS NULL OR d.date < p.ends_on)
  ))`

/** Whether people of the day `d` may still choose; what is undecided only matters there. */
const isOpen = 'd.closed_at IS NULL'

/**
 * Running totals and frozen lists of a date, and what the kitchen keeps about its production, in one statement. The
 * servings are JSON and not JSONB, which takes twice as long to build. Unless the date is read alone, what other dates
 * need as well is left out: the lists before it, and the people of firms where nobody has chosen yet.
 */
const planned = prepared<{ cateringId: CompanyId; date: string; isAlone: boolean }, Row>(`
  WITH day AS MATERIALIZED (
    SELECT d.id, d.catering_id, d.corporate_id, d.shift_id, d.date, d.options, d.common_courses, d.dish_keys,
      d.closed_at, s.title, s.start_time, s.timezone, s.cutoff_days, s.cutoff_time,
      p.cutoff_days AS partner_days, p.cutoff_time AS partner_time, p.route, p.route_place, c.name AS firm, c.address,
      ${totalsOf('d')} AS totals,
      row_number() OVER (
        ORDER BY s.start_time, fold(p.route) COLLATE "C" NULLS LAST, p.route_place, c.search_name COLLATE "C", d.id
      ) AS place
    FROM (${firmsOfCatering}) f
    JOIN menu_days d ON d.catering_id = $cateringId AND d.corporate_id = f.corporate_id AND d.date = $date
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    JOIN companies c ON c.id = d.corporate_id
    ${partnerCutOff}
    WHERE ${isCooked}
    ORDER BY place
    LIMIT ${maxServings + 1}
  ),
  open_firm AS MATERIALIZED (
    SELECT d.corporate_id, d.is_counted,
      CASE WHEN d.is_counted THEN ${undecidedByShift('d.corporate_id', '$date')} END AS undecided
    FROM (
      SELECT corporate_id, $isAlone OR ${hasChoices('d.corporate_id', '$date')} AS is_counted
      FROM (SELECT DISTINCT corporate_id FROM day d WHERE ${isOpen}) d
      OFFSET 0
    ) d
  )
  SELECT (SELECT reserve_percent FROM companies WHERE id = $cateringId) AS reserve_percent,
    (
      SELECT coalesce(jsonb_object_agg(key, name), '{}')
      FROM component_names
      WHERE catering_id = $cateringId
    ) AS names,
    (
      SELECT coalesce(
        jsonb_object_agg(
          o.key, jsonb_build_object('portions', o.portions, 'by', u.full_name, 'at', ${instant('o.written_at')})),
        '{}')
      FROM own_numbers o
      LEFT JOIN users u ON u.company_id = $cateringId AND u.id = o.written_by
      WHERE o.catering_id = $cateringId AND o.date = $date
    ) AS own_numbers,
    (
      SELECT coalesce(jsonb_object_agg(x.key, x.components), '{}')
      FROM dishes x
      WHERE x.catering_id = $cateringId
        AND x.components IS NOT NULL
        AND x.key IN (SELECT unnest(dish_keys) FROM day)
    ) AS splits,
    (
      SELECT coalesce(
        json_agg(
          json_build_object(
            'menu_day_id', d.id, 'corporate_id', d.corporate_id, 'firm', d.firm, 'address', d.address,
            'shift_id', d.shift_id, 'shift', d.title, 'start_time', d.start_time, 'timezone', d.timezone,
            'date', d.date, 'closed_at', ${instant('d.closed_at')},
            'cutoff_days', d.cutoff_days, 'cutoff_time', d.cutoff_time,
            'partner_days', d.partner_days, 'partner_time', d.partner_time,
            'route', d.route, 'place', d.route_place, 'confirmation', ${partnerConfirmation},
            'options', d.options, 'courses', d.common_courses, 'dish_keys', d.dish_keys, 'totals', d.totals,
            'frozen', CASE WHEN l.menu_day_id IS NOT NULL
              THEN json_build_object('options', l.options, 'counts', l.counts) END,
            'guests', coalesce(l.guests, ${guestsOf('d')}),
            'undecided', CASE WHEN ${isOpen} AND f.is_counted THEN ${undecidedAmong('f.undecided', 'd')} END,
            'past', CASE WHEN $isAlone AND ${isOpen} THEN ${pastPeopleOf('d')} END,
            'recent', CASE WHEN $isAlone AND ${isOpen} AND d.totals IS NULL THEN ${recentOf('d')} END)
          ORDER BY d.place),
        '[]')
      FROM day d
      LEFT JOIN kitchen_lists l ON l.menu_day_id = d.id
      LEFT JOIN open_firm f ON f.corporate_id = d.corporate_id
    ) AS servings`)

interface Row {
  reserve_percent: number
  names: ComponentNames
  own_numbers: KitchenSettings['ownNumbers']
  /** How the kitchen split dishes, by their keys. */
  splits: Record<string, string[]>
  servings: ServingRow[]
}

interface ServingRow {
  menu_day_id: string
  corporate_id: CompanyId
  firm: string
  address: PlannedDelivery['address']
  shift_id: ShiftId
  shift: string
  start_time: string
  timezone: string
  date: string
  closed_at: string | null
  cutoff_days: number
  cutoff_time: string
  partner_days: number | null
  partner_time: string | null
  route: string | null
  place: number | null
  confirmation: PlannedDelivery['confirmation']
  options: MenuOption[]
  courses: CommonCourse[]
  /** In the order of the options, then of the common courses. */
  dish_keys: string[]
  /** People by option; null if nobody chose. */
  totals: Record<string, number> | null
  frozen: {
    options: { key: string; label: string; meal: string }[]
    counts: { key: string; count: number }[]
  } | null
  /** As frozen, or so far. */
  guests: { key: string | null; count: number }[]
  undecided: number | null
  past: PastPeople | null
  recent: Record<string, number> | null
}

export interface PlannedOption extends ServedOption {
  key: string
  label: string
}

/** A serving with what screens show of it. */
export interface PlannedServing extends Serving {
  row: ServingRow
  closesAt: Date
  options: readonly PlannedOption[]
}

/**
 * What is cooked now: a dish that replaced another one after the list was frozen, with the frozen number of those who
 * had chosen the other.
 */
const optionsOf = (
  { options, dish_keys, totals, frozen, guests }: ServingRow,
  splits: Row['splits'],
): PlannedOption[] =>
  (frozen?.options ?? options.map(({ key, label, meal }) => ({ key, label, meal: meal.name }))).map(
    ({ key, label, meal }) => {
      const at = options.findIndex((option) => option.key === key)
      const now = totals?.[key] ?? 0
      const portions = frozen === null ? now : countOf(frozen.counts, key)
      return {
        key,
        label,
        dish: options[at]?.meal.name ?? meal,
        split: splits[dish_keys[at] ?? ''] ?? null,
        portions,
        guests: countOf(guests, key),
        later: now - portions,
      }
    },
  )

const countOf = (counts: readonly { key: string | null; count: number }[], key: string | null): number =>
  counts.reduce((sum, one) => (one.key === key ? sum + one.count : sum), 0)

const coursesOf = ({ courses, options, dish_keys }: ServingRow, splits: Row['splits']): ServedCourse[] =>
  courses.map((course, at) => ({ ...course, split: splits[dish_keys[options.length + at] ?? ''] ?? null }))

const closesAtOf = ({ date, closed_at, timezone, ...row }: ServingRow): Date =>
  selectableUntil(
    { date, closedAt: closed_at === null ? null : new Date(closed_at) },
    {
      shift: { timezone, cutoffDays: row.cutoff_days, cutoffTime: row.cutoff_time },
      partnerCutOff: cutOffIn(row.partner_days, row.partner_time),
    },
  )

const servingOf = (row: ServingRow, splits: Row['splits']): PlannedServing => {
  const options = optionsOf(row, splits)
  return {
    row,
    closesAt: closesAtOf(row),
    isFrozen: row.closed_at !== null,
    options,
    courses: coursesOf(row, splits),
    furtherGuests: countOf(row.guests, null),
    expected: row.undecided === null || row.past === null ? null : expectedOf(row.undecided, row.past),
    recent: options.map(({ key }) => row.recent?.[key] ?? 0),
  }
}

export interface Production {
  names: ComponentNames
  settings: KitchenSettings
  servings: PlannedServing[]
  hasMore: boolean
  /** Firms with a list that has to be frozen before it is shown. */
  dueFirms: CompanyId[]
}

const isDue = ({ row, closesAt }: PlannedServing, now: Date): boolean =>
  row.closed_at === null && now >= closesAt && row.date >= addDays(localDateAt(now, 'UTC'), -listDaysBack)

const productionOf = (row: Row, now: Date): Production => {
  const servings = row.servings.slice(0, maxServings).map((one) => servingOf(one, row.splits))
  return {
    names: row.names,
    settings: {
      reservePercent: row.reserve_percent,
      componentsOf: componentsBy(row.names),
      ownNumbers: row.own_numbers,
    },
    servings,
    hasMore: row.servings.length > maxServings,
    dueFirms: [...new Set(servings.filter((one) => isDue(one, now)).map((one) => one.row.corporate_id))],
  }
}

/** What the catering cooks on the date, by time and firm. */
export const productionOn = async (
  db: Database,
  now: Date,
  cateringId: CompanyId,
  date: LocalDate,
): Promise<Production> => productionOf((await db.row(planned, { cateringId, date, isAlone: true })) as Row, now)

const completed = (row: Row, date: LocalDate, { pastBefore, peopleOf }: Common): Row => {
  const pastOf = pastBefore(date)
  const servings = row.servings.map((serving) => {
    if (serving.closed_at !== null) return serving
    const { past, recent } = pastOf(serving.shift_id)
    return {
      ...serving,
      undecided: serving.undecided ?? peopleOf(serving.corporate_id, serving.shift_id, date),
      past,
      recent: serving.totals === null ? recent : null,
    }
  })
  return { ...row, servings }
}

/** The same for several dates in order. What the days ahead have in common is read once; days gone by are closed. */
export const productionsOn = async (
  db: Database,
  now: Date,
  cateringId: CompanyId,
  dates: readonly LocalDate[],
): Promise<(Production & { date: LocalDate })[]> => {
  const ahead = dates.filter((date) => date >= localDateAt(now, 'UTC'))
  const [first = '', last = ''] = [ahead[0], ahead.at(-1)]
  const common = ahead.length > 1 ? commonOf(db, cateringId, first, last) : undefined
  return Promise.all(
    dates.map(async (date) => {
      if (common === undefined || date < first) return { date, ...(await productionOn(db, now, cateringId, date)) }
      const [row, known] = await Promise.all([
        db.row(planned, { cateringId, date, isAlone: false }) as Promise<Row>,
        common,
      ])
      return { date, ...productionOf(completed(row, date, known), now) }
    }),
  )
}
