import type { CompanyId, ShiftId, UserId } from '../../core/shared/index.ts'
import { skipKey, skipOption } from '../../core/menus/index.ts'
import { type StandingBatch, type StandingChoice, StandingChoices } from '../../core/shifts/index.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { isPresent } from '../calendar/absences.ts'
import { servesDay } from './menus.ts'
import { holdPeople, isUsual, isWorked } from '../shifts/shifts.ts'
import { closesAt, isServed, partnerCutOff } from '../shifts/cut-off.ts'

const clear = prepared<{ companyId: CompanyId; userId: UserId }>(
  'DELETE FROM standing_choices WHERE company_id = $companyId AND user_id = $userId',
)
const add = prepared<{ companyId: CompanyId; userId: UserId; choices: string }>(`
  INSERT INTO standing_choices (company_id, user_id, shift_id, weekday, label)
  SELECT $companyId, $userId, "shiftId", weekday, label
  FROM jsonb_to_recordset($choices) AS n ("shiftId" uuid, weekday int, label text)
  ON CONFLICT (user_id, shift_id, weekday) DO UPDATE SET label = excluded.label`)

/** Yesterday in UTC, the earliest current date in any time zone. */
const earliestDate = `($now::timestamptz AT TIME ZONE 'UTC')::date - 1`
/** Whether the standing choice `w` would make the choice `c`: by the folded label of its option, or as a skip. */
const choosesTheSame = `
  w.user_id = c.user_id AND w.shift_id = c.shift_id AND w.weekday = extract(isodow FROM c.date)
    AND CASE WHEN w.label IS NULL THEN c.choice_key = '${skipKey}'
      ELSE c.choice_key <> '${skipKey}' AND w.folded = fold(c.choice_label) END`
const withdraw = prepared<{ companyId: CompanyId; userIds: readonly UserId[]; now: Date }>(`
  WITH held AS (
    SELECT d.id, c.user_id
    FROM choices c
    JOIN menu_days d ON d.id = c.menu_day_id
    JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
    ${partnerCutOff}
    WHERE c.corporate_id = $companyId AND c.user_id = ANY ($userIds) AND c.source = 'standing'
      AND c.date >= ${earliestDate}
      AND d.closed_at IS NULL AND $now < ${closesAt}
      AND NOT (
        ${isUsual('$companyId', 'c.user_id', 'c.shift_id', 'c.date')}
        AND EXISTS (SELECT FROM standing_choices w WHERE ${choosesTheSame})
      )
    FOR KEY SHARE OF d, s
  )
  DELETE FROM choices c
  USING held h
  WHERE c.menu_day_id = h.id AND c.user_id = h.user_id AND c.source = 'standing' AND c.date >= ${earliestDate}`)

/** Open days on which one of the people has a standing choice, locked. */
const heldDays = `
  held AS MATERIALIZED (
    SELECT d.id, d.catering_id, d.shift_id, d.date, d.options
    FROM menu_days d
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    JOIN partnerships p ON p.catering_id = d.catering_id AND p.corporate_id = d.corporate_id AND ${servesDay}
    WHERE d.corporate_id = $companyId
      AND ($shiftId::uuid IS NULL OR d.shift_id = $shiftId)
      AND ($dates::date[] IS NULL OR d.date = ANY ($dates))
      AND d.date >= ${earliestDate}
      AND d.status = 'published' AND d.closed_at IS NULL
      AND ${isServed}
      AND $now < ${closesAt}
      AND EXISTS (
        SELECT FROM standing_choices w
        WHERE w.company_id = $companyId AND w.shift_id = d.shift_id AND w.user_id = ANY ($userIds)
          AND w.weekday = extract(isodow FROM d.date)
      )
    FOR SHARE OF p
    FOR KEY SHARE OF d, s
  )`
/** The first option of each label on those days, and a skip, whose label is null. */
const offeredOptions = `
  offered AS MATERIALIZED (
    (
      SELECT DISTINCT ON (h.id, fold(o.option ->> 'label')) h.id, fold(o.option ->> 'label') AS folded, o.option
      FROM held h
      CROSS JOIN LATERAL jsonb_array_elements(h.options) WITH ORDINALITY AS o (option, place)
      ORDER BY h.id, fold(o.option ->> 'label'), o.place
    )
    UNION ALL
    SELECT h.id, NULL, '${JSON.stringify(skipOption)}'
    FROM held h
  )`
