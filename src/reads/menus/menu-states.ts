import { isClosed } from '../../persistence/index.ts'

interface Asked {
  catering: string
  firm: string
  /** Placeholders or date expressions; `from` may be the current date of the shift `s`. */
  from: string
  to: string
  now: string
}

export const todayOf = (now: string) => `(${now}::timestamptz AT TIME ZONE s.timezone)::date`

/**
 * Days of a firm's active shifts `s`, and the state of each menu for a catering. A day that has begun is not missing,
 * since menus cannot be written for the past; nor is a day that another catering cooks, or one after the end of the
 * partnership. Each day is looked up individually: the limit keeps PostgreSQL from joining all days the kitchen ever
 * cooked.
 */
export const menuStates = ({ catering, firm, from, to, now }: Asked): string => `
  SELECT s.id AS shift_id, s.title, s.start_time, s.end_time, w.date, w.date < ${todayOf(now)} AS is_past, d.dish_keys,
    CASE
      WHEN ${isClosed({ companies: `${catering}, ${firm}`, date: 'w.date' })} THEN 'no_shift'
      WHEN d.id IS NOT NULL AND (NOT d.is_withdrawn OR p.ends_on IS NULL OR w.date < p.ends_on) THEN d.status
      WHEN NOT extract(isodow FROM w.date)::int = ANY (s.days) THEN 'no_shift'
      WHEN p.ends_on <= w.date THEN 'partnership_ended'
      WHEN EXISTS (
          SELECT
          FROM menu_days o
          WHERE o.corporate_id = ${firm} AND o.shift_id = s.id AND o.date = w.date AND o.status = 'published'
        )
        THEN 'other_catering'
      ELSE 'missing'
    END AS state
  FROM shifts s
  JOIN partnerships p
    ON p.catering_id = ${catering} AND p.corporate_id = ${firm} AND p.is_active AND p.partnership_type = 'catering'
  CROSS JOIN LATERAL (SELECT ${from} + n AS date FROM generate_series(0, ${to} - ${from}) n) w
  LEFT JOIN LATERAL (
    SELECT id, status, is_withdrawn, dish_keys
    FROM menu_days
    WHERE catering_id = ${catering} AND corporate_id = ${firm} AND shift_id = s.id AND date = w.date
    LIMIT 1
  ) d ON true
  WHERE s.company_id = ${firm} AND s.is_active AND NOT s.is_deleted`

/** Counts rows of `menuStates`. */
export const missingDays = `(count(*) FILTER (WHERE state = 'missing' AND NOT is_past))::int`

/** How many days from today on the firm has no menu; shifts count separately. */
export const missingAhead = (asked: Pick<Asked, 'catering' | 'firm' | 'now'>, days: number): string => {
  const today = todayOf(asked.now)
  return `(SELECT ${missingDays} FROM (${menuStates({ ...asked, from: today, to: `(${today} + ${days})` })}) state)`
}

/**
 * The next working day of the shift `s`, unless a catering has published a menu for it. Without the bounds on its date,
 * PostgreSQL would join all days ever cooked for the shift.
 */
export const nextWithoutMenu = (now: string): string => `
  SELECT next.date
  FROM (
    SELECT min(d.date) AS date
    FROM (SELECT ${todayOf(now)} + n AS date FROM generate_series(1, 7) n) d
    WHERE extract(isodow FROM d.date)::int = ANY (s.days)
      AND NOT ${isClosed({ companies: 's.company_id', date: 'd.date' })}
  ) next
  WHERE NOT EXISTS (
      SELECT
      FROM menu_days m
      WHERE m.corporate_id = s.company_id
        AND m.shift_id = s.id
        AND m.date = next.date
        AND m.date BETWEEN ${todayOf(now)} + 1 AND ${todayOf(now)} + 7
        AND m.status = 'published'
    )`
