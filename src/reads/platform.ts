import { homeTimezone } from '../core/shared/index.ts'
import { planned } from '../persistence/index.ts'
import type { Page, PlatformApplication, PlatformOverview } from './contract-shapes.ts'
import { Reads } from './reads.ts'
import { containing } from './search-text.ts'
import { instant } from './sql-shapes.ts'

/** An application `a` with everything that was sent, and the company `c` that it is to, if that is there already. */
const application = `
  jsonb_build_object('id', a.id, 'mode', a.mode, 'status', a.status,
    'applicant', jsonb_build_object('full_name', a.applicant_name, 'phone', a.applicant_phone, 'email', a.applicant_email),
    'company_info', CASE a.mode
      WHEN 'existing' THEN jsonb_build_object('id', c.id, 'name', c.name, 'type', c.type, 'address', NULL, 'contact_phone', NULL, 'owner', NULL)
      ELSE jsonb_build_object('id', NULL, 'name', a.new_company ->> 'name', 'type', a.new_company ->> 'type',
        'address', a.new_company ->> 'address', 'contact_phone', a.new_company ->> 'contactPhone', 'owner', jsonb_build_object(
          'full_name', a.new_company ->> 'ownerFullName', 'phone', a.new_company ->> 'ownerPhone', 'email', a.new_company ->> 'ownerEmail'))
    END,
    'created_at', ${instant('a.created_at')}, 'updated_at', ${instant('a.updated_at')}, 'notes', a.notes)`

/** $1 administrator, $2 now. Whatever counts all companies or applications is a running total. */
const overview = planned(`
  WITH now AS (
    SELECT subject, kind, state, total FROM platform_totals WHERE day = '-infinity'
  ), day AS (
    SELECT ($2::timestamptz AT TIME ZONE '${homeTimezone}')::date AS today
  ), recent AS (
    SELECT a.* FROM unnest('{pending,approved,rejected}'::text[]) AS s (status)
    CROSS JOIN LATERAL (SELECT * FROM applications WHERE status = s.status ORDER BY created_at DESC, id DESC LIMIT 10) a
  )
  SELECT
    (SELECT jsonb_build_object('username', username) FROM administrators WHERE id = $1) AS administrator,
    c.active + c.passive AS total_companies, c.active AS active_companies, c.passive AS passive_companies, c.by_type AS companies_by_type,
    (SELECT coalesce(sum(total), 0)::int FROM platform_totals, day
     WHERE day > today - 30 AND day <= today AND subject = 'company' AND state = 'opened') AS opened_last_30_days,
    a.pending AS pending_applications, a.waiting AS waiting_applications,
    (SELECT ${instant('created_at')} FROM applications WHERE mode = 'new' AND status = 'pending' ORDER BY created_at LIMIT 1) AS oldest_waiting_at,
    jsonb_build_object('pending', a.pending, 'approved', a.approved, 'rejected', a.rejected) AS application_counts,
    (SELECT jsonb_agg(jsonb_build_object('date', today - ago, 'count', (
        SELECT coalesce(sum(total), 0)::int FROM platform_totals t
        WHERE t.day = today - ago AND subject = 'application' AND state = 'submitted')) ORDER BY ago DESC)
     FROM day CROSS JOIN generate_series(0, 6) ago) AS applications_by_day,
    coalesce((SELECT jsonb_agg(${application} ORDER BY a.created_at DESC, a.id DESC)
      FROM recent a LEFT JOIN companies c ON c.id = a.company_id), '[]') AS recent_applications
  FROM (
    SELECT coalesce(sum(total) FILTER (WHERE state = 'active'), 0)::int AS active, coalesce(sum(total) FILTER (WHERE state = 'passive'), 0)::int AS passive,
      jsonb_build_object(
        'corporate', coalesce(sum(total) FILTER (WHERE state = 'active' AND kind = 'corporate'), 0),
        'catering', coalesce(sum(total) FILTER (WHERE state = 'active' AND kind = 'catering'), 0),
        'supplier', coalesce(sum(total) FILTER (WHERE state = 'active' AND kind = 'supplier'), 0)) AS by_type
    FROM now WHERE subject = 'company'
  ) c, (
    SELECT coalesce(sum(total) FILTER (WHERE state = 'pending'), 0)::int AS pending,
      coalesce(sum(total) FILTER (WHERE state = 'pending' AND kind = 'new'), 0)::int AS waiting,
      coalesce(sum(total) FILTER (WHERE state = 'approved'), 0)::int AS approved,
      coalesce(sum(total) FILTER (WHERE state = 'rejected'), 0)::int AS rejected
    FROM now WHERE subject = 'application'
  ) a`)

/** $1 status, $2 mode, $3 search, $4 limit, $5 offset. */
const applications = planned(`
  SELECT ${application} AS application FROM (
    SELECT * FROM applications
    WHERE ($1::text IS NULL OR status = $1) AND ($2::text IS NULL OR mode = $2)
      AND ($3::text IS NULL OR search_name LIKE $3 OR company_id IN (SELECT id FROM companies WHERE search_name LIKE $3))
    ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5) a
  LEFT JOIN companies c ON c.id = a.company_id
  ORDER BY a.created_at DESC, a.id DESC`)

export interface ApplicationFilter {
  status?: string | undefined
  mode?: string | undefined
  search?: string | undefined
}

/** What administrators see across companies. */
export class PlatformReads extends Reads {
  async overview(administratorId: string): Promise<PlatformOverview> {
    const [row] = await this.db.rows<PlatformOverview & Record<string, unknown>>(overview, [
      administratorId,
      this.clock.now(),
    ])
    return row as PlatformOverview
  }

  /** Selects one row more than asked for to know whether there are more. */
  async applications(
    { status, mode, search = '' }: ApplicationFilter,
    { limit, offset }: Page,
  ): Promise<{ applications: PlatformApplication[]; has_more: boolean }> {
    const typed = search.trim() === '' ? null : containing(search)
    const values = [status ?? null, mode ?? null, typed, limit + 1, offset]
    const rows = await this.db.rows<{ application: PlatformApplication }>(applications, values)
    return { applications: rows.slice(0, limit).map((row) => row.application), has_more: rows.length > limit }
  }
}
