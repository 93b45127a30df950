import { quietMinutesBeforeReminder, type DueReminder, Reminders } from '../../core/menus/index.ts'
import type { CompanyId, LocalDate, ShiftId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { isPresent } from '../calendar/absences.ts'
import { isWorked } from '../shifts/shifts.ts'
import { servesDay } from './menus.ts'
import { closesAt } from '../shifts/cut-off.ts'

/**
 * The published days of a company for which people can choose at `now`, one row per shift: as `d`, with the shift `s`,
 * the partnership `p` and the cut-off in `closes`. `days` is what `d` comes from.
 */
export const openDays = (company: string, now: string, days = 'menu_days d'): string => `
  FROM ${days}
  JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id AND s.is_active AND NOT s.is_deleted
  JOIN partnerships p ON p.catering_id = d.catering_id AND p.corporate_id = d.corporate_id AND ${servesDay}
  CROSS JOIN LATERAL (SELECT ${closesAt} AS at) closes
  WHERE d.corporate_id = ${company} AND d.status = 'published' AND d.closed_at IS NULL
    AND d.date >= (${now} AT TIME ZONE 'UTC')::date - 1
    AND extract(isodow FROM d.date)::int = ANY (s.days)
    AND ${now} < closes.at`

/**
 * The active people `u` of a company who usually work one of the shifts in the week of the date (rule M11); `c.user_id`
 * is null if they have not chosen for the date. A choice in any other shift of that date counts too.
 */
export const peopleOf = (company: string, date: string, shifts: string): string => `
  FROM users u
  LEFT JOIN (
    SELECT w.user_id, bool_or(w.shift_id = ANY (${shifts})) AS is_asked
    FROM usual_shifts w
    JOIN shifts s ON s.company_id = w.company_id AND s.id = w.shift_id AND s.is_active AND NOT s.is_deleted
    WHERE w.company_id = ${company} AND ${isWorked(date)}
    GROUP BY w.user_id
  ) w ON w.user_id = u.id
  LEFT JOIN (
    SELECT DISTINCT user_id
    FROM choosers(${company}, ${date}) AS chosen (user_id)
  ) c ON c.user_id = u.id
  WHERE u.company_id = ${company} AND u.is_active AND coalesce(w.is_asked, true)`

const openOfCompany = `${openDays('$companyId', '$at::timestamptz')} AND d.date = $date`
const claim = prepared<{ companyId: CompanyId; date: string; at: Date }, { shift_id: ShiftId }>(`
  INSERT INTO choice_reminders (company_id, shift_id, date, created_at)
  SELECT d.corporate_id, d.shift_id, d.date, $at
  ${openOfCompany}
  ORDER BY d.shift_id
  ON CONFLICT (company_id, shift_id, date) DO NOTHING
  RETURNING shift_id`)
const isOpen = prepared<{ companyId: CompanyId; date: string; at: Date }>(`
  SELECT 1
  ${openOfCompany}
  LIMIT 1`)
const undecided = prepared<{ companyId: CompanyId; date: string; shiftIds: readonly ShiftId[] }, { people: number }>(`
  SELECT count(*)::int AS people
  ${peopleOf('$companyId', '$date', '$shiftIds::uuid[]')} AND c.user_id IS NULL AND u.choice_reminders_enabled
    AND ${isPresent('$companyId', 'u.id', '$date')}`)

/** One instance at a time, so that a company's shifts stay together; the others have nothing left to do. */
const lockDue = prepared<object, { is_mine: boolean }>(
  `SELECT pg_try_advisory_xact_lock(hashtextextended('due-reminders', 0)) AS is_mine`,
)
/**
 * Days that have not been changed for a while, in the order of an index, of which no more is read than is claimed. Days
 * that close at the same time stay in one batch, so that somebody with several shifts is reminded once.
 */
const claimDue = planned<{ now: Date; max: number }, DueReminder>(`
  WITH due AS (
    SELECT d.*
    FROM menu_deadlines m
    CROSS JOIN LATERAL (
      SELECT d.id, d.corporate_id, d.date, d.shift_id, closes.at
      ${openDays('m.corporate_id', '$now::timestamptz')}
        AND d.id = m.menu_day_id AND d.reminded_at IS NULL
        AND d.updated_at < $now::timestamptz - interval '${quietMinutesBeforeReminder} minutes'
        AND $now >= closes.at - make_interval(
          hours => (SELECT c.reminder_hours::int FROM companies c WHERE c.id = d.corporate_id))
      FOR NO KEY UPDATE OF d
    ) d
    WHERE m.remind_at <= $now
    ORDER BY m.remind_at, m.corporate_id, m.date
    FETCH FIRST ($max) ROWS WITH TIES
  ),
  claimed AS (
    UPDATE menu_days d
    SET reminded_at = $now
    FROM due
    WHERE d.id = due.id AND d.reminded_at IS NULL
    RETURNING due.corporate_id, due.date, due.shift_id, due.at
  )
  SELECT corporate_id AS "companyId", date, array_agg(shift_id ORDER BY shift_id) AS "shiftIds"
  FROM claimed
  GROUP BY corporate_id, date, at
  ORDER BY corporate_id, date, at`)

export class PostgresReminders extends Reminders {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async claimDue(max: number, now: Date): Promise<{ days: number; due: DueReminder[] }> {
    const lock = await this.#db.row(lockDue)
    if (!lock?.is_mine) return { days: 0, due: [] }
    const due = await this.#db.rows(claimDue, { now, max })
    return { days: due.reduce((days, { shiftIds }) => days + shiftIds.length, 0), due }
  }

  async claim(companyId: CompanyId, date: LocalDate, at: Date): Promise<string[]> {
    const rows = await this.#db.rows(claim, { companyId, date, at })
    return rows.map(({ shift_id }) => shift_id)
  }

  async isOpen(companyId: CompanyId, date: LocalDate, at: Date): Promise<boolean> {
    return (await this.#db.row(isOpen, { companyId, date, at })) !== null
  }

  async undecided(companyId: CompanyId, date: LocalDate, shiftIds: readonly ShiftId[]): Promise<number> {
    return (await this.#db.row(undecided, { companyId, date, shiftIds }))?.people ?? 0
  }
}
