import {
  type ChangedCourses,
  type ChangedDish,
  type Choice,
  type ChoiceInput,
  Choices,
  type ChosenDay,
  type MadeChoice,
  type Rating,
  Ratings,
  skipKey,
  skipOption,
} from '../../core/menus/index.ts'
import type { CompanyId, LocalDate, ShiftId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { servesDay } from './menus.ts'
import { closesAt, partnerCutOff } from '../shifts/cut-off.ts'

/** The option of the menu day `d` with the key of the choice, or one without a name for a skip. */
const chosenOption = `
  CASE WHEN $key = '${skipKey}' THEN '${JSON.stringify(skipOption)}'
    ELSE jsonb_path_query_first(d.options, '$[*] ? (@.key == $key)', jsonb_build_object('key', $key::text)) END`

/**
 * `FOR KEY SHARE` holds the day, the shift and the user until the choice is written, because changes to them lock these
 * rows first; `FOR SHARE` holds the partnership against any change. After waiting for such a change, the statement sees
 * the new values, and nothing is written for a day whose list was frozen meanwhile (rule M15).
 */
const saveChoice = prepared<
  {
    companyId: CompanyId
    userId: UserId
    shiftId: ShiftId
    date: string
    cateringId: CompanyId
    key: string
    /** Nothing is written if the option has a different meal by now. */
    seenMeal: string | null
    at: Date
  },
  Pick<Choice, 'menuDayId' | 'label' | 'mealName'>
>(`
  WITH offer AS (
    SELECT u.id AS user_id, u.department_id, d.id AS menu_day_id, ${chosenOption} AS option
    FROM menu_days d
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    JOIN users u ON u.company_id = d.corporate_id
    JOIN partnerships p ON p.catering_id = d.catering_id AND p.corporate_id = d.corporate_id
    WHERE d.corporate_id = $companyId AND u.id = $userId AND d.shift_id = $shiftId AND d.date = $date
      AND d.catering_id = $cateringId AND d.status = 'published' AND d.closed_at IS NULL
      AND ${servesDay}
      AND u.is_active AND s.is_active AND NOT s.is_deleted
      AND extract(isodow FROM d.date) = ANY (s.days)
      AND $at::timestamptz < ${closesAt}
    FOR SHARE OF p
    FOR KEY SHARE OF d, s, u
  )
  INSERT INTO choices AS c (
    user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id,
    choice_key, choice_label, meal_name, created_at, updated_at)
  SELECT user_id, $shiftId, $date, $companyId, $cateringId, menu_day_id, department_id,
    $key, option ->> 'label', option #>> '{meal,name}', $at, $at
  FROM offer
  WHERE option IS NOT NULL AND ($seenMeal::text IS NULL OR option #>> '{meal,name}' = $seenMeal)
  ON CONFLICT (user_id, shift_id, date) DO UPDATE SET
    catering_id = excluded.catering_id,
    menu_day_id = excluded.menu_day_id,
    department_id = excluded.department_id,
    choice_key = excluded.choice_key,
    choice_label = excluded.choice_label,
    meal_name = excluded.meal_name,
    updated_at = excluded.updated_at,
    replaced_meal = NULL,
    is_replacement_seen = true,
    source = 'own'
  RETURNING menu_day_id AS "menuDayId", choice_label AS label, meal_name AS "mealName"`)
const hold = prepared<{ companyId: CompanyId; userId: UserId }>(
  'SELECT FROM users WHERE company_id = $companyId AND id = $userId FOR NO KEY UPDATE',
)

const isBeforeCutOff = `(SELECT $at::timestamptz < ${closesAt} FROM (SELECT) one ${partnerCutOff})`
/**
 * Locks rows like `saveChoice` does; without a partnership only the shift's cut-off counts. A day on which a standing
 * choice would choose again is remembered (rule M16); the person is locked, so that nothing is chosen for them
 * meanwhile. PostgreSQL reads the date from a text when the statement starts, and so keeps its plan (0184).
 */
const withdraw = prepared<ChosenDay & { at: Date }>(`
  WITH held AS (
    SELECT m.id
    FROM choices c
    JOIN menu_days m ON m.id = c.menu_day_id
    JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
    JOIN users u ON u.company_id = c.corporate_id AND u.id = c.user_id
    WHERE c.corporate_id = $companyId AND c.user_id = $userId AND c.shift_id = $shiftId AND c.date = $date::text::date
      AND m.closed_at IS NULL
    FOR NO KEY UPDATE OF u
    FOR KEY SHARE OF m, s
  ),
  gone AS (
    DELETE FROM choices d
    USING shifts s
    WHERE s.company_id = $companyId AND s.id = $shiftId AND d.menu_day_id = (SELECT id FROM held)
      AND d.corporate_id = $companyId AND d.user_id = $userId AND d.shift_id = $shiftId AND d.date = $date::text::date
      AND NOT EXISTS (
        SELECT FROM ratings r WHERE r.user_id = d.user_id AND r.shift_id = d.shift_id AND r.date = d.date
      )
      AND ${isBeforeCutOff}
    RETURNING d.date
  ),
  remembered AS (
    INSERT INTO standing_exceptions (company_id, user_id, shift_id, date)
    SELECT $companyId, $userId, $shiftId, g.date
    FROM gone g
    WHERE EXISTS (
      SELECT FROM standing_choices w
      WHERE w.company_id = $companyId AND w.user_id = $userId AND w.shift_id = $shiftId
        AND w.weekday = extract(isodow FROM g.date)
    )
    ON CONFLICT DO NOTHING
  )
  SELECT FROM gone`)

const firstMeal = 'coalesce(c.replaced_meal, c.meal_name)'
interface Changed {
  cateringId: CompanyId
  /** The dates are within these. */
  first: LocalDate
  last: LocalDate
}
/** A correction only changes the name. A substitution is news to the person, unless it restores the original meal. */
const changeDishes = prepared<Changed & { dishes: string }>(`
  UPDATE choices c
  SET meal_name = n."to",
    replaced_meal = CASE n.change WHEN 'correction' THEN c.replaced_meal
      ELSE nullif(${firstMeal}, n."to") END,
    is_replacement_seen = CASE n.change WHEN 'correction' THEN c.is_replacement_seen
      ELSE ${firstMeal} = n."to" END
  FROM jsonb_to_recordset($dishes) AS n ("menuDayId" uuid, date date, key text, "to" text, change text)
  WHERE c.catering_id = $cateringId AND c.menu_day_id = n."menuDayId" AND c.choice_key = n.key
    AND c.date = n.date AND c.date BETWEEN $first AND $last`)

const changeCourses = prepared<Changed & { days: string }>(`
  UPDATE choices c
  SET common_courses = nullif(n.names, '{}')
  FROM jsonb_to_recordset($days) AS n ("menuDayId" uuid, date date, names text[])
  WHERE c.catering_id = $cateringId AND c.menu_day_id = n."menuDayId" AND c.choice_key <> '${skipKey}'
    AND c.date = n.date AND c.date BETWEEN $first AND $last`)
const spanOf = (days: readonly { date: LocalDate }[]): Pick<Changed, 'first' | 'last'> => {
  const dates = days.map(({ date }) => date).toSorted()
  return { first: dates[0]!, last: dates.at(-1)! }
}

const acknowledge = prepared<ChosenDay>(`
  UPDATE choices
  SET is_replacement_seen = true
  WHERE corporate_id = $companyId AND user_id = $userId AND shift_id = $shiftId AND date = $date::text::date`)
const madeBy = prepared<ChosenDay, MadeChoice>(`
  SELECT c.catering_id AS "cateringId", c.choice_key AS key, s.start_time AS "startTime",
    s.end_time AS "endTime", s.timezone
  FROM choices c
  JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
  WHERE c.corporate_id = $companyId AND c.user_id = $userId AND c.shift_id = $shiftId AND c.date = $date::text::date`)
const rate = prepared<{
  userId: UserId
  shiftId: ShiftId
  date: string
  cateringId: CompanyId
  stars: number
  at: Date
}>(`
  INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at)
  VALUES ($userId, $shiftId, $date, $cateringId, $stars, $at)`)

export class PostgresChoices extends Choices {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async save(input: ChoiceInput, at: Date): Promise<Choice | null> {
    const written = await this.#db.row(saveChoice, { ...input, seenMeal: input.seenMeal ?? null, at })
    return written && { ...input, ...written, at }
  }

  async hold(companyId: CompanyId, userId: UserId): Promise<void> {
    await this.#db.rows(hold, { companyId, userId })
  }

  async withdraw(chosen: ChosenDay, at: Date): Promise<boolean> {
    return (await this.#db.change(withdraw, { ...chosen, at })) === 1
  }

  async changeDishes(cateringId: CompanyId, dishes: readonly (ChangedDish & { date: LocalDate })[]): Promise<void> {
    await this.#db.change(changeDishes, { cateringId, ...spanOf(dishes), dishes: JSON.stringify(dishes) })
  }

  async changeCourses(cateringId: CompanyId, days: readonly (ChangedCourses & { date: LocalDate })[]): Promise<void> {
    await this.#db.change(changeCourses, { cateringId, ...spanOf(days), days: JSON.stringify(days) })
  }

  async acknowledge(companyId: CompanyId, userId: UserId, shiftId: ShiftId, date: LocalDate): Promise<boolean> {
    return (await this.#db.change(acknowledge, { companyId, userId, shiftId, date })) === 1
  }

  madeBy(chosen: ChosenDay): Promise<MadeChoice | null> {
    return this.#db.row(madeBy, chosen)
  }
}

export class PostgresRatings extends Ratings {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(rating: Rating): Promise<void> {
    await this.#db.change(rate, rating)
  }
}
