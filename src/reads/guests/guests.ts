import { guestDaysShown } from '../../core/guests/rules.ts'
import {
  type CompanyId,
  homeTimezone,
  lastDate,
  type LocalDate,
  localDateAt,
  type UserId,
} from '../../core/shared/index.ts'
import {
  closesAt,
  expectedGuests,
  isClosed,
  isServed,
  isWorked,
  partnerCutOff,
  prepared,
} from '../../persistence/index.ts'
import type { GuestDays } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'

const [maxMeals, maxGuestRows, maxRepeats] = [1000, 500, 500]

/** What is published for the shift `s` on `day.date`, or was frozen; the firm's day without a menu otherwise. */
const dayOfShift = `
  (
    SELECT day.date, s.company_id AS corporate_id, s.id AS shift_id, m.id AS menu_day_id, m.catering_id, m.closed_at,
      coalesce(m.options, '[]') AS options
    FROM (SELECT) one
    LEFT JOIN menu_days m
      ON m.corporate_id = s.company_id AND m.shift_id = s.id AND m.date = day.date
      AND (m.status = 'published' OR m.closed_at IS NOT NULL)
    ORDER BY m.status = 'published' DESC
    LIMIT 1
  )`

/** Terms say the price until the next ones (rule P7). */
const price = `
  (
    SELECT jsonb_build_object('unit_price', t.unit_price, 'vat_rate', o.vat_rate)
    FROM partnership_terms t
    JOIN offers o ON o.id = t.offer_id
    WHERE t.partnership_id = p.id AND t.start_date <= d.date
    ORDER BY t.start_date DESC
    LIMIT 1
  )`

const guestRows = (rows: string) => `
  (
    SELECT coalesce(
      jsonb_agg(
        jsonb_build_object(
          'department_id', g.department_id, 'department_name', x.name, 'key', g.key, 'portions', g.portions,
          'is_weekly', g.is_weekly)
        ORDER BY x.search_name COLLATE "C", g.department_id, g.key),
      '[]')
    FROM (SELECT * FROM (${rows}) one ORDER BY department_id, key LIMIT ${maxGuestRows}) g
    LEFT JOIN departments x ON x.company_id = $companyId AND x.id = g.department_id
  )`
const frozenGuests = `
  SELECT f.department AS department_id, f.key, f.count AS portions, false AS is_weekly
  FROM jsonb_to_recordset(l.guests) AS f (department uuid, key text, count int)`

type Meal = GuestDays['meals'][number]
const meals = prepared<
  { companyId: CompanyId; start: LocalDate; now: Date; seesPrices: boolean },
  Omit<Meal, 'closes_at' | 'portions'> & { closes_at: Date; is_due: boolean }
>(`
  SELECT d.date::text AS date, s.id AS shift_id, s.title AS shift_title, s.start_time, s.end_time, s.timezone,
    coalesce(d.closed_at, ${closesAt}) AS closes_at,
    d.closed_at IS NULL AND $now::timestamptz < ${closesAt} AS is_open,
    d.menu_day_id IS NOT NULL AND d.closed_at IS NULL AND $now >= ${closesAt} AS is_due,
    c.name AS catering_name,
    (
      SELECT coalesce(
        jsonb_agg(
          jsonb_build_object('key', o ->> 'key', 'label', o ->> 'label', 'meal', o #>> '{meal,name}') ORDER BY place),
        '[]')
      FROM jsonb_array_elements(d.options) WITH ORDINALITY AS each (o, place)
    ) AS options,
    CASE WHEN l.menu_day_id IS NULL THEN ${guestRows(expectedGuests('d'))}
      ELSE ${guestRows(frozenGuests)} END AS guests,
    CASE WHEN $seesPrices THEN ${price} END AS price
  FROM shifts s
  CROSS JOIN (SELECT $start::date + n AS date FROM generate_series(0, ${guestDaysShown - 1}) n) day
  CROSS JOIN LATERAL ${dayOfShift} d
  LEFT JOIN companies c ON c.id = d.catering_id
  LEFT JOIN kitchen_lists l ON l.menu_day_id = d.menu_day_id
  ${partnerCutOff}
  WHERE s.company_id = $companyId AND ${isServed} AND d.date <= '${lastDate}'
    AND NOT ${isClosed({ companies: '$companyId', date: 'd.date' })}
    AND (d.menu_day_id IS NOT NULL OR NOT EXISTS (
      SELECT FROM menu_days x
      WHERE x.corporate_id = $companyId AND x.shift_id = s.id AND x.date = d.date AND x.status = 'suspended'
    ))
  ORDER BY d.date, s.start_time, s.title, s.id
  LIMIT ${maxMeals + 1}`)

const repeats = prepared<{ companyId: CompanyId }, GuestDays['repeats'][number]>(`
  SELECT r.shift_id, s.title AS shift_title, r.weekday, r.department_id, x.name AS department_name, r.portions
  FROM guest_repeats r
  JOIN shifts s ON s.company_id = r.corporate_id AND s.id = r.shift_id AND s.is_active AND NOT s.is_deleted
  LEFT JOIN departments x ON x.company_id = r.corporate_id AND x.id = r.department_id
  WHERE r.corporate_id = $companyId
  ORDER BY r.weekday, s.start_time, s.title, x.search_name COLLATE "C", r.department_id
  LIMIT ${maxRepeats}`)

const own = prepared<
  { companyId: CompanyId; userId: UserId | null; today: LocalDate },
  Pick<GuestDays, 'own_department_id' | 'own_shift_id'>
>(`
  SELECT u.department_id AS own_department_id,
    (
      SELECT s.id
      FROM usual_shifts w
      JOIN shifts s ON s.company_id = w.company_id AND s.id = w.shift_id AND s.is_active AND NOT s.is_deleted
      WHERE w.company_id = $companyId AND w.user_id = u.id AND ${isWorked('$today')}
      ORDER BY s.start_time, s.id
      LIMIT 1
    ) AS own_shift_id
  FROM users u
  WHERE u.company_id = $companyId AND u.id = $userId`)

interface Reader {
  /** Null for a key. */
  userId: UserId | null
  seesPrices: boolean
}

/** Guests of a firm (rule Y3). */
export class GuestReads extends Reads {
  /** `start` is today if it is undefined. `isDue`: a list has to be frozen first. */
  async ahead(
    companyId: CompanyId,
    start: LocalDate | undefined,
    { userId, seesPrices }: Reader,
  ): Promise<{ isDue: boolean; answer: GuestDays }> {
    const now = this.clock.now()
    const today = localDateAt(now, homeTimezone)
    const [rows, weekly, reader] = await Promise.all([
      this.db.rows(meals, { companyId, start: start ?? today, now, seesPrices }),
      this.db.rows(repeats, { companyId }),
      this.db.row(own, { companyId, userId, today }),
    ])
    return {
      isDue: rows.some(({ is_due }) => is_due),
      answer: {
        today,
        at: now.toISOString(),
        meals: rows.slice(0, maxMeals).map(({ closes_at, is_due: _, ...meal }) => ({
          ...meal,
          closes_at: closes_at.toISOString(),
          portions: meal.guests.reduce((sum, { portions }) => sum + portions, 0),
        })),
        repeats: weekly,
        own_department_id: reader?.own_department_id ?? null,
        own_shift_id: reader?.own_shift_id ?? null,
        has_more: rows.length > maxMeals,
      },
    }
  }
}
