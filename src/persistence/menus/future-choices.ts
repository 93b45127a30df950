import {
  type CancelledAtFirm,
  type CompanyId,
  type EndedService,
  type EndedShift,
  FutureChoices,
  type PersonalAbsence,
  type ShiftId,
  type UserId,
} from '../../core/shared/index.ts'
import { skipKey } from '../../core/menus/index.ts'
import { absenceColumns, type AbsenceColumns, absenceRows } from '../calendar/absences.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { closesAt, partnerCutOff } from '../shifts/cut-off.ts'

/** Not before today in any time zone: a bound that is known before the shift is, so that no earlier month is opened. */
const isNotPast = `c.date >= ($now::timestamptz AT TIME ZONE 'UTC')::date - 1`

const cancelOfPeople = prepared<
  { companyId: CompanyId; employeeIds: readonly UserId[]; now: Date },
  { user_id: UserId; choices: number }
>(`
  WITH cancelled AS (
    DELETE FROM choices c
    USING shifts s
    WHERE c.corporate_id = $companyId AND c.user_id = ANY ($employeeIds)
      AND s.company_id = c.corporate_id AND s.id = c.shift_id
      AND ${isNotPast} AND c.date > ($now::timestamptz AT TIME ZONE s.timezone)::date
    RETURNING c.user_id
  )
  SELECT user_id, count(*)::int AS choices
  FROM cancelled
  GROUP BY user_id`)

/** The shift as a table `shift` with its current date, and in `open` the days of that date that are still open. */
const shiftToday = `
  WITH shift AS (
    SELECT s.*, ($now::timestamptz AT TIME ZONE s.timezone)::date AS today
    FROM shifts s
    WHERE s.company_id = $companyId AND s.id = $shiftId AND NOT s.is_deleted
  ),
  open AS (
    SELECT d.id
    FROM shift s
    JOIN menu_days d ON d.corporate_id = $companyId AND d.shift_id = s.id AND d.date = s.today AND d.closed_at IS NULL
    ${partnerCutOff}
    WHERE $now < ${closesAt}
  )`
/**
 * Choices `c` that are cancelled with weekdays of the shift `s`. Today's only while they are open: otherwise the
 * kitchen already has its list.
 */
const endsWithShift = `
  c.corporate_id = $companyId AND c.shift_id = s.id AND c.date >= s.today AND ${isNotPast}
    AND extract(isodow FROM c.date)::int = ANY ($weekdays)
    AND (c.date > s.today OR c.menu_day_id IN (SELECT id FROM open))`
interface ShiftWeekdays {
  companyId: CompanyId
  shiftId: ShiftId
  weekdays: readonly number[]
  now: Date
}
const cancelOfShift = prepared<ShiftWeekdays, { user_id: UserId }>(`${shiftToday}
  DELETE FROM choices c
  USING shift s
  WHERE ${endsWithShift}
  RETURNING c.user_id`)
/** Counts the same choices; no row for a shift that does not exist. */
export const countOfShift = prepared<ShiftWeekdays, { choices: number; people: number }>(`${shiftToday}
  SELECT count(c.user_id)::int AS choices, count(DISTINCT c.user_id)::int AS people
  FROM shift s
  LEFT JOIN choices c ON ${endsWithShift}
  GROUP BY s.id`)

/** Whether the date is a future day of the shift `s` that the end of a partnership removes. */
const isAfterEnd = (date: string) => `
  ${date} > ($now::timestamptz AT TIME ZONE s.timezone)::date AND ($from::date IS NULL OR ${date} >= $from)`
interface EndOfPartnership {
  cateringId: CompanyId
  corporateId: CompanyId
  from: string | null
  now: Date
}
const cancelOfPartnership = prepared<EndOfPartnership, { user_id: UserId }>(`
  DELETE FROM choices c
  USING shifts s
  WHERE c.catering_id = $cateringId AND c.corporate_id = $corporateId
    AND s.company_id = $corporateId AND s.id = c.shift_id
    AND ${isNotPast} AND ${isAfterEnd('c.date')}
  RETURNING c.user_id`)
const withdrawMenus = prepared<EndOfPartnership>(`
  UPDATE menu_days d
  SET status = 'draft', is_withdrawn = true, updated_at = $now, version = d.version + 1
  FROM shifts s
  WHERE d.catering_id = $cateringId AND d.corporate_id = $corporateId
    AND s.company_id = $corporateId AND s.id = d.shift_id
    AND d.status = 'published'
    AND ${isAfterEnd('d.date')}`)

const cancelOfCorporate = prepared<{ corporateId: CompanyId; now: Date }>(`
  DELETE FROM choices c
  USING shifts s
  WHERE c.corporate_id = $corporateId AND s.company_id = $corporateId AND s.id = c.shift_id
    AND ${isNotPast} AND c.date > ($now::timestamptz AT TIME ZONE s.timezone)::date`)
/** The firms of the catering with their shifts. */
const shiftsOfCatering = `
  (
    SELECT DISTINCT corporate_id
    FROM partnerships
    WHERE catering_id = $cateringId AND is_active AND partnership_type = 'catering'
  ) f
  JOIN shifts s ON s.company_id = f.corporate_id`
