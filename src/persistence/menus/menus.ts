import { EntitySchema } from 'typeorm'
import {
  type Kitchen,
  type KitchenDays,
  MenuDay,
  menuDayRefusal,
  MenuDays,
  type PublishedDay,
} from '../../core/menus/index.ts'
import type { LocalDate } from '../../core/shared/index.ts'
import { cutOffIn, Shift } from '../../core/shifts/index.ts'
import { type ColumnsOf, columnsOf, entityOf } from '../kernel/columns.ts'
import { type Database, prepared } from '../kernel/database.ts'
import { shiftSchema } from '../shifts/shifts.ts'

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
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
    closedAt: { type: 'timestamptz', name: 'closed_at', nullable: true },
    version: { type: 'int' },
  } satisfies ColumnsOf<MenuDay>,
})

const chosenOf = prepared(`
  SELECT d.id AS menu_day_id, t.choice_key, sum(t.total)::int AS people
  FROM menu_days d
  JOIN choice_totals t ON t.catering_id = d.catering_id AND t.corporate_id = d.corporate_id AND t.date = d.date AND t.shift_id = d.shift_id
  WHERE d.id = ANY ($1) GROUP BY 1, 2`)
/** Skips a day that somebody else created in the meantime: the new options were never checked against its choices. */
const save = prepared(`
  INSERT INTO menu_days AS d (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at, version)
  SELECT n.id, n.catering_id, n.corporate_id, n.shift_id, n.date, n.status, o.options, n.created_at, n.updated_at, n.version
  FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::date[], $6::text[], $7::int[], $8::timestamptz[], $9::timestamptz[], $10::int[])
    AS n (id, catering_id, corporate_id, shift_id, date, status, menu, created_at, updated_at, version)
  JOIN jsonb_array_elements($11) WITH ORDINALITY AS o (options, menu) ON o.menu = n.menu
  ORDER BY n.id
  ON CONFLICT (catering_id, corporate_id, shift_id, date) DO UPDATE SET
    status = excluded.status, options = excluded.options, updated_at = excluded.updated_at, version = excluded.version, is_withdrawn = false
  WHERE d.id = excluded.id`)

/** A group's menu is the same for all firms: each is sent once. */
const savedValues = (days: readonly MenuDay[]): unknown[] => {
  const menus = new Map<string, number>()
  const menuOf = ({ options }: MenuDay): number => {
    const text = JSON.stringify(options)
    return menus.get(text) ?? (menus.set(text, menus.size + 1), menus.size)
  }
  const each = (value: (day: MenuDay) => unknown) => days.map(value)
  const values = [
    each((day) => day.id),
    each((day) => day.cateringId),
    each((day) => day.corporateId),
    each((day) => day.shiftId),
    each((day) => day.date),
    each((day) => day.status),
    each(menuOf),
    each((day) => day.createdAt.toISOString()),
    each((day) => day.updatedAt.toISOString()),
    each((day) => day.version),
  ]
  return [...values, `[${[...menus.keys()].join(',')}]`]
}
/** The days of each kitchen are found and locked by its index, in the same order by everybody. */
const daysOfKitchens = (columns: string, condition: string) => `
  SELECT day.* FROM (
    SELECT * FROM jsonb_to_recordset($1) AS k ("cateringId" uuid, "corporateId" uuid, "shiftId" uuid, start date, "end" date) ORDER BY 2, 3) k
  CROSS JOIN LATERAL (
    SELECT ${columns} FROM menu_days d
    WHERE d.catering_id = k."cateringId" AND d.corporate_id = k."corporateId" AND d.shift_id = k."shiftId" AND ${condition}
    ORDER BY d.date FOR UPDATE) day`
const lockedDays = prepared(daysOfKitchens(columnsOf(menuDaySchema, 'd'), 'd.date = ANY ($2)'))
const publish = prepared(`
  UPDATE menu_days d SET status = 'published', updated_at = $2, version = version + 1, is_withdrawn = false
  WHERE d.id = ANY (ARRAY(${daysOfKitchens('d.id', `d.date BETWEEN k.start AND k."end" AND d.status = 'draft'`)}))
  RETURNING d.catering_id AS "cateringId", d.corporate_id AS "corporateId", d.shift_id AS "shiftId", d.date`)
