import { Absences, type DateRange } from '../../core/calendar/index.ts'
import type { Role } from '../../core/actors/rules.ts'
import type { CompanyId, LocalDate, PersonalAbsence, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

/** Whether the person is not absent on the date (rule Y2). */
export const isPresent = (company: string, user: string, date: string): string => `
  NOT EXISTS (
    SELECT FROM absent_days a
    WHERE a.company_id = ${company} AND a.user_id = ${user} AND a.date = ${date}
  )`

/** Absences of people as parameters of a statement, which has them as `a`. */
export interface AbsenceColumns {
  userIds: readonly UserId[]
  firstDays: readonly LocalDate[]
  lastDays: readonly LocalDate[]
}
export const absenceColumns = (absences: readonly PersonalAbsence[]): AbsenceColumns => ({
  userIds: absences.map(({ userId }) => userId),
  firstDays: absences.map(({ first }) => first),
  lastDays: absences.map(({ last }) => last),
})
export const absenceRows = 'unnest($userIds::uuid[], $firstDays::date[], $lastDays::date[]) AS a (user_id, first, last)'

interface People {
  companyId: CompanyId
  userIds: readonly UserId[]
}
/** In a fixed order; unlike `holdPeople`, against choices too. */
const hold = prepared<People & { roles: readonly Role[] }, { id: UserId }>(`
  SELECT id
  FROM users
  WHERE company_id = $companyId AND id = ANY ($userIds) AND is_active AND role = ANY ($roles)
  ORDER BY id
  FOR UPDATE`)
const add = prepared<{ companyId: CompanyId } & AbsenceColumns, { user_id: UserId }>(`
  WITH added AS (
    INSERT INTO absent_days (company_id, user_id, date)
    SELECT $companyId, a.user_id, a.first + n
    FROM ${absenceRows} CROSS JOIN generate_series(0, a.last - a.first) n
    ON CONFLICT DO NOTHING
    RETURNING user_id
  )
  SELECT DISTINCT user_id FROM added`)
const remove = prepared<People & DateRange>(`
  DELETE FROM absent_days
  WHERE company_id = $companyId AND user_id = ANY ($userIds) AND date BETWEEN $first AND $last`)

export class PostgresAbsences extends Absences {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async hold(companyId: CompanyId, userIds: readonly UserId[], roles: readonly Role[]): Promise<UserId[]> {
    return (await this.#db.rows(hold, { companyId, userIds, roles })).map(({ id }) => id)
  }

  async add(companyId: CompanyId, absences: readonly PersonalAbsence[]): Promise<UserId[]> {
    const rows = await this.#db.rows(add, { companyId, ...absenceColumns(absences) })
    return rows.map(({ user_id }) => user_id)
  }

  remove(companyId: CompanyId, userIds: readonly UserId[], { first, last }: DateRange): Promise<number> {
    return this.#db.change(remove, { companyId, userIds, first, last })
  }
}
