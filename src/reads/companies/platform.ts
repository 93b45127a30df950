import { type AdministratorId, type ApplicationId, type CompanyId, homeTimezone } from '../../core/shared/index.ts'
import { companyTypes } from '../../core/actors/rules.ts'
import { prepared } from '../../persistence/index.ts'
import { logOf } from '../audit/audit.ts'
import type {
  CompanyHit,
  DeactivationPreview,
  Page,
  PlatformApplication,
  PlatformCompany,
  PlatformCompanyDetail,
  PlatformOverview,
} from '../kernel/contract-shapes.ts'
import { lastBackup, maxBackupAge } from '../kernel/last-backup.ts'
import { Reads } from '../kernel/reads.ts'
import { beginningWith, containing } from '../kernel/search-text.ts'
import { instant } from '../kernel/sql-shapes.ts'
import {
  application,
  applicationOf,
  type ApplicationRow,
  applications,
  foundApplications,
  oneApplication,
} from './platform-applications.ts'
import { typedTaxNumber } from './same-tax-number.ts'
import { companies, deactivation, detail, foundCompanies, hit } from './platform-companies.ts'

type LastBackup = NonNullable<PlatformOverview['backup']>
const recentCount = 10
/** All counts of companies and applications are running totals. */
const overview = prepared<
  { administratorId: AdministratorId; now: Date },
  Omit<PlatformOverview, 'backup' | 'recent_applications' | 'recent_by_status' | 'waiting_for_you'> & {
    backup: Omit<LastBackup, 'is_overdue'> | null
    recent: ApplicationRow[]
    waiting: ApplicationRow[]
  }
>(`
  WITH now AS (
    SELECT subject, kind, state, total
    FROM platform_totals
    WHERE day = '-infinity'
  ),
  day AS (
    SELECT ($now::timestamptz AT TIME ZONE '${homeTimezone}')::date AS today
  ),
  recent AS (
    SELECT a.*
    FROM unnest('{pending,approved,rejected}'::text[]) AS s (status)
    CROSS JOIN LATERAL (
      SELECT *
      FROM applications
      WHERE status = s.status
      ORDER BY created_at DESC, id DESC
      LIMIT ${recentCount}
    ) a
  )
  SELECT
    ${lastBackup} AS backup,
    (
      SELECT jsonb_build_object('username', username)
      FROM administrators
      WHERE id = $administratorId
    ) AS administrator,
    c.active + c.passive AS total_companies, c.active AS active_companies, c.passive AS passive_companies,
    c.by_type AS companies_by_type,
    (
      SELECT coalesce(sum(total), 0)::int
      FROM platform_totals, day
      WHERE day > today - 30 AND day <= today AND subject = 'company' AND state = 'opened'
    ) AS opened_last_30_days,
    a.pending AS pending_applications, a.waiting AS waiting_applications,
    (
      SELECT ${instant('created_at')}
      FROM applications
      WHERE mode = 'new' AND status = 'pending'
      ORDER BY created_at
      LIMIT 1
    ) AS oldest_waiting_at,
    jsonb_build_object('pending', a.pending, 'approved', a.approved, 'rejected', a.rejected) AS application_counts,
    (
      SELECT jsonb_agg(
        jsonb_build_object(
          'date', today - ago,
          'count', (
            SELECT coalesce(sum(total), 0)::int
            FROM platform_totals t
            WHERE t.day = today - ago AND subject = 'application' AND state = 'submitted'
          )
        )
        ORDER BY ago DESC
      )
      FROM day
      CROSS JOIN generate_series(0, 6) ago
    ) AS applications_by_day,
    coalesce((
      SELECT json_agg(${application} ORDER BY a.created_at, a.id)
      FROM (
        SELECT *
        FROM applications
        WHERE mode = 'new' AND status = 'pending'
        ORDER BY created_at, id
        LIMIT ${recentCount}
      ) a
      LEFT JOIN companies c ON c.id = a.company_id
    ), '[]') AS waiting,
    coalesce((
      SELECT json_agg(${application} ORDER BY a.created_at DESC, a.id DESC)
      FROM recent a
      LEFT JOIN companies c ON c.id = a.company_id
    ), '[]') AS recent
  FROM (
      SELECT coalesce(sum(total) FILTER (WHERE state = 'active'), 0)::int AS active,
        coalesce(sum(total) FILTER (WHERE state = 'passive'), 0)::int AS passive,
        jsonb_build_object(
          'corporate', coalesce(sum(total) FILTER (WHERE state = 'active' AND kind = 'corporate'), 0),
          'catering', coalesce(sum(total) FILTER (WHERE state = 'active' AND kind = 'catering'), 0),
          'supplier', coalesce(sum(total) FILTER (WHERE state = 'active' AND kind = 'supplier'), 0)
        ) AS by_type
      FROM now
      WHERE subject = 'company'
    ) c,
    (
      SELECT coalesce(sum(total) FILTER (WHERE state = 'pending'), 0)::int AS pending,
        coalesce(sum(total) FILTER (WHERE state = 'pending' AND kind = 'new'), 0)::int AS waiting,
        coalesce(sum(total) FILTER (WHERE state = 'approved'), 0)::int AS approved,
        coalesce(sum(total) FILTER (WHERE state = 'rejected'), 0)::int AS rejected
      FROM now
      WHERE subject = 'application'
    ) a`)