/** Whether the partnership `p` holds at present, and still will on the menu day `d`. */
export const servesDay = `p.is_active AND NOT p.is_suspended AND p.partnership_type = 'catering' AND (p.ends_on IS NULL OR d.date < p.ends_on)`
/** Whether the catering of the menu day `d` is the company's partner like that. */
const isPartner = `EXISTS (SELECT FROM partnerships p
    WHERE p.catering_id = d.catering_id AND p.corporate_id = d.corporate_id AND ${servesDay})`
/** The partnership `p` of the menu day `d`, joined for its cut-off. */
export const partnerCutOff = `LEFT JOIN partnerships p ON p.catering_id = d.catering_id AND p.corporate_id = d.corporate_id
    AND p.is_active AND p.partnership_type = 'catering'`
/** When choosing for the day `d` of the shift `s` and the partnership `p` closes: at the earlier cut-off (rule M14). */
export const closesAt = `
  least(choosing_closes_at(d.date, s.cutoff_days, s.cutoff_time, s.timezone),
    CASE WHEN p.cutoff_days IS NOT NULL THEN choosing_closes_at(d.date, p.cutoff_days, p.cutoff_time, s.timezone) END)`
const publishedDay = prepared(`
  SELECT ${columnsOf(menuDaySchema, 'd')}, ${isPartner} AS "isPartner",
    p.cutoff_days AS "partnerDays", p.cutoff_time AS "partnerTime"
  FROM menu_days d ${partnerCutOff}
  WHERE d.corporate_id = $1 AND d.shift_id = $2 AND d.date = $3 AND d.status = 'published'`)
const shiftOf = prepared(`
  SELECT ${columnsOf(shiftSchema, 's')} FROM shifts s WHERE company_id = $1 AND id = $2 AND NOT is_deleted`)

type PublishedRow = { isPartner: boolean; partnerDays: number | null; partnerTime: string | null } & Record<
  string,
  unknown
>

export class PostgresMenuDays extends MenuDays {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async forChange(kitchens: readonly Kitchen[], dates: readonly LocalDate[]): Promise<MenuDay[]> {
    const rows = await this.#db.rows<Record<string, unknown>>(lockedDays, [JSON.stringify(kitchens), dates])
    return rows.map((row) => entityOf(menuDaySchema, MenuDay, row))
  }

  async chosenOf(days: readonly MenuDay[]): Promise<Map<string, Map<string, number>>> {
    const chosen = new Map<string, Map<string, number>>()
    if (days.length === 0) return chosen
    const rows = await this.#db.rows<{ menu_day_id: string; choice_key: string; people: number }>(chosenOf, [
      days.map(({ id }) => id),
    ])
    for (const { menu_day_id, choice_key, people } of rows)
      chosen.set(menu_day_id, (chosen.get(menu_day_id) ?? new Map<string, number>()).set(choice_key, people))
    return chosen
  }

  async save(days: readonly MenuDay[]): Promise<void> {
    if ((await this.#db.change(save, savedValues(days))) < days.length)
      throw menuDayRefusal('menu_day.changed_meanwhile')
  }

  publish(days: readonly KitchenDays[], at: Date): Promise<(Kitchen & { date: LocalDate })[]> {
    return this.#db.rows<Kitchen & { date: LocalDate } & Record<string, unknown>>(publish, [JSON.stringify(days), at])
  }

  async publishedForChoice(corporateId: string, shiftId: string, date: LocalDate): Promise<PublishedDay | null> {
    const day = await this.#db.row<PublishedRow>(publishedDay, [corporateId, shiftId, date])
    const shift = day && (await this.#db.row<Record<string, unknown>>(shiftOf, [corporateId, shiftId]))
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
