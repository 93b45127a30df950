import { EntitySchema } from 'typeorm'
import {
  type ChangedDish,
  type Choice,
  type ChoiceInput,
  Choices,
  type ChosenDay,
  type Kitchen,
  type KitchenDays,
  type MadeChoice,
  MenuDay,
  menuDayRefusal,
  MenuDays,
  type PublishedDay,
  type Rating,
  Ratings,
  skipKey,
} from '../core/menus/index.ts'
import { type CancelledAtFirm, type EndedService, FutureChoices, type LocalDate } from '../core/shared/index.ts'
import { cutOffIn, Shift } from '../core/shifts/index.ts'
import { columnsOf, entityOf } from './columns.ts'
import { type Database, prepared } from './database.ts'
import { shiftSchema } from './shifts.ts'

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
  },
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
export const isPartner = `EXISTS (SELECT FROM partnerships p
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

/**
 * `FOR KEY SHARE` holds the day, the shift and the user until the choice is written, because changes to them lock these
 * rows first; `FOR SHARE` holds the partnership against any change. After waiting for such a change, the statement sees
 * the new values, and nothing is written for a day whose list was frozen meanwhile (rule M15).
 */
const saveChoice = prepared(`
  WITH offer AS (
    SELECT u.id AS user_id, u.department_id, d.id AS menu_day_id,
      CASE WHEN $6 = '${skipKey}' THEN '{"label": "", "meal": {"name": ""}}'
        ELSE jsonb_path_query_first(d.options, '$[*] ? (@.key == $key)', jsonb_build_object('key', $6::text)) END AS option
    FROM menu_days d
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    JOIN users u ON u.company_id = d.corporate_id
    JOIN partnerships p ON p.catering_id = d.catering_id AND p.corporate_id = d.corporate_id
    WHERE d.corporate_id = $1 AND u.id = $2 AND d.shift_id = $3 AND d.date = $4 AND d.catering_id = $5 AND d.status = 'published' AND d.closed_at IS NULL
      AND ${servesDay} AND u.is_active AND s.is_active AND NOT s.is_deleted
      AND extract(isodow FROM d.date) = ANY (s.days) AND $7::timestamptz < ${closesAt}
    FOR SHARE OF p FOR KEY SHARE OF d, s, u
  )
  INSERT INTO choices AS c (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id,
                            choice_key, choice_label, meal_name, created_at, updated_at)
  SELECT user_id, $3, $4, $1, $5, menu_day_id, department_id, $6, option ->> 'label', option #>> '{meal,name}', $7, $7
  FROM offer WHERE option IS NOT NULL AND ($8::text IS NULL OR option #>> '{meal,name}' = $8)
  ON CONFLICT (user_id, shift_id, date) DO UPDATE SET
    catering_id = excluded.catering_id, menu_day_id = excluded.menu_day_id, department_id = excluded.department_id,
    choice_key = excluded.choice_key, choice_label = excluded.choice_label, meal_name = excluded.meal_name, updated_at = excluded.updated_at, replaced_meal = NULL, is_replacement_seen = true, source = 'own'
  RETURNING menu_day_id AS "menuDayId", choice_label AS label, meal_name AS "mealName"`)
const hold = prepared('SELECT FROM users WHERE company_id = $1 AND id = $2 FOR NO KEY UPDATE')
/**
 * Held like `saveChoice`; without a partnership the cut-off of the shift is the only one. A day that a standing choice would choose again
 * is remembered (rule M16); the person is held, so that none is choosing meanwhile.
 */
const withdraw = prepared(`
  WITH held AS (
    SELECT m.id FROM choices c
    JOIN menu_days m ON m.id = c.menu_day_id
    JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
    JOIN users u ON u.company_id = c.corporate_id AND u.id = c.user_id
    WHERE c.corporate_id = $1 AND c.user_id = $2 AND c.shift_id = $3 AND c.date = $4 AND m.closed_at IS NULL
    FOR NO KEY UPDATE OF u FOR KEY SHARE OF m, s
  ),
  gone AS (
  DELETE FROM choices d USING shifts s
  WHERE s.company_id = $1 AND s.id = $3 AND d.menu_day_id = (SELECT id FROM held) AND d.corporate_id = $1 AND d.user_id = $2 AND d.shift_id = $3 AND d.date = $4
    AND NOT EXISTS (SELECT FROM ratings r WHERE r.user_id = d.user_id AND r.shift_id = d.shift_id AND r.date = d.date)
    AND (SELECT $5::timestamptz < ${closesAt} FROM (SELECT) one ${partnerCutOff})
  RETURNING d.date
  ),
  remembered AS (
    INSERT INTO standing_exceptions (company_id, user_id, shift_id, date)
    SELECT $1, $2, $3, g.date FROM gone g
    WHERE EXISTS (SELECT FROM standing_choices w WHERE w.user_id = $2 AND w.shift_id = $3 AND w.weekday = extract(isodow FROM g.date))
    ON CONFLICT DO NOTHING
  )
  SELECT FROM gone`)
const changeDishes = prepared(`
  UPDATE choices c SET
    meal_name = n."to",
    replaced_meal = CASE n.change WHEN 'correction' THEN c.replaced_meal ELSE nullif(coalesce(c.replaced_meal, c.meal_name), n."to") END,
    is_replacement_seen = CASE n.change WHEN 'correction' THEN c.is_replacement_seen ELSE coalesce(c.replaced_meal, c.meal_name) = n."to" END
  FROM jsonb_to_recordset($1) AS n ("menuDayId" uuid, key text, "to" text, change text)
  WHERE c.menu_day_id = n."menuDayId" AND c.choice_key = n.key`)
const acknowledge = prepared(`
  UPDATE choices SET is_replacement_seen = true WHERE corporate_id = $1 AND user_id = $2 AND shift_id = $3 AND date = $4`)
const madeBy = prepared(`
  SELECT c.catering_id AS "cateringId", c.choice_key AS key, s.timezone
  FROM choices c JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
  WHERE c.corporate_id = $1 AND c.user_id = $2 AND c.shift_id = $3 AND c.date = $4`)
const rate = prepared(`
  INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at) VALUES ($1, $2, $3, $4, $5, $6)`)
const cancelOfPeople = prepared(`
  WITH cancelled AS (
    DELETE FROM choices c USING shifts s
    WHERE c.corporate_id = $1 AND c.user_id = ANY ($2) AND s.company_id = c.corporate_id AND s.id = c.shift_id
      AND c.date > ($3::timestamptz AT TIME ZONE s.timezone)::date
    RETURNING c.user_id
  )
  SELECT user_id, count(*)::int AS choices FROM cancelled GROUP BY user_id`)
const cancelOfShift = prepared('DELETE FROM choices WHERE corporate_id = $1 AND shift_id = $2 AND date >= $3')
/** The days of a shift `s` that an end takes away. */
const afterEnd = (date: string) =>
  `${date} > ($4::timestamptz AT TIME ZONE s.timezone)::date AND ($3::date IS NULL OR ${date} >= $3)`
const cancelOfPartnership = prepared(`
  DELETE FROM choices c USING shifts s
  WHERE c.catering_id = $1 AND c.corporate_id = $2 AND s.company_id = $2 AND s.id = c.shift_id AND ${afterEnd('c.date')}
  RETURNING c.user_id`)
const withdrawMenus = prepared(`
  UPDATE menu_days d SET status = 'draft', is_withdrawn = true, updated_at = $4, version = d.version + 1 FROM shifts s
  WHERE d.catering_id = $1 AND d.corporate_id = $2 AND s.company_id = $2 AND s.id = d.shift_id AND d.status = 'published'
    AND ${afterEnd('d.date')}`)

const cancelOfCorporate = prepared(`
  DELETE FROM choices c USING shifts s
  WHERE c.corporate_id = $1 AND s.company_id = $1 AND s.id = c.shift_id AND c.date > ($2::timestamptz AT TIME ZONE s.timezone)::date`)
/** The firms of the catering `$1` with their shifts. */
const shiftsOfCatering = `
  (SELECT DISTINCT corporate_id FROM partnerships WHERE catering_id = $1 AND is_active AND partnership_type = 'catering') f
  JOIN shifts s ON s.company_id = f.corporate_id`
const cancelOfCatering = prepared(`
  WITH gone AS (
    DELETE FROM choices c USING ${shiftsOfCatering}
    WHERE c.corporate_id = s.company_id AND c.shift_id = s.id AND c.date > ($2::timestamptz AT TIME ZONE s.timezone)::date
      AND c.catering_id = $1
    RETURNING c.corporate_id, c.user_id
  )
  SELECT corporate_id AS "companyId", count(*)::int AS choices, array_agg(DISTINCT user_id) AS people FROM gone GROUP BY corporate_id`)
const withdrawMenusOfCatering = prepared(`
  UPDATE menu_days d SET status = 'draft', is_withdrawn = true, updated_at = $2, version = d.version + 1 FROM ${shiftsOfCatering}
  WHERE d.catering_id = $1 AND d.corporate_id = s.company_id AND d.shift_id = s.id AND d.status = 'published'
    AND d.date > ($2::timestamptz AT TIME ZONE s.timezone)::date`)

export class PostgresChoices extends Choices {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async save(input: ChoiceInput, at: Date): Promise<Choice | null> {
    const { companyId, userId, shiftId, date, cateringId, key, seenMeal } = input
    const written = await this.#db.row<Pick<Choice, 'menuDayId' | 'label' | 'mealName'>>(saveChoice, [
      companyId,
      userId,
      shiftId,
      date,
      cateringId,
      key,
      at,
      key === skipKey ? null : (seenMeal ?? null),
    ])
    return written && { ...input, ...written, at }
  }

  async hold(companyId: string, userId: string): Promise<void> {
    await this.#db.rows(hold, [companyId, userId])
  }

  async withdraw({ companyId, userId, shiftId, date }: ChosenDay, at: Date): Promise<boolean> {
    return (await this.#db.change(withdraw, [companyId, userId, shiftId, date, at])) === 1
  }

  async changeDishes(dishes: readonly ChangedDish[]): Promise<void> {
    await this.#db.change(changeDishes, [JSON.stringify(dishes)])
  }

  async acknowledge(companyId: string, userId: string, shiftId: string, date: LocalDate): Promise<boolean> {
    return (await this.#db.change(acknowledge, [companyId, userId, shiftId, date])) === 1
  }

  madeBy({ companyId, userId, shiftId, date }: ChosenDay): Promise<MadeChoice | null> {
    return this.#db.row<MadeChoice & Record<string, unknown>>(madeBy, [companyId, userId, shiftId, date])
  }
}

export class PostgresRatings extends Ratings {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add({ userId, shiftId, date, cateringId, stars, at }: Rating): Promise<void> {
    await this.#db.change(rate, [userId, shiftId, date, cateringId, stars, at])
  }
}

export class PostgresFutureChoices extends FutureChoices {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  cancelOfShift(companyId: string, shiftId: string, from: LocalDate): Promise<number> {
    return this.#db.change(cancelOfShift, [companyId, shiftId, from])
  }

  async cancelOfPeople(companyId: string, employeeIds: readonly string[], now: Date): Promise<Map<string, number>> {
    const values = [companyId, employeeIds, now]
    const rows = await this.#db.rows<{ user_id: string; choices: number }>(cancelOfPeople, values)
    return new Map(rows.map(({ user_id, choices }) => [user_id, choices]))
  }

  async cancelOfPartnership({ cateringId, corporateId, from, now }: EndedService) {
    const values = [cateringId, corporateId, from, now]
    const gone = await this.#db.rows<{ user_id: string }>(cancelOfPartnership, values)
    return { choices: gone.length, people: [...new Set(gone.map(({ user_id }) => user_id))] }
  }

  cancelOfCorporate(corporateId: string, now: Date): Promise<number> {
    return this.#db.change(cancelOfCorporate, [corporateId, now])
  }

  cancelOfCatering(cateringId: string, now: Date): Promise<CancelledAtFirm[]> {
    return this.#db.rows<CancelledAtFirm & Record<string, unknown>>(cancelOfCatering, [cateringId, now])
  }

  withdrawMenusOfCatering(cateringId: string, now: Date): Promise<number> {
    return this.#db.change(withdrawMenusOfCatering, [cateringId, now])
  }

  withdrawMenus({ cateringId, corporateId, from, now }: EndedService): Promise<number> {
    return this.#db.change(withdrawMenus, [cateringId, corporateId, from, now])
  }
}