const cancelOfCatering = prepared<{ cateringId: CompanyId; now: Date }, CancelledAtFirm>(`
  WITH gone AS (
    DELETE FROM choices c
    USING ${shiftsOfCatering}
    WHERE c.corporate_id = s.company_id AND c.shift_id = s.id
      AND ${isNotPast} AND c.date > ($now::timestamptz AT TIME ZONE s.timezone)::date
      AND c.catering_id = $cateringId
    RETURNING c.corporate_id, c.user_id
  )
  SELECT corporate_id AS "companyId", count(*)::int AS choices, array_agg(DISTINCT user_id) AS people
  FROM gone
  GROUP BY corporate_id`)
const withdrawMenusOfCatering = prepared<{ cateringId: CompanyId; now: Date }>(`
  UPDATE menu_days d
  SET status = 'draft', is_withdrawn = true, updated_at = $now, version = d.version + 1
  FROM ${shiftsOfCatering}
  WHERE d.catering_id = $cateringId AND d.corporate_id = s.company_id AND d.shift_id = s.id AND d.status = 'published'
    AND d.date > ($now::timestamptz AT TIME ZONE s.timezone)::date`)

const cancelOfClosedDays = prepared<{ companyId: CompanyId; dates: readonly string[] }, CancelledAtFirm>(`
  WITH gone AS (
    DELETE FROM choices c
    USING menu_days d
    WHERE (d.corporate_id = $companyId OR d.catering_id = $companyId) AND d.date = ANY ($dates)
      AND d.status = 'suspended'
      AND c.corporate_id = d.corporate_id AND c.shift_id = d.shift_id AND c.date = d.date AND c.menu_day_id = d.id
      AND c.date = ANY ($dates)
    RETURNING c.corporate_id, c.user_id, c.date
  ),
  counted AS (
    UPDATE closed_days x
    SET cancelled_choices = x.cancelled_choices + n.choices
    FROM (SELECT date, count(*)::int AS choices FROM gone GROUP BY date) n
    WHERE x.company_id = $companyId AND x.date = n.date
  )
  SELECT corporate_id AS "companyId", count(*)::int AS choices, array_agg(DISTINCT user_id) AS people
  FROM gone
  GROUP BY corporate_id`)

/** Choices `c` that are withdrawn with the absences `a`. */
const ofAbsences = `
  FROM ${absenceRows}
  JOIN choices c ON c.corporate_id = $companyId AND c.user_id = a.user_id AND c.date BETWEEN a.first AND a.last
    AND ${isNotPast} AND c.choice_key <> '${skipKey}'
  JOIN menu_days d ON d.id = c.menu_day_id
  JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
  ${partnerCutOff}
  WHERE d.closed_at IS NULL AND $now < ${closesAt}`
interface AbsencesOfCompany extends AbsenceColumns {
  companyId: CompanyId
  now: Date
}
/** Locks days like `saveChoice` does, so that a choice of a list that is frozen meanwhile stays. */
const cancelOfAbsences = prepared<AbsencesOfCompany, { user_id: UserId }>(`
  WITH held AS (
    SELECT c.user_id, c.shift_id, c.date
    ${ofAbsences}
    FOR KEY SHARE OF d, s
  )
  DELETE FROM choices c
  USING held h
  WHERE c.corporate_id = $companyId AND c.user_id = h.user_id AND c.shift_id = h.shift_id AND c.date = h.date
    AND ${isNotPast}
  RETURNING c.user_id`)
const countOfAbsences = prepared<AbsencesOfCompany, { choices: number }>(`
  SELECT (count(DISTINCT (c.user_id, c.shift_id, c.date)))::int AS choices
  ${ofAbsences}`)

const cancelled = (gone: readonly { user_id: UserId }[]) => ({
  choices: gone.length,
  people: [...new Set(gone.map(({ user_id }) => user_id))],
})

export class PostgresFutureChoices extends FutureChoices {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async cancelOfShift(shift: EndedShift) {
    return cancelled(await this.#db.rows(cancelOfShift, shift))
  }

  async cancelOfPeople(companyId: CompanyId, employeeIds: readonly UserId[], now: Date): Promise<Map<string, number>> {
    const rows = await this.#db.rows(cancelOfPeople, { companyId, employeeIds, now })
    return new Map(rows.map(({ user_id, choices }) => [user_id, choices]))
  }

  async cancelOfPartnership(service: EndedService) {
    return cancelled(await this.#db.rows(cancelOfPartnership, service))
  }

  cancelOfCorporate(corporateId: CompanyId, now: Date): Promise<number> {
    return this.#db.change(cancelOfCorporate, { corporateId, now })
  }

  cancelOfCatering(cateringId: CompanyId, now: Date): Promise<CancelledAtFirm[]> {
    return this.#db.rows(cancelOfCatering, { cateringId, now })
  }

  cancelOfClosedDays(companyId: CompanyId, dates: readonly string[]): Promise<CancelledAtFirm[]> {
    return this.#db.rows(cancelOfClosedDays, { companyId, dates })
  }

  async cancelOfAbsences(companyId: CompanyId, absences: readonly PersonalAbsence[], now: Date) {
    return cancelled(await this.#db.rows(cancelOfAbsences, { companyId, ...absenceColumns(absences), now }))
  }

  async countOfAbsences(companyId: CompanyId, absences: readonly PersonalAbsence[], now: Date): Promise<number> {
    const [row] = await this.#db.rows(countOfAbsences, { companyId, ...absenceColumns(absences), now })
    return row?.choices ?? 0
  }

  withdrawMenusOfCatering(cateringId: CompanyId, now: Date): Promise<number> {
    return this.#db.change(withdrawMenusOfCatering, { cateringId, now })
  }

  withdrawMenus(service: EndedService): Promise<number> {
    return this.#db.change(withdrawMenus, service)
  }
}
