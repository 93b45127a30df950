import { absenceDaysKept, type DateRange } from '../../core/calendar/rules.ts'
import { skipKey } from '../../core/menus/index.ts'
import { type CompanyId, homeTimezone, localDateAt, type UserId } from '../../core/shared/index.ts'
import { closesAt, isClosed, isUsual, partnerCutOff, planned, prepared } from '../../persistence/index.ts'
import type { Absence, AbsencePreviewDay, AbsentPeople, Page } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'

/** More than anybody can mark a year ahead: every other day of it, and of those that are kept. */
const maxAbsences = 200

/** Consecutive days are one absence. */
const ofPerson = prepared<{ companyId: CompanyId; userId: UserId; today: string }, Absence>(`
  SELECT min(date) AS first, max(date) AS last
  FROM (
    SELECT date, date - (row_number() OVER (ORDER BY date))::int AS run
    FROM absent_days
    WHERE company_id = $companyId AND user_id = $userId AND date >= $today::date - ${absenceDaysKept}
  ) day
  GROUP BY run
  ORDER BY 1
  LIMIT ${maxAbsences}`)

/** Those who are absent today or later, soonest first. */
const ofCompany = planned<
  { companyId: CompanyId; today: string; limit: number; offset: number },
  Omit<AbsentPeople, 'has_more'>
>(`
  WITH absence AS (
    SELECT user_id, min(date) AS first, max(date) AS last
    FROM (
      SELECT user_id, date, date - (row_number() OVER (PARTITION BY user_id ORDER BY date))::int AS run
      FROM absent_days
      WHERE company_id = $companyId AND date >= $today::date - ${absenceDaysKept}
    ) day
    GROUP BY user_id, run
    HAVING max(date) >= $today
  )
  SELECT (SELECT count(*)::int FROM absence) AS total,
    (SELECT count(*)::int FROM absence WHERE first <= $today) AS absent_today,
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'user_id', user_id, 'full_name', full_name, 'department_name', department_name, 'first', first, 'last', last
        )
        ORDER BY first, search_name COLLATE "C", user_id
      ),
      '[]'
    ) AS absences
  FROM (
    SELECT a.*, u.full_name, u.search_name, d.name AS department_name
    FROM absence a
    JOIN users u ON u.company_id = $companyId AND u.id = a.user_id
    LEFT JOIN departments d ON d.company_id = u.company_id AND d.id = u.department_id
    ORDER BY a.first, u.search_name COLLATE "C", a.user_id
    LIMIT $limit OFFSET $offset
  ) page`)

/** Whether a choice is withdrawn is decided like in `cancelOfAbsence`. */
const preview = prepared<
  { companyId: CompanyId; userId: UserId; first: string; last: string; now: Date },
  AbsencePreviewDay
>(`
  SELECT n.date, a.date IS NOT NULL AS is_absent,
    EXISTS (
      SELECT FROM shifts s
      WHERE s.company_id = $companyId AND s.is_active AND NOT s.is_deleted
        AND extract(isodow FROM n.date)::int = ANY (s.days)
        AND ${isUsual('$companyId', '$userId', 's.id', 'n.date')}
        AND NOT ${isClosed({ companies: '$companyId', date: 'n.date' })}
    ) AS is_working_day,
    coalesce(chosen.withdrawn, 0) AS withdrawn_choices, coalesce(chosen.kept, 0) AS kept_choices
  FROM (SELECT $first::date + n AS date FROM generate_series(0, $last::date - $first::date) n) n
  LEFT JOIN absent_days a ON a.company_id = $companyId AND a.user_id = $userId AND a.date = n.date
  LEFT JOIN (
    SELECT c.date, (count(*) FILTER (WHERE o.is_open))::int AS withdrawn,
      (count(*) FILTER (WHERE NOT o.is_open))::int AS kept
    FROM choices c
    JOIN menu_days d ON d.id = c.menu_day_id
    JOIN shifts s ON s.company_id = c.corporate_id AND s.id = c.shift_id
    ${partnerCutOff}
    CROSS JOIN LATERAL (SELECT d.closed_at IS NULL AND $now < ${closesAt} AS is_open) o
    WHERE c.corporate_id = $companyId AND c.user_id = $userId AND c.date BETWEEN $first AND $last
      AND c.choice_key <> '${skipKey}'
    GROUP BY c.date
  ) chosen ON chosen.date = n.date
  ORDER BY n.date`)

export class AbsenceReads extends Reads {
  ofPerson(companyId: CompanyId, userId: UserId): Promise<Absence[]> {
    const today = localDateAt(this.clock.now(), homeTimezone)
    return this.db.rows(ofPerson, { companyId, userId, today })
  }

  async ofCompany(companyId: CompanyId, { limit, offset }: Page): Promise<AbsentPeople> {
    const today = localDateAt(this.clock.now(), homeTimezone)
    const page = (await this.db.row(ofCompany, { companyId, today, limit, offset }))!
    return { ...page, has_more: offset + page.absences.length < page.total }
  }

  /** At most `maxAbsentDays` days. */
  preview(companyId: CompanyId, userId: UserId, { first, last }: DateRange): Promise<AbsencePreviewDay[]> {
    return this.db.rows(preview, { companyId, userId, first, last, now: this.clock.now() })
  }
}
