import type { CompanyId } from '../../core/shared/index.ts'
import { lasts, planned, prepared } from '../../persistence/index.ts'
import { type LogRow, logColumns } from '../audit/audit.ts'
import { entryJoins } from '../audit/log-entries.ts'
import type {
  CompanyHit,
  DeactivationPreview,
  PlatformCompany,
  PlatformCompanyDetail,
} from '../kernel/contract-shapes.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { emptyAddress } from '../partnerships/company-card.ts'
import { sameTaxNumber } from './same-tax-number.ts'

const company = `
  jsonb_build_object(
    'id', c.id, 'name', c.name, 'slug', c.slug, 'type', c.type, 'tax_number', c.tax_number,
    'address', ${emptyAddress} || c.address, 'phone', c.phone, 'created_at', ${instant('c.created_at')},
    'is_active', c.is_active, 'version', c.version,
    'user_count', (SELECT count(*)::int FROM users u WHERE u.company_id = c.id AND u.erased_at IS NULL),
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

/** Each kind is read in order from its own part of the index, only as far as the page reaches. */
export const companies = planned<CompanyValues, { company: PlatformCompany }>(`
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
/** A search finds at most this many of each kind, so that it does not get more expensive as the platform grows. */
const maxHits = 500
/** The same with a search in names, slugs and tax numbers; names that begin with the search come first. */
export const foundCompanies = planned<
  CompanyValues & { beginning: string; containing: string; slug: string; taxNumber: string | null },
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
    UNION ALL
    SELECT id, search_name, 2
    FROM (
      SELECT id, search_name, type, is_active
      FROM companies
      WHERE tax_number = $taxNumber AND NOT is_synthetic
      LIMIT ${maxHits}
    ) numbered
    WHERE type = ANY ($types) AND is_active = ANY ($states)
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

export const detail = prepared<
  { companyId: CompanyId; now: Date },
  Omit<PlatformCompanyDetail, 'recent_logs'> & { logs: LogRow[] }
>(`
  SELECT ${company} AS company, ${sameTaxNumber('c.tax_number', 'c.id')} AS same_tax_number,
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

/** What deactivation would cancel (rule A5). */
export const deactivation = planned<{ companyId: CompanyId; now: Date }, DeactivationPreview>(`
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
        AND h.date >= ($now::timestamptz AT TIME ZONE 'UTC')::date - 1
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

export const hit = prepared<{ companyId: CompanyId }, CompanyHit>(
  'SELECT id, name, type, slug FROM companies WHERE id = $companyId',
)
