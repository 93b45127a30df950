import { type CompanyId, fold } from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { CompanyCard, CompanyHit, CompanyName, CompanySettings, Page } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { beginningWith, containing, rangeBeginningWith } from '../kernel/search-text.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { companyCard, emptyAddress } from '../partnerships/company-card.ts'
import { type CompanyList, companyLists, type CompanySorting } from './company-lists.ts'

/**
 * Names that begin with the text come first, and usually fill the page. The subselects hide the values from the
 * planner, so that it keeps one plan for all of them.
 */
const beginnings = prepared<{ type: string; from: string; to: string; limit: number; offset: number }, CompanyHit>(`
  SELECT id, name, type, slug
  FROM companies
  WHERE is_active
    AND NOT is_synthetic
    AND type = (SELECT $type)
    AND search_name COLLATE "C" >= (SELECT $from)
    AND search_name COLLATE "C" < (SELECT $to)
  ORDER BY search_name COLLATE "C", id
  LIMIT (SELECT $limit::int) OFFSET (SELECT $offset::int)`)
/** Followed by names that only contain it; the limit in each half keeps both short. */
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

const controller = prepared<{ companyId: string }, { name: string; city: string | null }>(`
  SELECT name, nullif(address ->> 'city', '') AS city
  FROM companies
  WHERE id = $companyId AND is_active AND NOT is_synthetic`)

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
    'id', c.id, 'name', c.name, 'slug', c.slug, 'tax_number', c.tax_number, 'phone', c.phone,
    'contact_name', c.contact_name, 'is_active', c.is_active, 'created_at', ${instant('c.created_at')},
    'address', ${emptyAddress} || c.address, 'logo_url', c.logo_url,
    'allergens_required', c.allergens_required, 'reminder_hours', c.reminder_hours, 'slip_codes', c.slip_codes,
    'withholds_vat', c.withholds_vat, 'registration_needs_approval', c.registration_needs_approval,
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
  SELECT id, type, name, slug, tax_number, is_active,
    (
      SELECT count(*)::int
      FROM users u
      WHERE u.company_id = c.id AND u.is_active
    ) AS employee_count
  FROM companies c
  WHERE NOT is_synthetic AND ($type::text IS NULL OR type = $type)
  ORDER BY type, search_name COLLATE "C", id`)

/** A company as the operator of the installation sees it. */
export type CompanyOverview = Pick<CompanyCard, 'id' | 'type' | 'name' | 'slug' | 'is_active' | 'employee_count'> &
  Pick<CompanySettings, 'tax_number'>

export interface CompanyFilter {
  type: string
  typed?: string | undefined
  city?: string | undefined
  /** Only the partners of the asking company, or only others. */
  partners?: 'all' | 'only' | 'without' | undefined
  sort?: CompanySorting | undefined
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
    const page = { type, limit: limit + 1, offset }
    const first = await this.db.rows(beginnings, { ...page, ...rangeBeginningWith(typed) })
    const rows =
      first.length > limit
        ? first
        : await this.db.rows(search, { ...page, beginning: beginningWith(typed), containing: containing(typed) })
    return { companies: rows.slice(0, limit), has_more: rows.length > limit }
  }

  /** The company responsible for its people's data, as the public may know it (rule D4); null if there is none. */
  controller(companyId: string): Promise<{ name: string; city: string | null } | null> {
    return this.db.row(controller, { companyId })
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
    const row = await this.db.row(companyLists[sort], {
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
}
