import { homeTimezone } from '../../core/shared/index.ts'
import { companyTypes } from '../../core/actors/rules.ts'
import { lasts, planned, prepared } from '../../persistence/index.ts'
import { type LogRow, logColumns, logOf } from '../audit/audit.ts'
import { emptyAddress } from '../partnerships/company-card.ts'
import type {
  CompanyHit,
  DeactivationPreview,
  Page,
  PlatformApplication,
  PlatformCompany,
  PlatformCompanyDetail,
  PlatformOverview,
} from '../kernel/contract-shapes.ts'
import { entryJoins } from '../audit/log-entries.ts'
import { atCommandLine } from '../../texts/access/labels.ts'
import { actorName } from '../../texts/audit/log.ts'
import { Reads } from '../kernel/reads.ts'
import { beginningWith, containing } from '../kernel/search-text.ts'
import { instant } from '../kernel/sql-shapes.ts'

/** An application `a` with everything that was sent, and the company `c` that it is to, if that is there already. */
const application = `
  jsonb_build_object(
    'id', a.id, 'mode', a.mode, 'status', a.status,
    'applicant', jsonb_build_object(
      'full_name', a.applicant_name, 'phone', a.applicant_phone, 'email', a.applicant_email
    ),
    'company_info', CASE a.mode
      WHEN 'existing' THEN jsonb_build_object(
        'id', c.id, 'name', c.name, 'type', c.type, 'address', NULL, 'contact_phone', NULL, 'owner', NULL
      )
      ELSE jsonb_build_object(
        'id', NULL, 'name', a.new_company ->> 'name', 'type', a.new_company ->> 'type',
        'address', a.new_company ->> 'address', 'contact_phone', a.new_company ->> 'contactPhone',
        'owner', jsonb_build_object(
          'full_name', a.new_company ->> 'ownerFullName', 'phone', a.new_company ->> 'ownerPhone',
          'email', a.new_company ->> 'ownerEmail'
        )
      )
    END,
    'created_at', ${instant('a.created_at')}, 'updated_at', ${instant('a.updated_at')}, 'notes', a.notes,
    'decided_by_kind', a.decided_by_kind,
    'decider', CASE a.decided_by_kind
      WHEN 'admin' THEN (SELECT username FROM administrators d WHERE d.id = a.decided_by_id)
      WHEN 'key' THEN (
        SELECT name
        FROM integration_keys d
        WHERE d.company_id = a.company_id AND d.id = a.decided_by_id
      )
      WHEN 'member' THEN (
        SELECT full_name
        FROM users d
        WHERE d.company_id = a.company_id AND d.id = a.decided_by_id
      )
    END
  )`