export interface PlatformCompanyFilter {
  type?: string | undefined
  active?: boolean | undefined
  search?: string | undefined
}

export interface ApplicationFilter {
  status?: string | undefined
  mode?: string | undefined
  search?: string | undefined
}

const applicationModes = ['new', 'existing']
const applicationStatuses = ['pending', 'approved', 'rejected']

/** What administrators see across companies. */
export class PlatformReads extends Reads {
  async overview(administratorId: AdministratorId): Promise<PlatformOverview> {
    const [row] = await this.db.rows(overview, { administratorId, now: this.clock.now() })
    const { recent, waiting, backup, ...figures } = row as NonNullable<typeof row>
    const oldest = this.clock.now().getTime() - maxBackupAge
    const applications = recent.map(applicationOf)
    const having = (wanted: PlatformApplication['status']) => applications.filter(({ status }) => status === wanted)
    return {
      ...figures,
      backup: backup && { ...backup, is_overdue: !(Date.parse(backup.last_good_at ?? '') >= oldest) },
      waiting_for_you: waiting.map(applicationOf),
      recent_applications: applications.slice(0, recentCount),
      recent_by_status: { pending: having('pending'), approved: having('approved'), rejected: having('rejected') },
    }
  }

  /** Selects one extra row to know whether there are more. */
  async applications(
    { status, mode, search = '' }: ApplicationFilter,
    { limit, offset }: Page,
  ): Promise<{ applications: PlatformApplication[]; has_more: boolean }> {
    const values = {
      statuses: status === undefined ? applicationStatuses : [status],
      modes: mode === undefined ? applicationModes : [mode],
      limit: limit + 1,
      offset,
    }
    const rows = await (search.trim() === ''
      ? this.db.rows(applications, values)
      : this.db.rows(foundApplications, { ...values, typed: containing(search), taxNumber: typedTaxNumber(search) }))
    return {
      applications: rows.slice(0, limit).map((row) => applicationOf(row.application)),
      has_more: rows.length > limit,
    }
  }

  async application(applicationId: ApplicationId): Promise<PlatformApplication> {
    const row = await this.db.row(oneApplication, { applicationId })
    return applicationOf((row as { application: ApplicationRow }).application)
  }

  /** Selects one extra row to know whether there are more. */
  async companies(
    { type, active, search = '' }: PlatformCompanyFilter,
    { limit, offset }: Page,
  ): Promise<{ companies: PlatformCompany[]; has_more: boolean }> {
    const values = {
      types: type === undefined ? companyTypes : [type],
      states: active === undefined ? [true, false] : [active],
      limit: limit + 1,
      offset,
    }
    const typed = search.trim()
    const rows = await (typed === ''
      ? this.db.rows(companies, values)
      : this.db.rows(foundCompanies, {
          ...values,
          beginning: beginningWith(typed),
          containing: containing(typed),
          slug: typed.toLowerCase(),
          taxNumber: typedTaxNumber(typed),
        }))
    return { companies: rows.slice(0, limit).map((row) => row.company), has_more: rows.length > limit }
  }

  async company(companyId: CompanyId): Promise<PlatformCompanyDetail | null> {
    const row = await this.db.row(detail, { companyId, now: this.clock.now() })
    if (row === null) return null
    const { logs, ...rest } = row
    return { ...rest, recent_logs: logs.map(logOf) }
  }

  deactivation(companyId: CompanyId): Promise<DeactivationPreview | null> {
    return this.db.row(deactivation, { companyId, now: this.clock.now() })
  }

  async hit(companyId: CompanyId): Promise<CompanyHit> {
    return (await this.db.row(hit, { companyId })) as CompanyHit
  }
}
