import { planned, prepared, type Statement } from '../persistence/index.ts'
import type {
  CompanyCard,
  CompanyHit,
  CompanyName,
  CompanySettings,
  Page,
  CateringDashboard,
  CorporateDashboard,
  SupplierDashboard,
} from './contract-shapes.ts'
import { instant } from './sql-shapes.ts'
import { beginningWith, containing } from './search-text.ts'
import {
  cateringDashboard,
  corporateDashboard,
  supplierDashboard,
  type WithEntries,
  type WithActivities,
  withSentences,
} from './dashboards.ts'
import { companyCard, emptyAddress } from './company-card.ts'
import { Reads } from './reads.ts'

/** Names that begin with the text come first; the limit in each half keeps both short. */
const search = planned(`
  (SELECT id, name, type, slug FROM companies
   WHERE is_active AND NOT is_synthetic AND type = $1 AND search_name LIKE $2 ORDER BY search_name COLLATE "C", id LIMIT $4::int + $5::int)
  UNION ALL
  (SELECT id, name, type, slug FROM companies
   WHERE is_active AND NOT is_synthetic AND type = $1 AND search_name LIKE $3 AND search_name NOT LIKE $2 ORDER BY search_name COLLATE "C", id LIMIT $4::int + $5::int)
  LIMIT $4::int OFFSET $5::int`)

const bySlug = prepared(`SELECT id, name, type, slug FROM companies WHERE slug = $1 AND is_active AND NOT is_synthetic`)

const list = planned(`
  SELECT (SELECT count(*)::int FROM companies WHERE is_active AND NOT is_synthetic AND type = $2 AND search_name LIKE $3) AS total,
    coalesce((SELECT jsonb_agg(${companyCard} ORDER BY c.search_name COLLATE "C", c.id)
      FROM (SELECT * FROM companies WHERE is_active AND NOT is_synthetic AND type = $2 AND search_name LIKE $3
            ORDER BY search_name COLLATE "C", id LIMIT $4 OFFSET $5) c), '[]') AS companies`)

const openCompany = prepared(`SELECT id FROM companies WHERE id = $1 AND type = 'corporate' AND is_active`)
const settings = prepared(`
  SELECT jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'phone', c.phone, 'is_active', c.is_active,
    'created_at', ${instant('c.created_at')}, 'address', ${emptyAddress} || c.address, 'logo_url', c.logo_url, 'version', c.version) AS settings
  FROM companies c WHERE c.id = $1`)
const names = prepared(`
  SELECT jsonb_build_object('id', f.id, 'name', f.name) AS corporate, jsonb_build_object('id', k.id, 'name', k.name) AS catering
  FROM companies f, companies k WHERE f.id = $1 AND k.id = $2`)

const overview = planned(`
  SELECT id, type, name, slug, is_active, (SELECT count(*)::int FROM users u WHERE u.company_id = c.id AND u.is_active) AS employee_count
  FROM companies c WHERE NOT is_synthetic AND ($1::text IS NULL OR type = $1) ORDER BY type, search_name COLLATE "C", id`)

/** A company as the operator of the installation sees it. */
export type CompanyOverview = Pick<CompanyCard, 'id' | 'type' | 'name' | 'slug' | 'is_active' | 'employee_count'>

interface KitchenNames {
  corporate: CompanyName
  catering: CompanyName
}

export class CompanyReads extends Reads {
  /** Selects one row more than asked for to know whether there are more. */
  async search(
    type: string,
    typed: string,
    { limit, offset }: Page,
  ): Promise<{ companies: CompanyHit[]; has_more: boolean }> {
    const rows = await this.db.rows<CompanyHit>(search, [
      type,
      beginningWith(typed),
      containing(typed),
      limit + 1,
      offset,
    ])
    return { companies: rows.slice(0, limit), has_more: rows.length > limit }
  }

  /** Null unless anybody may see the company. */
  bySlug(slug: string): Promise<CompanyHit | null> {
    return this.db.row<CompanyHit & Record<string, unknown>>(bySlug, [slug])
  }

  async list(
    askingCompanyId: string,
    type: string,
    typed: string,
    { limit, offset }: Page,
  ): Promise<{ companies: CompanyCard[]; total: number }> {
    const row = await this.db.row<{ companies: CompanyCard[]; total: number }>(list, [
      askingCompanyId,
      type,
      containing(typed),
      limit,
      offset,
    ])
    return row ?? { companies: [], total: 0 }
  }

  overview(type: string | null): Promise<CompanyOverview[]> {
    return this.db.rows<CompanyOverview>(overview, [type])
  }

  async isOpenCorporate(companyId: string): Promise<boolean> {
    return (await this.db.row(openCompany, [companyId])) !== null
  }

  async settings(companyId: string): Promise<CompanySettings> {
    return (
      (await this.db.rows<{ settings: CompanySettings }>(settings, [companyId]))[0] as { settings: CompanySettings }
    ).settings
  }

  async names(corporateId: string, cateringId: string): Promise<KitchenNames> {
    return (
      await this.db.rows<KitchenNames & Record<string, unknown>>(names, [corporateId, cateringId])
    )[0] as KitchenNames
  }

  /** `isManager`: whether whoever asks may see what waits for managers. */
  corporateDashboard(companyId: string, isManager: boolean): Promise<CorporateDashboard> {
    return this.#dashboard<CorporateDashboard>(corporateDashboard, [companyId, isManager, this.clock.now()])
  }

  cateringDashboard(companyId: string, isManager: boolean): Promise<CateringDashboard> {
    return this.#dashboard<CateringDashboard>(cateringDashboard, [companyId, isManager, this.clock.now()])
  }

  supplierDashboard(companyId: string, isManager: boolean): Promise<SupplierDashboard> {
    return this.#dashboard<SupplierDashboard>(supplierDashboard, [companyId, isManager, this.clock.now()])
  }

  async #dashboard<Dashboard extends WithActivities>(statement: Statement, values: unknown[]): Promise<Dashboard> {
    const [row] = await this.db.rows<WithEntries<Dashboard>>(statement, values)
    return withSentences(row as WithEntries<Dashboard>)
  }
}
