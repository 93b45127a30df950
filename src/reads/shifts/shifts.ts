import { type CompanyId, homeTimezone, localDateAt, type ShiftId, type UserId } from '../../core/shared/index.ts'
import { countOfShift, isUsual, ownShiftRows, prepared } from '../../persistence/index.ts'
import type { Shift, ShiftEnd, StandingSettings, UsualShifts } from '../kernel/contract-shapes.ts'
import { type OwnShiftRow, ownShiftsShape } from '../kernel/own-shifts.ts'
import { Reads } from '../kernel/reads.ts'

const shifts = prepared<{ companyId: CompanyId; onlyActive: boolean }, Shift>(`
  SELECT id, title, start_time, end_time, days, timezone, cutoff_days, cutoff_time, is_active, version
  FROM shifts
  WHERE company_id = $companyId AND NOT is_deleted AND (is_active OR NOT $onlyActive)
  ORDER BY start_time, title, id`)

const usual = prepared<{ companyId: CompanyId; userId: UserId }, { is_told: boolean; rows: OwnShiftRow[] }>(`
  SELECT u.usual_shifts_told AS is_told, ${ownShiftRows('$companyId', 'u.id')} AS rows
  FROM users u
  WHERE u.company_id = $companyId AND u.id = $userId`)

/** Labels used in the last four weeks and on all published days ahead, most common first. */
const standing = prepared<{ companyId: CompanyId; userId: UserId; now: Date }, StandingSettings>(`
  SELECT
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object('shift_id', w.shift_id, 'weekday', w.weekday, 'label', w.label)
        ORDER BY w.shift_id, w.weekday
      )
      FROM standing_choices w
      WHERE w.company_id = $companyId AND w.user_id = $userId
    ), '[]') AS choices,
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object(
          'id', s.id, 'title', s.title, 'days', s.days,
          'labels', (
            SELECT coalesce(jsonb_agg(label ORDER BY times DESC, label), '[]')
            FROM (
              SELECT o ->> 'label' AS label, count(*) AS times
              FROM menu_days d
              CROSS JOIN jsonb_array_elements(d.options) o
              WHERE d.corporate_id = $companyId
                AND d.shift_id = s.id
                AND d.status = 'published'
                AND d.date >= ($now::timestamptz AT TIME ZONE 'UTC')::date - 28
              GROUP BY 1
              ORDER BY 2 DESC, 1
              LIMIT 20
            ) often
          )
        )
        ORDER BY s.start_time, s.id
      )
      FROM shifts s
      WHERE s.company_id = $companyId
        AND s.is_active
        AND NOT s.is_deleted
        AND ${isUsual('$companyId', '$userId::uuid', 's.id')}
    ), '[]') AS shifts`)

export class ShiftReads extends Reads {
  list(companyId: CompanyId, onlyActive: boolean): Promise<Shift[]> {
    return this.db.rows(shifts, { companyId, onlyActive })
  }

  /** What would be cancelled along with these weekdays of a shift; null if the shift does not exist. */
  async end(companyId: CompanyId, shiftId: ShiftId, weekdays: readonly number[]): Promise<ShiftEnd | null> {
    const values = { companyId, shiftId, weekdays, now: this.clock.now() }
    return this.db.row(countOfShift, values)
  }

  async usual(companyId: CompanyId, userId: UserId): Promise<UsualShifts> {
    const row = await this.db.row(usual, { companyId, userId })
    const { shifts, rotation } = ownShiftsShape(row?.rows ?? [], localDateAt(this.clock.now(), homeTimezone))
    return { is_told: row?.is_told ?? false, shift_ids: shifts.map(({ id }) => id), rotation }
  }

  async standing(companyId: CompanyId, userId: UserId): Promise<StandingSettings> {
    const values = { companyId, userId, now: this.clock.now() }
    const row = await this.db.row(standing, values)
    return row ?? { choices: [], shifts: [] }
  }
}
