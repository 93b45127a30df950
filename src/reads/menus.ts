import { closedReason, isServed } from '../core/menus/index.ts'
import { homeTimezone, type LocalDate, localDateAt } from '../core/shared/index.ts'
import { isPartner, prepared } from '../persistence/index.ts'
import {
  type KitchenStats,
  menuDayShape,
  type MenuDay,
  type MenuPlayDay,
  type PastChoice,
  type MenuOption,
} from './contract-shapes.ts'
import { type KitchenFilter, kitchenStats } from './kitchen-stats.ts'
import { optionsWithDishes } from './dishes.ts'
import { Reads } from './reads.ts'

const kitchenDays = prepared(`
  SELECT d.date, d.shift_id, d.status, ${optionsWithDishes} AS options, d.version,
    (SELECT coalesce(sum(t.total), 0)::int FROM choice_totals t
     WHERE t.catering_id = d.catering_id AND t.corporate_id = d.corporate_id AND t.date = d.date AND t.shift_id = d.shift_id) AS people
  FROM menu_days d
  WHERE d.catering_id = $1 AND d.corporate_id = $2 AND d.shift_id = $3 AND d.date BETWEEN $4 AND $5 ORDER BY d.date`)

const play = prepared(`
  SELECT d.shift_id, s.title AS shift_title, d.date, ${optionsWithDishes} AS options, c.choice_key, CASE WHEN NOT c.is_replacement_seen THEN c.replaced_meal END AS replaced_meal, d.catering_id, k.name AS catering_name,
    s.timezone, s.days, s.is_active, ${isPartner} AS is_partner, d.is_withdrawn
  FROM menu_days d
  JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
  JOIN companies k ON k.id = d.catering_id
  LEFT JOIN choices c ON c.user_id = $2 AND c.shift_id = d.shift_id AND c.date = d.date
  WHERE d.corporate_id = $1 AND (d.status = 'published' OR d.is_withdrawn) AND NOT s.is_deleted
    AND d.date BETWEEN ($3::timestamptz AT TIME ZONE 'UTC')::date - 1 AND ($3::timestamptz AT TIME ZONE 'UTC')::date + 62
    AND d.date >= ($3::timestamptz AT TIME ZONE s.timezone)::date
    AND ($4::uuid IS NULL OR d.shift_id = $4)
    AND (d.status = 'published' OR NOT EXISTS (SELECT FROM menu_days other WHERE other.corporate_id = d.corporate_id AND other.shift_id = d.shift_id
      AND other.date = d.date AND (other.status = 'published' OR (other.is_withdrawn AND other.id > d.id))))
  ORDER BY d.date, s.start_time, s.id`)

interface PlayRow {
  shift_id: string
  shift_title: string
  date: LocalDate
  options: MenuOption[]
  choice_key: string | null
  replaced_meal: string | null
  catering_id: string
  catering_name: string
  timezone: string
  days: number[]
  is_active: boolean
  is_partner: boolean
  /** Its catering left before this day. */
  is_withdrawn: boolean
}

/** Choices are listed as far ahead as menus can be published. */
const daysAhead = 62

const ofPerson = prepared(`
  SELECT c.date, c.shift_id, s.title AS shift_title, c.catering_id, k.name AS catering_name, c.meal_name AS meal, c.replaced_meal, c.choice_label AS type,
    c.choice_key AS choice, r.stars, s.timezone
  FROM choices c
  JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
  JOIN companies k ON k.id = c.catering_id
  LEFT JOIN ratings r ON r.user_id = c.user_id AND r.shift_id = c.shift_id AND r.date = c.date
  WHERE c.corporate_id = $1 AND c.user_id = $2
    AND c.date BETWEEN ($3::timestamptz AT TIME ZONE 'UTC')::date - $4::int AND ($3::timestamptz AT TIME ZONE 'UTC')::date + ${daysAhead}
    AND c.date > ($3::timestamptz AT TIME ZONE s.timezone)::date - $4::int
  ORDER BY c.date DESC, s.start_time DESC, s.id`)

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
    return rows.map(({ choice_key, timezone, days, is_active, is_partner, is_withdrawn, ...day }) => {
      const service = { shift: { timezone, days, isActive: is_active }, isPartner: is_partner && !is_withdrawn }
      const closed_reason = closedReason(day.date, service, now)
      return {
        ...day,
        completed: choice_key !== null,
        selectable: closed_reason === null,
        closed_reason,
        choice: choice_key,
      }
    })
  }

  async choicesOf(companyId: string, userId: string, days: number): Promise<PastChoice[]> {
    const now = this.clock.now()
    const rows = await this.db.rows<Omit<PastChoice, 'ratable'> & { timezone: string }>(ofPerson, [
      companyId,
      userId,
      now,
      days,
    ])
    return rows.map(({ timezone, ...choice }) => ({
      ...choice,
      ratable: choice.stars === null && isServed(choice.date, timezone, now),
    }))
  }

  async kitchenStats(cateringId: string, corporateId: string, filter: KitchenFilter): Promise<KitchenStats> {
    const today = localDateAt(this.clock.now(), homeTimezone)
    const { statement, values } = kitchenStats(filter)
    const [row] = await this.db.rows<KitchenStats & Record<string, unknown>>(statement, [
      cateringId,
      corporateId,
      today,
      ...values,
    ])
    return row as KitchenStats
  }
}
