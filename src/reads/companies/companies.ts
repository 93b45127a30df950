import { type CompanyId, fold } from '../../core/shared/index.ts'
import { lasts, planned, prepared, type Statement } from '../../persistence/index.ts'
import type {
  CompanyCard,
  CompanyHit,
  CompanyName,
  CompanySettings,
  Page,
  CateringDashboard,
  CorporateDashboard,
  SupplierDashboard,
} from '../kernel/contract-shapes.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { beginningWith, containing } from '../kernel/search-text.ts'
import { cateringDashboard, corporateDashboard, type DashboardValues, supplierDashboard } from './dashboards.ts'
import { type WithActivities, type WithEntries, withSentences } from './recent-activities.ts'
import { companyCard, emptyAddress } from '../partnerships/company-card.ts'
import { Reads } from '../kernel/reads.ts'

/** Names that begin with the text come first; the limit in each half keeps both short. */
const search = planned<
  { type: string; beginning: string; containing: string; limit: number; offset: number },
  CompanyHit
>(`
  (
    SELECT id, name, type, slug
    FROM companies
    WHERE is_active AND NOT is_synthetic AND type = $type AND search_name LIKE $beginning
    ORDER BY search_name COLLATE "C", id
    LIMIT $limit::int + $offset::int
  )
  UNION ALL
  (
    SELECT id, name, type, slug
    FROM companies
    WHERE is_active
      AND NOT is_synthetic
      AND type = $type
      AND search_name LIKE $containing
      AND search_name NOT LIKE $beginning
    ORDER BY search_name COLLATE "C", id
    LIMIT $limit::int + $offset::int
  )
  LIMIT $limit::int OFFSET $offset::int`)

const bySlug = prepared<{ slug: string }, CompanyHit>(
  'SELECT id, name, type, slug FROM companies WHERE slug = $slug AND is_active AND NOT is_synthetic',
)

export type CompanySorting = 'name' | 'partners' | 'rating'

const sortings: Record<CompanySorting, string> = {
  name: '',
  partners: 'is_partner DESC,',
  rating: 'rating DESC NULLS LAST,',
}

interface ListValues {
  companyId: CompanyId
  now: Date
  type: string
  typed: string
  /** Folded. */
  city: string | null
  partners: 'all' | 'only' | 'without'
  limit: number
  offset: number
}

const listBy = (sorting: string) =>
  planned<ListValues, CompanyList>(`
  WITH partner AS (
    SELECT partner_id AS id
    FROM partnerships p
    WHERE p.catering_id = $companyId AND ${lasts('$now::timestamptz')}
    UNION
    SELECT catering_id
    FROM partnerships p
    WHERE (p.corporate_id = $companyId OR p.supplier_id = $companyId) AND ${lasts('$now::timestamptz')}
  ),
  found AS (
    SELECT c.id, c.search_name, c.id IN (SELECT id FROM partner) AS is_partner, r.stars::numeric / r.ratings AS rating
    FROM companies c
    LEFT JOIN rating_totals r ON r.catering_id = c.id
    WHERE c.is_active
      AND NOT c.is_synthetic
      AND c.type = $type
      AND c.search_name LIKE $typed
      AND ($city::text IS NULL OR fold(c.address ->> 'city') = $city)
      AND CASE $partners::text
        WHEN 'only' THEN c.id IN (SELECT id FROM partner)
        WHEN 'without' THEN c.id NOT IN (SELECT id FROM partner)
        ELSE true
      END
  ),
  page AS (
    SELECT *, row_number() OVER () AS at
    FROM (
      SELECT *
      FROM found
      ORDER BY ${sorting} search_name COLLATE "C", id
      LIMIT $limit OFFSET $offset
    ) sorted
  )
  SELECT (SELECT count(*)::int FROM found) AS total,
    (
      SELECT count(*)::int
      FROM partner
      JOIN companies c ON c.id = partner.id
      WHERE c.type = $type
    ) AS partner_total,
    coalesce((
      SELECT jsonb_agg(${companyCard('$now::timestamptz')} ORDER BY page.at)
      FROM page
      JOIN companies c ON c.id = page.id
    ), '[]') AS companies`)
const lists = { name: listBy(sortings.name), partners: listBy(sortings.partners), rating: listBy(sortings.rating) }

const card = prepared<{ companyId: CompanyId; now: Date; shownCompanyId: string }, { company: CompanyCard }>(`
  SELECT ${companyCard('$now::timestamptz')} AS company
  FROM companies c
  WHERE c.id = $shownCompanyId AND c.is_active AND NOT c.is_synthetic`)
const maxCities = 200
const cities = planned<{ type: string }, { city: string; companies: number; total: number }>(`
  SELECT city, companies, total
  FROM (
    SELECT min(address ->> 'city') AS city, fold(address ->> 'city') AS folded, count(*)::int AS companies,
      count(*) OVER ()::int AS total
    FROM companies
    WHERE type = $type AND is_active AND NOT is_synthetic AND address ->> 'city' <> ''
    GROUP BY fold(address ->> 'city')
    ORDER BY 3 DESC, 2
    LIMIT ${maxCities}
  ) most
  ORDER BY folded`)

