import { planned, prepared } from '../persistence/index.ts'
import type {
  CompanyCard,
  CompanyHit,
  CompanyName,
  CompanySettings,
  Department,
  Page,
  Partnership,
} from './contract-shapes.ts'
import { instant } from './sql-shapes.ts'
import { beginningWith, containing } from './search-text.ts'
import { Reads } from './reads.ts'

/** Names that begin with the words come first; both halves stop at the first rows they need. */
const search = planned(`
  (SELECT id, name, type, slug FROM companies
   WHERE is_active AND type = $1 AND search_name LIKE $2 ORDER BY search_name COLLATE "C", id LIMIT $4::int + $5::int)
  UNION ALL
  (SELECT id, name, type, slug FROM companies
   WHERE is_active AND type = $1 AND search_name LIKE $3 AND search_name NOT LIKE $2 ORDER BY search_name COLLATE "C", id LIMIT $4::int + $5::int)
  LIMIT $4::int OFFSET $5::int`)

const emptyAddress = `'{"street": "", "district": "", "city": "", "postal_code": ""}'::jsonb`
const card = `
  jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'type', c.type, 'address', ${emptyAddress} || c.address, 'phone', c.phone,
    'created_at', ${instant('c.created_at')}, 'is_active', c.is_active,
    'employee_count', (SELECT count(*) FROM users u WHERE u.company_id = c.id AND u.is_active),
    'ratings', jsonb_build_object('overall', (SELECT round(r.stars::numeric / r.ratings, 1) FROM rating_totals r WHERE r.catering_id = c.id)),
    'is_partner', EXISTS (SELECT FROM partnerships p WHERE p.is_active AND ((p.catering_id = $1 AND c.id IN (p.corporate_id, p.supplier_id))
                                                                        OR (p.catering_id = c.id AND $1 IN (p.corporate_id, p.supplier_id)))))`

const list = planned(`
  SELECT (SELECT count(*)::int FROM companies WHERE is_active AND type = $2 AND search_name LIKE $3) AS total,
    coalesce((SELECT jsonb_agg(${card} ORDER BY c.search_name COLLATE "C", c.id)
      FROM (SELECT * FROM companies WHERE is_active AND type = $2 AND search_name LIKE $3
            ORDER BY search_name COLLATE "C", id LIMIT $4 OFFSET $5) c), '[]') AS companies`)

const partners = (type: 'catering' | 'supplier', side: 'corporate_id' | 'supplier_id') =>
  planned(`
  WITH partner AS (
    SELECT p.*, c.search_name FROM partnerships p JOIN companies c ON c.id = p.${side}
    WHERE p.catering_id = $1 AND p.partnership_type = '${type}' AND p.is_active AND c.search_name LIKE $2
  )
  SELECT (SELECT count(*)::int FROM partner) AS total,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'partnership_type', p.partnership_type, 'catering_id', p.catering_id,
        'corporate_id', p.corporate_id, 'supplier_id', p.supplier_id, 'is_active', p.is_active,
        'created_at', ${instant('p.created_at')}, 'company', ${card})
        ORDER BY c.search_name COLLATE "C", c.id)
      FROM (SELECT * FROM partner ORDER BY search_name COLLATE "C", id LIMIT $3 OFFSET $4) p JOIN companies c ON c.id = p.${side}), '[]') AS partnerships`)
const partnerCorporates = partners('catering', 'corporate_id')
const partnerSuppliers = partners('supplier', 'supplier_id')

const departments = planned(`
  WITH found AS (SELECT id, name, is_active, search_name FROM departments WHERE company_id = $1 AND (is_active OR $5) AND search_name LIKE $2)
  SELECT (SELECT count(*)::int FROM found) AS total,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'name', name, 'is_active', is_active) ORDER BY search_name COLLATE "C")
      FROM (SELECT * FROM found ORDER BY search_name COLLATE "C" LIMIT $3 OFFSET $4) d), '[]') AS departments`)
const openCompany = prepared(`SELECT id FROM companies WHERE id = $1 AND type = 'corporate' AND is_active`)
const settings = prepared(`
  SELECT jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'phone', c.phone, 'is_active', c.is_active,
    'created_at', ${instant('c.created_at')}, 'address', ${emptyAddress} || c.address, 'logo_url', c.logo_url) AS settings
  FROM companies c WHERE c.id = $1`)
const names = prepared(`
  SELECT jsonb_build_object('id', f.id, 'name', f.name) AS corporate, jsonb_build_object('id', k.id, 'name', k.name) AS catering
  FROM companies f, companies k WHERE f.id = $1 AND k.id = $2`)

const overview = planned(`
  SELECT id, type, name, slug, is_active, (SELECT count(*)::int FROM users u WHERE u.company_id = c.id AND u.is_active) AS employee_count
  FROM companies c WHERE $1::text IS NULL OR type = $1 ORDER BY type, search_name COLLATE "C", id`)

/** A company as the operator of the installation sees it. */
export type CompanyOverview = Pick<CompanyCard, 'id' | 'type' | 'name' | 'slug' | 'is_active' | 'employee_count'>

interface KitchenNames {
  corporate: CompanyName
  catering: CompanyName
}

export class CompanyReads extends Reads {
  /** One more than asked for tells whether there are more. */
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

  async partnerships(
    cateringId: string,
    type: 'catering' | 'supplier',
    typed: string,
    { limit, offset }: Page,
  ): Promise<{ partnerships: Partnership[]; total: number }> {
    const statement = type === 'catering' ? partnerCorporates : partnerSuppliers
    const row = await this.db.row<{ partnerships: Partnership[]; total: number }>(statement, [
      cateringId,
      containing(typed),
      limit,
      offset,
    ])
    return row ?? { partnerships: [], total: 0 }
  }

  async isOpenCorporate(companyId: string): Promise<boolean> {
    return (await this.db.row(openCompany, [companyId])) !== null
  }

  async departments(
    companyId: string,
    typed: string,
    { limit, offset }: Page,
    withInactive = false,
  ): Promise<{ departments: Department[]; total: number }> {
    const row = await this.db.row<{ departments: Department[]; total: number }>(departments, [
      companyId,
      containing(typed),
      limit,
      offset,
      withInactive,
    ])
    return row ?? { departments: [], total: 0 }
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
}
