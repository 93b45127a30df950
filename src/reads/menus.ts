import { isSelectable, type MenuOption } from '../core/menus/index.ts'
import { type LocalDate } from '../core/shared/index.ts'
import { prepared } from '../persistence/index.ts'
import { menuDayShape, type MenuDay, type MenuPlayDay } from './contract-shapes.ts'
import { Reads } from './reads.ts'

const kitchenDays = prepared(`
  SELECT d.date, d.shift_id, d.status, d.options,
    (SELECT coalesce(sum(t.total), 0)::int FROM choice_totals t
     WHERE t.catering_id = d.catering_id AND t.corporate_id = d.corporate_id AND t.date = d.date AND t.shift_id = d.shift_id) AS people
  FROM menu_days d
  WHERE d.catering_id = $1 AND d.corporate_id = $2 AND d.shift_id = $3 AND d.date BETWEEN $4 AND $5 ORDER BY d.date`)

const play = prepared(`
  SELECT d.shift_id, s.title AS shift_title, d.date, d.options, c.choice_key, d.catering_id, k.name AS catering_name,
    s.timezone, s.days, s.is_active
  FROM menu_days d
  JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
  JOIN companies k ON k.id = d.catering_id
  LEFT JOIN choices c ON c.user_id = $2 AND c.shift_id = d.shift_id AND c.date = d.date
  WHERE d.corporate_id = $1 AND d.status = 'published' AND NOT s.is_deleted
    AND d.date BETWEEN ($3::timestamptz AT TIME ZONE 'UTC')::date - 1 AND ($3::timestamptz AT TIME ZONE 'UTC')::date + 62
    AND d.date >= ($3::timestamptz AT TIME ZONE s.timezone)::date
    AND ($4::uuid IS NULL OR d.shift_id = $4)
  ORDER BY d.date, s.start_time, s.id`)

interface PlayRow {
  shift_id: string
  shift_title: string
  date: LocalDate
  options: MenuOption[]
  choice_key: string | null
  catering_id: string
  catering_name: string
  timezone: string
  days: number[]
  is_active: boolean
}

export class MenuReads extends Reads {
  async kitchenDays(
    kitchen: { cateringId: string; corporateId: string; shiftId: string },
    start: LocalDate,
    end: LocalDate,
  ): Promise<MenuDay[]> {
    const values = [kitchen.cateringId, kitchen.corporateId, kitchen.shiftId, start, end]
    const rows = await this.db.rows<Parameters<typeof menuDayShape>[0] & Record<string, unknown>>(kitchenDays, values)
    return rows.map(menuDayShape)
  }

  async menuPlay(companyId: string, userId: string, shiftId: string | undefined): Promise<MenuPlayDay[]> {
    const now = this.clock.now()
    const rows = await this.db.rows<PlayRow & Record<string, unknown>>(play, [companyId, userId, now, shiftId ?? null])
    return rows.map(
      ({
        choice_key,
        timezone,
        days,
        is_active,
        shift_id,
        shift_title,
        date,
        options,
        catering_id,
        catering_name,
      }) => ({
        shift_id,
        shift_title,
        date,
        completed: choice_key !== null,
        selectable: isSelectable(date, { timezone, days, isActive: is_active }, now),
        options,
        choice: choice_key,
        catering_id,
        catering_name,
      }),
    )
  }
}