/** The people's usual shifts on those days. */
const usualShifts = `
  usual AS MATERIALIZED (
    SELECT w.user_id, w.shift_id, h.date
    FROM usual_shifts w
    JOIN shifts s ON s.company_id = w.company_id AND s.id = w.shift_id
    JOIN (SELECT DISTINCT date FROM held) h ON ${isWorked('h.date')}
    WHERE w.company_id = $companyId AND w.user_id = ANY ($userIds) AND s.is_active AND NOT s.is_deleted
  )`

/**
 * Without a shift or dates, applies to all. Days, shifts and partnerships are locked like in `saveChoice`. After
 * waiting, a statement only sees new values of the rows it locks, so no other row may decide whether a day is open. The
 * people are locked beforehand, since withdrawing a choice locks its person too. Their usual shifts are read once for
 * all of them: `isUsual` might scan everyone's shifts each time. Rows are written in the order in which other choices
 * lock the totals: by shift, department, date and option.
 */
const choose = planned<{
  companyId: CompanyId
  userIds: readonly UserId[]
  now: Date
  shiftId: ShiftId | null
  dates: readonly string[] | null
}>(`
  WITH ${heldDays},
  ${offeredOptions},
  ${usualShifts}
  INSERT INTO choices (
    user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id,
    choice_key, choice_label, meal_name, created_at, updated_at, source)
  SELECT u.id, h.shift_id, h.date, $companyId, h.catering_id, h.id, u.department_id,
    o.option ->> 'key', o.option ->> 'label', o.option #>> '{meal,name}', $now, $now, 'standing'
  FROM held h
  JOIN standing_choices w ON w.company_id = $companyId AND w.shift_id = h.shift_id AND w.user_id = ANY ($userIds)
    AND w.weekday = extract(isodow FROM h.date)
  JOIN offered o ON o.id = h.id AND o.folded IS NOT DISTINCT FROM w.folded
  JOIN users u ON u.company_id = $companyId AND u.id = w.user_id AND u.is_active
  WHERE ((u.id, h.shift_id, h.date) IN (SELECT * FROM usual) OR (u.id, h.date) NOT IN (SELECT user_id, date FROM usual))
    AND NOT EXISTS (
      SELECT FROM standing_exceptions x WHERE x.user_id = u.id AND x.shift_id = h.shift_id AND x.date = h.date
    )
    AND ${isPresent('$companyId', 'u.id', 'h.date')}
    AND NOT EXISTS (
      SELECT FROM choices c
      WHERE c.user_id = u.id AND c.date = h.date AND c.date >= ${earliestDate}
        AND (c.shift_id = h.shift_id OR c.source = 'own')
    )
  ORDER BY h.shift_id, u.department_id, h.date, o.option ->> 'key', u.id
  ON CONFLICT (user_id, shift_id, date) DO NOTHING`)

const next = prepared<{ companyId: CompanyId; shiftId: ShiftId; after: string; max: number }, { id: string }>(`
  SELECT u.id
  FROM users u
  WHERE u.company_id = $companyId AND u.id > $after
    AND EXISTS (SELECT FROM standing_choices w WHERE w.user_id = u.id AND w.shift_id = $shiftId)
  ORDER BY u.id
  LIMIT $max`)

/** Sorts before all ids. */
const nobody = '00000000-0000-0000-0000-000000000000'

export class PostgresStandingChoices extends StandingChoices {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async set(companyId: CompanyId, userId: UserId, choices: readonly StandingChoice[]): Promise<void> {
    await this.#db.rows(holdPeople, { companyId, userIds: [userId] })
    await this.#db.change(clear, { companyId, userId })
    if (choices.length > 0) await this.#db.change(add, { companyId, userId, choices: JSON.stringify(choices) })
  }

  async apply(
    companyId: CompanyId,
    userIds: readonly UserId[],
    now: Date,
  ): Promise<{ withdrawn: number; chosen: number }> {
    await this.#db.rows(holdPeople, { companyId, userIds })
    const withdrawn = await this.#db.change(withdraw, { companyId, userIds, now })
    const chosen = await this.#db.change(choose, { companyId, userIds, now, shiftId: null, dates: null })
    return { withdrawn, chosen }
  }

  async applyNext({ companyId, shiftId, dates, after }: StandingBatch, max: number, now: Date): Promise<string | null> {
    const rows = await this.#db.rows(next, { companyId, shiftId, after: after ?? nobody, max })
    const people = rows.map(({ id }) => id)
    if (people.length === 0) return null
    await this.#db.rows(holdPeople, { companyId, userIds: people })
    await this.#db.change(choose, { companyId, userIds: people, now, shiftId, dates })
    return people.length < max ? null : (people.at(-1) ?? null)
  }
}