const openCompany = prepared<{ companyId: CompanyId }>(
  `SELECT id FROM companies WHERE id = $companyId AND type = 'corporate' AND is_active`,
)
const settings = prepared<{ companyId: CompanyId }, { settings: CompanySettings }>(`
  SELECT jsonb_build_object(
    'id', c.id, 'name', c.name, 'slug', c.slug, 'phone', c.phone, 'is_active', c.is_active,
    'created_at', ${instant('c.created_at')}, 'address', ${emptyAddress} || c.address, 'logo_url', c.logo_url,
    'allergens_required', c.allergens_required, 'reminder_hours', c.reminder_hours, 'slip_codes', c.slip_codes,
    'version', c.version
  ) AS settings
  FROM companies c
  WHERE c.id = $companyId`)
const names = prepared<{ corporateId: CompanyId; cateringId: CompanyId }, KitchenNames>(`
  SELECT jsonb_build_object('id', f.id, 'name', f.name) AS corporate,
    jsonb_build_object('id', k.id, 'name', k.name) AS catering
  FROM companies f, companies k
  WHERE f.id = $corporateId AND k.id = $cateringId`)

const overview = planned<{ type: string | null }, CompanyOverview>(`
  SELECT id, type, name, slug, is_active,
    (
      SELECT count(*)::int
      FROM users u
      WHERE u.company_id = c.id AND u.is_active
    ) AS employee_count
  FROM companies c
  WHERE NOT is_synthetic AND ($type::text IS NULL OR type = $type)
  ORDER BY type, search_name COLLATE "C", id`)

/** A company as the operator of the installation sees it. */
export type CompanyOverview = Pick<CompanyCard, 'id' | 'type' | 'name' | 'slug' | 'is_active' | 'employee_count'>

export interface CompanyFilter {
  type: string
  typed?: string | undefined
  city?: string | undefined
  /** Only the partners of the asking company, or only others. */
  partners?: 'all' | 'only' | 'without' | undefined
  sort?: CompanySorting | undefined
}

interface CompanyList {
  companies: CompanyCard[]
  total: number
  partner_total: number
}

interface KitchenNames {
  corporate: CompanyName
  catering: CompanyName
}

export class CompanyReads extends Reads {
  /** Selects one extra row to know whether there are more. */
  async search(
    type: string,
    typed: string,
    { limit, offset }: Page,
  ): Promise<{ companies: CompanyHit[]; has_more: boolean }> {
    const rows = await this.db.rows(search, {
      type,
      beginning: beginningWith(typed),
      containing: containing(typed),
      limit: limit + 1,
      offset,
    })
    return { companies: rows.slice(0, limit), has_more: rows.length > limit }
  }

  /** Null unless the company is public. */
  bySlug(slug: string): Promise<CompanyHit | null> {
    return this.db.row(bySlug, { slug })
  }

  async list(
    askingCompanyId: CompanyId,
    { type, typed = '', city = '', partners = 'all', sort = 'name' }: CompanyFilter,
    { limit, offset }: Page,
  ): Promise<CompanyList> {
    const row = await this.db.row(lists[sort], {
      companyId: askingCompanyId,
      now: this.clock.now(),
      type,
      typed: containing(typed),
      city: fold(city.trim()) || null,
      partners,
      limit,
      offset,
    })
    return row ?? { companies: [], total: 0, partner_total: 0 }
  }

  async card(askingCompanyId: CompanyId, companyId: CompanyId): Promise<CompanyCard | null> {
    const row = await this.db.row(card, {
      companyId: askingCompanyId,
      now: this.clock.now(),
      shownCompanyId: companyId,
    })
    return row && row.company
  }

  /** The cities with most companies, if there are too many to list. */
  async cities(type: string): Promise<{ cities: { city: string; companies: number }[]; has_more: boolean }> {
    const rows = await this.db.rows(cities, { type })
    return {
      cities: rows.map(({ city, companies }) => ({ city, companies })),
      has_more: (rows[0]?.total ?? 0) > rows.length,
    }
  }

  overview(type: string | null): Promise<CompanyOverview[]> {
    return this.db.rows(overview, { type })
  }

  async isOpenCorporate(companyId: CompanyId): Promise<boolean> {
    return (await this.db.row(openCompany, { companyId })) !== null
  }

  async settings(companyId: CompanyId): Promise<CompanySettings> {
    return ((await this.db.rows(settings, { companyId }))[0] as { settings: CompanySettings }).settings
  }

  async names(corporateId: CompanyId, cateringId: CompanyId): Promise<KitchenNames> {
    return (await this.db.rows(names, { corporateId, cateringId }))[0] as KitchenNames
  }

  /** `isManager`: whether to include what waits for managers. */
  corporateDashboard(companyId: CompanyId, isManager: boolean): Promise<CorporateDashboard> {
    return this.#dashboard(corporateDashboard, companyId, isManager)
  }

  cateringDashboard(companyId: CompanyId, isManager: boolean): Promise<CateringDashboard> {
    return this.#dashboard(cateringDashboard, companyId, isManager)
  }

  supplierDashboard(companyId: CompanyId, isManager: boolean): Promise<SupplierDashboard> {
    return this.#dashboard(supplierDashboard, companyId, isManager)
  }

  async #dashboard<Dashboard extends WithActivities>(
    statement: Statement<DashboardValues, WithEntries<Dashboard>>,
    companyId: CompanyId,
    isManager: boolean,
  ): Promise<Dashboard> {
    const [row] = await this.db.rows(statement, { companyId, isManager, now: this.clock.now() })
    return withSentences(row as WithEntries<Dashboard>)
  }
}
