import { officialDays } from '../../core/calendar/rules.ts'
import { type CompanyId, type LocalDate, weekdayOf } from '../../core/shared/index.ts'
import { isFrozen, partnerCutOff, prepared } from '../../persistence/index.ts'
import { officialName } from '../../texts/calendar/labels.ts'
import type { ClosedDay, ClosingImpact, OfficialDay } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'

interface KeptClosedDay extends Omit<ClosedDay, 'by_catering'> {
  /** When the day was closed. */
  cancelled_choices: number
}

const ofYear = prepared<{ companyId: CompanyId; first: string; last: string }, KeptClosedDay>(`
  SELECT date, from_time, name, cancelled_choices
  FROM closed_days
  WHERE company_id = $companyId AND date BETWEEN $first AND $last
  ORDER BY date`)

const workTimes = prepared<{ companyId: CompanyId }, { days: number[]; start_time: string }>(`
  SELECT days, start_time
  FROM shifts
  WHERE company_id = $companyId AND is_active AND NOT is_deleted`)

/**
 * Choices per day and shift, guests, the days that have a list already, and how many people would be told. A day with a
 * list stays open, with all that was chosen and everybody who was invited for it.
 */
const impact = prepared<
  { companyId: CompanyId; dates: readonly string[]; times: readonly (string | null)[]; now: Date },
  ClosingImpact
>(`
  WITH concerned AS MATERIALIZED (
    SELECT d.id, d.corporate_id, d.date, d.shift_id, ${isFrozen('$now')} AS is_frozen, s.title, s.start_time
    FROM unnest($dates::date[], $times::text[]) AS n (date, from_time)
    JOIN menu_days d ON d.date = n.date AND (d.corporate_id = $companyId OR d.catering_id = $companyId)
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    ${partnerCutOff}
    WHERE ${isFrozen('$now')}
      OR (d.status = 'published' AND (n.from_time IS NULL OR s.start_time >= n.from_time))
  ),
  closable AS MATERIALIZED (
    SELECT n.date, n.from_time
    FROM unnest($dates::date[], $times::text[]) AS n (date, from_time)
    WHERE n.date NOT IN (SELECT date FROM concerned WHERE is_frozen)
  ),
  chosen AS MATERIALIZED (
    SELECT c.date, c.shift_id, c.user_id, o.title, o.start_time
    FROM concerned o
    JOIN closable n ON n.date = o.date
    JOIN choices c ON c.corporate_id = o.corporate_id AND c.shift_id = o.shift_id AND c.date = o.date
      AND c.date = ANY ($dates) AND c.menu_day_id = o.id
  )
  SELECT
    (SELECT count(*)::int FROM chosen) AS choices,
    (SELECT count(DISTINCT user_id)::int FROM chosen) AS people,
    (
      SELECT coalesce(sum(g.portions), 0)::int
      FROM closable n
      JOIN guests g ON g.corporate_id = $companyId AND g.date = n.date
      JOIN shifts s ON s.company_id = $companyId AND s.id = g.shift_id
      WHERE n.from_time IS NULL OR s.start_time >= n.from_time
    ) + (
      SELECT coalesce(sum(g.portions), 0)::int
      FROM concerned o
      JOIN closable n ON n.date = o.date
      JOIN guests g ON g.corporate_id = o.corporate_id AND g.shift_id = o.shift_id AND g.date = o.date
      WHERE o.corporate_id <> $companyId
    ) AS guests,
    ARRAY(SELECT DISTINCT to_char(date, 'YYYY-MM-DD') FROM concerned WHERE is_frozen ORDER BY 1) AS frozen_dates,
    coalesce((
      SELECT jsonb_agg(
        jsonb_build_object('date', t.date, 'shift_title', t.title, 'choices', t.choices)
        ORDER BY t.date, t.start_time, t.title
      )
      FROM (
        SELECT date, title, min(start_time) AS start_time, count(*)::int AS choices
        FROM chosen
        GROUP BY date, title
        ORDER BY date, 3, title
        LIMIT 500
      ) t
    ), '[]') AS days`)

export class ClosedDayReads extends Reads {
  ofYear(companyId: CompanyId, year: number): Promise<KeptClosedDay[]> {
    return this.db.rows(ofYear, { companyId, first: `${year}-01-01`, last: `${year}-12-31` })
  }

  /** Without the days on which no shift of the firm works; a catering gets all of them. */
  async official(companyId: CompanyId, year: number, isFirm: boolean): Promise<OfficialDay[]> {
    const [shifts, closedDays] = await Promise.all([
      isFirm ? this.db.rows(workTimes, { companyId }) : [],
      this.ofYear(companyId, year),
    ])
    const closed = new Set(closedDays.map(({ date }) => date))
    return officialDays(year)
      .filter(
        ({ date, fromTime }) =>
          !isFirm ||
          shifts.some(
            ({ days, start_time }) => days.includes(weekdayOf(date)) && (fromTime === null || start_time >= fromTime),
          ),
      )
      .map(({ date, fromTime, isAnnounced, ...day }) => ({
        date,
        from_time: fromTime,
        name: officialName(day),
        is_announced: isAnnounced,
        is_closed: closed.has(date),
      }))
  }

  async impact(
    companyId: CompanyId,
    days: readonly { date: LocalDate; fromTime: string | null }[],
  ): Promise<ClosingImpact> {
    const row = await this.db.row(impact, {
      companyId,
      dates: days.map(({ date }) => date),
      times: days.map(({ fromTime }) => fromTime),
      now: this.clock.now(),
    })
    return row!
  }
}
