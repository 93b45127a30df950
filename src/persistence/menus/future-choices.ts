import { type CancelledAtFirm, type EndedService, type EndedShift, FutureChoices } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { closesAt, partnerCutOff } from './menus.ts'

const cancelOfPeople = prepared<
  { companyId: string; employeeIds: readonly string[]; now: Date },
  { user_id: string; choices: number }
>(`
  WITH cancelled AS (
    DELETE FROM choices c USING shifts s
    WHERE c.corporate_id = $companyId AND c.user_id = ANY ($employeeIds) AND s.company_id = c.corporate_id AND s.id = c.shift_id
      AND c.date > ($now::timestamptz AT TIME ZONE s.timezone)::date
    RETURNING c.user_id
  )
  SELECT user_id, count(*)::int AS choices FROM cancelled GROUP BY user_id`)
/** The shift `$2` of the company `$1`, as a table `shift` with its present date at `$4`, and the days of that date that are open. */
const shiftToday = `
  WITH shift AS (
    SELECT s.*, ($4::timestamptz AT TIME ZONE s.timezone)::date AS today FROM shifts s
    WHERE s.company_id = $1 AND s.id = $2 AND NOT s.is_deleted
  ), open AS (
    SELECT d.id FROM shift s
    JOIN menu_days d ON d.corporate_id = $1 AND d.shift_id = s.id AND d.date = s.today AND d.closed_at IS NULL
    ${partnerCutOff}
    WHERE $4 < ${closesAt}
  )`
/** Choices `c` that go with weekdays of the shift `s`. Of today only what is still open: a kitchen has its list of the rest. */
const goesWithShift = `
  c.corporate_id = $1 AND c.shift_id = s.id AND c.date >= s.today AND extract(isodow FROM c.date)::int = ANY ($3)
    AND (c.date > s.today OR c.menu_day_id IN (SELECT id FROM open))`
const cancelOfShift = prepared<
  { companyId: string; shiftId: string; weekdays: readonly number[]; now: Date },
  { user_id: string }
>(`${shiftToday}
  DELETE FROM choices c USING shift s WHERE ${goesWithShift} RETURNING c.user_id`)
/** The same choices, counted; no row for a shift that is not there. */
export const countOfShift = prepared<
  { companyId: string; shiftId: string; weekdays: readonly number[]; now: Date },
  ShiftEnd & Record<string, unknown>
>(`${shiftToday}
  SELECT count(c.user_id)::int AS choices, count(DISTINCT c.user_id)::int AS people
  FROM shift s LEFT JOIN choices c ON ${goesWithShift} GROUP BY s.id`)
/** The days of a shift `s` that an end takes away. */
const afterEnd = (date: string) =>
  `${date} > ($4::timestamptz AT TIME ZONE s.timezone)::date AND ($3::date IS NULL OR ${date} >= $3)`
const cancelOfPartnership = prepared<
  { cateringId: string; corporateId: string; from: string | null; now: Date },
  { user_id: string }
>(`
  DELETE FROM choices c USING shifts s
  WHERE c.catering_id = $cateringId AND c.corporate_id = $corporateId AND s.company_id = $corporateId AND s.id = c.shift_id AND ${afterEnd('c.date')}
  RETURNING c.user_id`)
const withdrawMenus = prepared<{ cateringId: string; corporateId: string; from: string | null; now: Date }>(`
  UPDATE menu_days d SET status = 'draft', is_withdrawn = true, updated_at = $now, version = d.version + 1 FROM shifts s
  WHERE d.catering_id = $cateringId AND d.corporate_id = $corporateId AND s.company_id = $corporateId AND s.id = d.shift_id AND d.status = 'published'
    AND ${afterEnd('d.date')}`)

const cancelOfCorporate = prepared<{ corporateId: string; now: Date }>(`
  DELETE FROM choices c USING shifts s
  WHERE c.corporate_id = $corporateId AND s.company_id = $corporateId AND s.id = c.shift_id AND c.date > ($now::timestamptz AT TIME ZONE s.timezone)::date`)
/** The firms of the catering `$1` with their shifts. */
const shiftsOfCatering = `
  (SELECT DISTINCT corporate_id FROM partnerships WHERE catering_id = $1 AND is_active AND partnership_type = 'catering') f
  JOIN shifts s ON s.company_id = f.corporate_id`
const cancelOfCatering = prepared<{ cateringId: string; now: Date }, CancelledAtFirm & Record<string, unknown>>(`
  WITH gone AS (
    DELETE FROM choices c USING ${shiftsOfCatering}
    WHERE c.corporate_id = s.company_id AND c.shift_id = s.id AND c.date > ($now::timestamptz AT TIME ZONE s.timezone)::date
      AND c.catering_id = $cateringId
    RETURNING c.corporate_id, c.user_id
  )
  SELECT corporate_id AS "companyId", count(*)::int AS choices, array_agg(DISTINCT user_id) AS people FROM gone GROUP BY corporate_id`)
const withdrawMenusOfCatering = prepared<{ cateringId: string; now: Date }>(`
  UPDATE menu_days d SET status = 'draft', is_withdrawn = true, updated_at = $now, version = d.version + 1 FROM ${shiftsOfCatering}
  WHERE d.catering_id = $cateringId AND d.corporate_id = s.company_id AND d.shift_id = s.id AND d.status = 'published'
    AND d.date > ($now::timestamptz AT TIME ZONE s.timezone)::date`)

const cancelled = (gone: readonly { user_id: string }[]) => ({
  choices: gone.length,
  people: [...new Set(gone.map(({ user_id }) => user_id))],
})

export class PostgresFutureChoices extends FutureChoices {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async cancelOfShift({ companyId, shiftId, weekdays, now }: EndedShift) {
    return cancelled(await this.#db.rows(cancelOfShift, { companyId, shiftId, weekdays, now }))
  }

  async cancelOfPeople(companyId: string, employeeIds: readonly string[], now: Date): Promise<Map<string, number>> {
    const values = { companyId, employeeIds, now }
    const rows = await this.#db.rows(cancelOfPeople, values)
    return new Map(rows.map(({ user_id, choices }) => [user_id, choices]))
  }

  async cancelOfPartnership({ cateringId, corporateId, from, now }: EndedService) {
    const values = { cateringId, corporateId, from, now }
    return cancelled(await this.#db.rows(cancelOfPartnership, values))
  }

  cancelOfCorporate(corporateId: string, now: Date): Promise<number> {
    return this.#db.change(cancelOfCorporate, { corporateId, now })
  }

  cancelOfCatering(cateringId: string, now: Date): Promise<CancelledAtFirm[]> {
    return this.#db.rows(cancelOfCatering, { cateringId, now })
  }

  withdrawMenusOfCatering(cateringId: string, now: Date): Promise<number> {
    return this.#db.change(withdrawMenusOfCatering, { cateringId, now })
  }

  withdrawMenus({ cateringId, corporateId, from, now }: EndedService): Promise<number> {
    return this.#db.change(withdrawMenus, { cateringId, corporateId, from, now })
  }
}
