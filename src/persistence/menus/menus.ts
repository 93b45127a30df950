import { EntitySchema } from 'typeorm'
import {
  type Kitchen,
  type KitchenDays,
  MenuDay,
  menuDayRefusal,
  MenuDays,
  type PublishedDay,
} from '../../core/menus/index.ts'
import type { CompanyId, LocalDate, MenuDayId, ShiftId } from '../../core/shared/index.ts'
import { cutOffIn, Shift } from '../../core/shifts/index.ts'
import { columnsOf, entityOf, type EntityRow, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { isClosed } from '../calendar/is-closed.ts'
import { shiftSchema } from '../shifts/shifts.ts'
import { partnerCutOff } from '../shifts/cut-off.ts'

export const menuDaySchema = new EntitySchema<MenuDay>({
  name: 'menu_day',
  target: MenuDay,
  tableName: 'menu_days',
  columns: {
    id: { type: 'uuid', primary: true },
    cateringId: { type: 'uuid', name: 'catering_id' },
    corporateId: { type: 'uuid', name: 'corporate_id' },
    shiftId: { type: 'uuid', name: 'shift_id' },
    date: { type: 'date' },
    status: { type: 'text' },
    options: { type: 'jsonb' },
    commonCourses: { type: 'jsonb', name: 'common_courses' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    closedAt: { type: 'timestamptz', name: 'closed_at', nullable: true },
    version: { type: 'int' },
  } satisfies ColumnsOf<MenuDay>,
})

const chosenOf = prepared<
  { cateringIds: readonly CompanyId[]; days: readonly string[] },
  { menu_day_id: MenuDayId; choice_key: string; people: number }
>(`
  SELECT d.id AS menu_day_id, t.choice_key, sum(t.total)::int AS people
  FROM menu_days d
  JOIN choice_totals t ON t.catering_id = d.catering_id AND t.corporate_id = d.corporate_id
    AND t.date = d.date AND t.shift_id = d.shift_id
  WHERE d.catering_id = ANY ($cateringIds) AND d.id = ANY ($days)
  GROUP BY 1, 2`)

interface SavedDays {
  ids: readonly string[]
  cateringIds: readonly CompanyId[]
  corporateIds: readonly CompanyId[]
  shiftIds: readonly ShiftId[]
  dates: readonly string[]
  statuses: readonly string[]
  /** The position of the day's options and common courses in `menus`, starting at 1. */
  menuPlaces: readonly number[]
  createdAt: readonly Date[]
  updatedAt: readonly Date[]
  versions: readonly number[]
  menus: string
}

/**
 * Skips a day that somebody else created in the meantime: the new options were never checked against its choices. `ON
 * CONFLICT` names no index: otherwise PostgreSQL would raise the violation of any other unique index, even if both are
 * violated.
 */
const save = prepared<SavedDays, { saved: number }>(`
  WITH n AS (
    SELECT n.*, o.menu_of_day -> 'options' AS options, o.menu_of_day -> 'commonCourses' AS common_courses
    FROM unnest(
      $ids::uuid[], $cateringIds::uuid[], $corporateIds::uuid[], $shiftIds::uuid[], $dates::date[], $statuses::text[],
      $menuPlaces::int[], $createdAt::timestamptz[], $updatedAt::timestamptz[], $versions::int[])
      AS n (id, catering_id, corporate_id, shift_id, date, status, menu, created_at, updated_at, version)
    JOIN jsonb_array_elements($menus) WITH ORDINALITY AS o (menu_of_day, menu) ON o.menu = n.menu
  ),
  changed AS (
    UPDATE menu_days d
    SET status = n.status, options = n.options, common_courses = n.common_courses,
      updated_at = n.updated_at, version = n.version, is_withdrawn = false
    FROM n
    WHERE d.id = n.id AND d.catering_id = n.catering_id
    RETURNING d.id
  ),
  created AS (
    INSERT INTO menu_days (
      id, catering_id, corporate_id, shift_id, date, status, options, common_courses, created_at, updated_at, version)
    SELECT n.id, n.catering_id, n.corporate_id, n.shift_id, n.date, n.status, n.options, n.common_courses,
      n.created_at, n.updated_at, n.version
    FROM n
    WHERE NOT EXISTS (SELECT FROM menu_days d WHERE d.id = n.id AND d.catering_id = n.catering_id)
    ORDER BY n.id
    ON CONFLICT DO NOTHING
    RETURNING id
  )
  SELECT (SELECT count(*)::int FROM changed) + (SELECT count(*)::int FROM created) AS saved`)
const publishedByAnother = prepared<
  Pick<SavedDays, 'cateringIds' | 'corporateIds' | 'shiftIds' | 'dates' | 'statuses'>,
  { date: LocalDate }
>(`
  SELECT d.date
  FROM unnest($cateringIds::uuid[], $corporateIds::uuid[], $shiftIds::uuid[], $dates::date[], $statuses::text[])
    AS n (catering_id, corporate_id, shift_id, date, status)
  JOIN menu_days d ON d.corporate_id = n.corporate_id AND d.shift_id = n.shift_id AND d.date = n.date
  WHERE n.status = 'published' AND d.status = 'published' AND d.catering_id <> n.catering_id
  ORDER BY d.date
  LIMIT 1`)

/** A group's menu is the same for all its firms, so each distinct menu is sent once. */
const savedDays = (days: readonly MenuDay[]): SavedDays => {
  const places = new Map<string, number>()
  const placeOf = ({ options, commonCourses }: MenuDay): number => {
    const text = JSON.stringify({ options, commonCourses })
    return places.get(text) ?? (places.set(text, places.size + 1), places.size)
  }
  return {
    ids: days.map((day) => day.id),
    cateringIds: days.map((day) => day.cateringId),
    corporateIds: days.map((day) => day.corporateId),
    shiftIds: days.map((day) => day.shiftId),
    dates: days.map((day) => day.date),
    statuses: days.map((day) => day.status),
    menuPlaces: days.map(placeOf),
    createdAt: days.map((day) => day.createdAt),
    updatedAt: days.map((day) => day.updatedAt),
    versions: days.map((day) => day.version),
    menus: `[${[...places.keys()].join(',')}]`,
  }
}

/** Finds each kitchen's days by the table's index and locks them, always in the same order. */
const daysOfKitchens = (kitchens: string, columns: string, condition: string) => `
  SELECT day.*
  FROM (
    SELECT *
    FROM jsonb_to_recordset(${kitchens})
      AS k ("cateringId" uuid, "corporateId" uuid, "shiftId" uuid, start date, "end" date)
    ORDER BY 2, 3
  ) k
  CROSS JOIN LATERAL (
    SELECT ${columns}
    FROM menu_days d
    WHERE d.catering_id = k."cateringId" AND d.corporate_id = k."corporateId" AND d.shift_id = k."shiftId"
      AND ${condition}
    ORDER BY d.date
    FOR UPDATE
  ) day`
const lockedDays = prepared<{ kitchens: string; dates: readonly string[] }, EntityRow>(
  daysOfKitchens('$kitchens', columnsOf(menuDaySchema, 'd'), 'd.date = ANY ($dates)'),
)
const startTime = `(SELECT s.start_time FROM shifts s WHERE s.company_id = d.corporate_id AND s.id = d.shift_id)`
const isDraftWithin = `
  d.date BETWEEN k.start AND k."end" AND d.status = 'draft'
      AND NOT ${isClosed({ companies: 'd.corporate_id, d.catering_id', date: 'd.date', startTime })}`
const closedAmong = prepared<Kitchen & { dates: readonly string[] }, { date: LocalDate }>(`
  SELECT n.date
  FROM shifts s
  CROSS JOIN unnest($dates::date[]) AS n (date)
  WHERE s.company_id = $corporateId AND s.id = $shiftId
    AND ${isClosed({ companies: '$corporateId, $cateringId', date: 'n.date' })}`)
const publish = prepared<{ kitchens: string; at: Date }, Kitchen & { date: LocalDate }>(`
  UPDATE menu_days d
  SET status = 'published', updated_at = $at, version = version + 1, is_withdrawn = false
  WHERE d.id = ANY (ARRAY(${daysOfKitchens('$kitchens', 'd.id', isDraftWithin)}))
  RETURNING d.catering_id AS "cateringId", d.corporate_id AS "corporateId", d.shift_id AS "shiftId", d.date`)
/** Whether the partnership `p` is active and still will be on the menu day `d`. */
export const servesDay = `
  p.is_active AND NOT p.is_suspended AND p.partnership_type = 'catering' AND (p.ends_on IS NULL OR d.date < p.ends_on)`
/** Whether the catering of the menu day `d` is such a partner of the firm. */
const isPartner = `
  EXISTS (
    SELECT FROM partnerships p
    WHERE p.catering_id = d.catering_id AND p.corporate_id = d.corporate_id AND ${servesDay}
  )`
const publishedDay = prepared<
  { corporateId: CompanyId; shiftId: ShiftId; date: string },
  EntityRow & { isPartner: boolean; partnerDays: number | null; partnerTime: string | null }
>(`
  SELECT ${columnsOf(menuDaySchema, 'd')},
    ${isPartner} AS "isPartner",
    p.cutoff_days AS "partnerDays", p.cutoff_time AS "partnerTime"
  FROM menu_days d
  ${partnerCutOff}
  WHERE d.corporate_id = $corporateId AND d.shift_id = $shiftId AND d.date = $date AND d.status = 'published'`)
const shiftOf = prepared<{ corporateId: CompanyId; shiftId: ShiftId }, EntityRow>(`
  SELECT ${columnsOf(shiftSchema, 's')}
  FROM shifts s
  WHERE company_id = $corporateId AND id = $shiftId AND NOT is_deleted`)

export class PostgresMenuDays extends MenuDays {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async forChange(kitchens: readonly Kitchen[], dates: readonly LocalDate[]): Promise<MenuDay[]> {
    const rows = await this.#db.rows(lockedDays, { kitchens: JSON.stringify(kitchens), dates })
    return rows.map((row) => entityOf(menuDaySchema, MenuDay, row))
  }

  async chosenOf(days: readonly MenuDay[]): Promise<Map<string, Map<string, number>>> {
    const chosen = new Map<string, Map<string, number>>()
    if (days.length === 0) return chosen
    const rows = await this.#db.rows(chosenOf, {
      cateringIds: [...new Set(days.map(({ cateringId }) => cateringId))],
      days: days.map(({ id }) => id),
    })
    for (const { menu_day_id, choice_key, people } of rows)
      chosen.set(menu_day_id, (chosen.get(menu_day_id) ?? new Map<string, number>()).set(choice_key, people))
    return chosen
  }

  async save(days: readonly MenuDay[]): Promise<void> {
    const saving = savedDays(days)
    if ((await this.#db.row(save, saving))?.saved === days.length) return
    const { cateringIds, corporateIds, shiftIds, dates, statuses } = saving
    const taken = await this.#db.row(publishedByAnother, { cateringIds, corporateIds, shiftIds, dates, statuses })
    if (taken === null) throw menuDayRefusal('menu_day.changed_meanwhile')
    throw menuDayRefusal('menu_day.published_by_another', { date: taken.date })
  }

  async closedAmong({ cateringId, corporateId, shiftId }: Kitchen, dates: readonly LocalDate[]): Promise<LocalDate[]> {
    const rows = await this.#db.rows(closedAmong, { cateringId, corporateId, shiftId, dates })
    return rows.map(({ date }) => date)
  }

  publish(kitchens: readonly KitchenDays[], at: Date): Promise<(Kitchen & { date: LocalDate })[]> {
    return this.#db.rows(publish, { kitchens: JSON.stringify(kitchens), at })
  }

  async publishedForChoice(corporateId: CompanyId, shiftId: ShiftId, date: LocalDate): Promise<PublishedDay | null> {
    const day = await this.#db.row(publishedDay, { corporateId, shiftId, date })
    const shift = day && (await this.#db.row(shiftOf, { corporateId, shiftId }))
    if (day === null || shift === null) return null
    const { isPartner, partnerDays, partnerTime } = day
    return {
      day: entityOf(menuDaySchema, MenuDay, day),
      shift: entityOf(shiftSchema, Shift, shift),
      isPartner,
      partnerCutOff: cutOffIn(partnerDays, partnerTime),
    }
  }
}