const recentCount = 10
/** Whatever counts all companies or applications is a running total. */
const overview = planned<
  { administratorId: string; now: Date },
  Omit<PlatformOverview, 'recent_applications' | 'recent_by_status' | 'waiting_for_you'> & {
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
      SELECT jsonb_agg(${application} ORDER BY a.created_at, a.id)
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
      SELECT jsonb_agg(${application} ORDER BY a.created_at DESC, a.id DESC)
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

interface ApplicationValues {
  statuses: readonly string[]
  modes: readonly string[]
  limit: number
  offset: number
}

/** Each kind is read in order from its own part of the index, as far as the page reaches. */
const applications = planned<ApplicationValues, { application: ApplicationRow }>(`
  SELECT ${application} AS application
  FROM (
    SELECT f.*
    FROM unnest($statuses::text[]) AS s (status)
    CROSS JOIN unnest($modes::text[]) AS m (mode)
    CROSS JOIN LATERAL (
      SELECT *
      FROM applications
      WHERE status = s.status AND mode = m.mode
      ORDER BY created_at DESC, id DESC
      LIMIT $limit::int + $offset::int
    ) f
    ORDER BY f.created_at DESC, f.id DESC
    LIMIT $limit OFFSET $offset
  ) a
  LEFT JOIN companies c ON c.id = a.company_id
  ORDER BY a.created_at DESC, a.id DESC`)

/**
 * Bounds keep a search from costing more as the platform grows: of a very common name only the newest and some others
 * are found.
 */
const [maxHits, maxNewest, maxNamed] = [500, 100, 50]
/** The same with a search in the applicant's name and in that of the company, wanted or there already. */
const foundApplications = planned<ApplicationValues & { typed: string }, { application: ApplicationRow }>(`
  WITH newest AS MATERIALIZED (
    SELECT f.id, f.created_at, f.search_name, f.company_id
    FROM unnest($statuses::text[]) AS s (status)
    CROSS JOIN unnest($modes::text[]) AS m (mode)
    CROSS JOIN LATERAL (
      SELECT *
      FROM applications
      WHERE status = s.status AND mode = m.mode
      ORDER BY created_at DESC, id DESC
      LIMIT ${maxNewest}
    ) f
  ),
  named AS MATERIALIZED (
    SELECT id, created_at, status, mode
    FROM applications
    WHERE search_name LIKE $typed
    LIMIT ${maxHits}
  ),
  company AS MATERIALIZED (
    SELECT id
    FROM companies
    WHERE NOT is_synthetic AND search_name LIKE $typed
    LIMIT ${maxNamed}
  ),
  hits AS (
    SELECT id, created_at
    FROM newest
    WHERE search_name LIKE $typed OR (SELECT c.search_name FROM companies c WHERE c.id = newest.company_id) LIKE $typed
    UNION
    SELECT id, created_at
    FROM named
    WHERE status = ANY ($statuses) AND mode = ANY ($modes)
    UNION
    SELECT a.id, a.created_at
    FROM company
    CROSS JOIN LATERAL (
      SELECT *
      FROM applications
      WHERE company_id = company.id AND mode = 'existing'
      ORDER BY created_at DESC
      LIMIT ${maxNamed}
    ) a
    WHERE a.status = ANY ($statuses) AND a.mode = ANY ($modes)
  )
  SELECT ${application} AS application
  FROM (
    SELECT *
    FROM hits
    ORDER BY created_at DESC, id DESC
    LIMIT $limit OFFSET $offset
  ) page
  JOIN applications a ON a.id = page.id
  LEFT JOIN companies c ON c.id = a.company_id
  ORDER BY a.created_at DESC, a.id DESC`)

const oneApplication = prepared<{ applicationId: string }, { application: ApplicationRow }>(`
  SELECT ${application} AS application
  FROM applications a
  LEFT JOIN companies c ON c.id = a.company_id
  WHERE a.id = $applicationId`)

const company = `
  jsonb_build_object(
    'id', c.id, 'name', c.name, 'slug', c.slug, 'type', c.type, 'address', ${emptyAddress} || c.address,
    'phone', c.phone, 'created_at', ${instant('c.created_at')}, 'is_active', c.is_active, 'version', c.version,
    'user_count', (SELECT count(*)::int FROM users u WHERE u.company_id = c.id),
    'employee_count', (
      SELECT count(*)::int
      FROM users u
      WHERE u.company_id = c.id AND u.is_active
    )
  )`

interface CompanyValues {
  types: readonly string[]
  /** Whether active. */
  states: readonly boolean[]
  limit: number
  offset: number
}

/** Each kind is read in order from its own part of the index, as far as the page reaches. */
const companies = planned<CompanyValues, { company: PlatformCompany }>(`
  SELECT ${company} AS company
  FROM (
    SELECT f.*
    FROM unnest($types::text[]) AS k (type)
    CROSS JOIN unnest($states::boolean[]) AS s (is_active)
    CROSS JOIN LATERAL (
      SELECT *
      FROM companies
      WHERE type = k.type AND is_active = s.is_active AND NOT is_synthetic
      ORDER BY search_name COLLATE "C", id
      LIMIT $limit::int + $offset::int
    ) f
    ORDER BY f.search_name COLLATE "C", f.id
    LIMIT $limit OFFSET $offset
  ) c
  ORDER BY c.search_name COLLATE "C", c.id`)
/** The same with a search in names and short names; names that begin with the search come first. */
const foundCompanies = planned<
  CompanyValues & { beginning: string; containing: string; slug: string },
  { company: PlatformCompany }
>(`
  WITH begins AS MATERIALIZED (
    SELECT f.id, f.search_name
    FROM unnest($types::text[]) AS k (type)
    CROSS JOIN unnest($states::boolean[]) AS s (is_active)
    CROSS JOIN LATERAL (
      SELECT id, search_name
      FROM companies
      WHERE type = k.type AND is_active = s.is_active AND NOT is_synthetic AND search_name COLLATE "C" LIKE $beginning
      ORDER BY search_name COLLATE "C", id
      LIMIT ${maxHits}
    ) f
  ),
  holds AS MATERIALIZED (
    SELECT id, search_name, type, is_active
    FROM companies
    WHERE NOT is_synthetic AND search_name LIKE $containing
    LIMIT ${maxHits}
  ),
  hits AS (
    SELECT id, search_name, 0 AS place
    FROM begins
    UNION ALL
    SELECT id, search_name, 1
    FROM holds
    WHERE type = ANY ($types) AND is_active = ANY ($states)
    UNION ALL
    SELECT id, search_name, 2
    FROM companies
    WHERE slug = $slug AND NOT is_synthetic AND type = ANY ($types) AND is_active = ANY ($states)
  )
  SELECT ${company} AS company
  FROM (
    SELECT id, search_name, min(place) AS place
    FROM hits
    GROUP BY id, search_name
    ORDER BY 3, search_name COLLATE "C", id
    LIMIT $limit OFFSET $offset
  ) page
  JOIN companies c ON c.id = page.id
  ORDER BY page.place, c.search_name COLLATE "C", c.id`)

const detail = prepared<
  { companyId: string; now: Date },
  Omit<PlatformCompanyDetail, 'recent_logs'> & { logs: LogRow[] }
>(`
  SELECT ${company} AS company,
    jsonb_build_object(
      'departments', (
        SELECT count(*)::int
        FROM departments d
        WHERE d.company_id = c.id AND d.is_active
      ),
      'shifts', (
        SELECT count(*)::int
        FROM shifts s
        WHERE s.company_id = c.id AND s.is_active AND NOT s.is_deleted
      ),
      'partners', (
        SELECT count(*)::int
        FROM (
          SELECT
          FROM partnerships p
          WHERE p.catering_id = c.id AND p.partnership_type = 'catering' AND ${lasts('$now::timestamptz')}
          UNION ALL
          SELECT
          FROM partnerships p
          WHERE p.catering_id = c.id AND p.partnership_type = 'supplier' AND ${lasts('$now::timestamptz')}
          UNION ALL
          SELECT
          FROM partnerships p
          WHERE p.corporate_id = c.id AND ${lasts('$now::timestamptz')}
          UNION ALL
          SELECT
          FROM partnerships p
          WHERE p.supplier_id = c.id AND ${lasts('$now::timestamptz')}
        ) p
      )
    ) AS counts,
    coalesce((
      SELECT jsonb_agg(jsonb_build_object('id', id, 'full_name', full_name, 'phone', phone) ORDER BY created_at, id)
      FROM (
        SELECT *
        FROM users
        WHERE company_id = c.id AND is_active AND role = 'corporateOwner'
        ORDER BY created_at, id
        LIMIT 10
      ) u
    ), '[]') AS owners,
    coalesce((
      SELECT jsonb_agg(to_jsonb(log) ORDER BY log.created_at DESC, log.id DESC)
      FROM (
        SELECT ${logColumns}
        FROM (
          SELECT *
          FROM audit_logs
          WHERE company_id = $companyId
          ORDER BY created_at DESC, id DESC
          LIMIT 10
        ) a
        ${entryJoins}
      ) log
    ), '[]') AS logs
  FROM companies c
  WHERE c.id = $companyId AND NOT c.is_synthetic`)

/** What rule A5 takes away. */
const deactivation = planned<{ companyId: string; now: Date }, DeactivationPreview>(`
  WITH served AS (
    SELECT s.id, s.company_id, ($now::timestamptz AT TIME ZONE s.timezone)::date AS today
    FROM (
      SELECT $companyId::uuid AS id
      UNION
      SELECT corporate_id
      FROM partnerships
      WHERE catering_id = $companyId AND is_active AND partnership_type = 'catering'
    ) f
    JOIN shifts s ON s.company_id = f.id
  ),
  menus AS (
    SELECT d.corporate_id
    FROM served s
    JOIN menu_days d ON d.corporate_id = s.company_id AND d.shift_id = s.id AND d.date > s.today
    WHERE d.catering_id = $companyId AND d.status = 'published'
  )
  SELECT c.type,
    (
      SELECT count(*)::int
      FROM users
      WHERE company_id = $companyId AND is_active
    ) AS people,
    (
      SELECT count(*)::int
      FROM served s
      JOIN choices h ON h.corporate_id = s.company_id AND h.shift_id = s.id AND h.date > s.today
      WHERE $companyId IN (h.corporate_id, h.catering_id)
    ) AS future_choices,
    (SELECT count(DISTINCT corporate_id)::int FROM menus) AS firms,
    (SELECT count(*)::int FROM menus) AS published_menus,
    (
      SELECT count(*)::int
      FROM orders
      WHERE supplier_id = $companyId AND status IN ('pending', 'confirmed', 'preparing')
    ) AS open_orders
  FROM companies c
  WHERE c.id = $companyId AND NOT c.is_synthetic`)

const hit = prepared<{ companyId: string }, CompanyHit>(
  'SELECT id, name, type, slug FROM companies WHERE id = $companyId',
)

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

type ApplicationRow = Omit<PlatformApplication, 'decided_by'> & {
  decided_by_kind: 'member' | 'key' | 'admin' | 'operator' | null
  decider: string | null
}

const applicationOf = ({ decided_by_kind: kind, decider, ...application }: ApplicationRow): PlatformApplication => ({
  ...application,
  decided_by: kind && (actorName(kind, decider) ?? atCommandLine),
})

const applicationModes = ['new', 'existing']
const applicationStatuses = ['pending', 'approved', 'rejected']

/** What administrators see across companies. */
export class PlatformReads extends Reads {
  async overview(administratorId: string): Promise<PlatformOverview> {
    const [row] = await this.db.rows(overview, { administratorId, now: this.clock.now() })
    const { recent, waiting, ...figures } = row as NonNullable<typeof row>
    const applications = recent.map(applicationOf)
    const having = (wanted: PlatformApplication['status']) => applications.filter(({ status }) => status === wanted)
    return {
      ...figures,
      waiting_for_you: waiting.map(applicationOf),
      recent_applications: applications.slice(0, recentCount),
      recent_by_status: { pending: having('pending'), approved: having('approved'), rejected: having('rejected') },
    }
  }

  /** Selects one row more than asked for to know whether there are more. */
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
      : this.db.rows(foundApplications, { ...values, typed: containing(search) }))
    return {
      applications: rows.slice(0, limit).map((row) => applicationOf(row.application)),
      has_more: rows.length > limit,
    }
  }

  async application(applicationId: string): Promise<PlatformApplication> {
    const row = await this.db.row(oneApplication, { applicationId })
    return applicationOf((row as { application: ApplicationRow }).application)
  }

  /** Selects one row more than asked for to know whether there are more. */
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
        }))
    return { companies: rows.slice(0, limit).map((row) => row.company), has_more: rows.length > limit }
  }

  async company(companyId: string): Promise<PlatformCompanyDetail | null> {
    const row = await this.db.row(detail, { companyId, now: this.clock.now() })
    if (row === null) return null
    const { logs, ...rest } = row
    return { ...rest, recent_logs: logs.map(logOf) }
  }

  deactivation(companyId: string): Promise<DeactivationPreview | null> {
    return this.db.row(deactivation, { companyId, now: this.clock.now() })
  }

  async hit(companyId: string): Promise<CompanyHit> {
    return (await this.db.row(hit, { companyId })) as CompanyHit
  }
}
