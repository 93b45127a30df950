import type { CompanyId } from '../../core/shared/index.ts'
import { lasts, planned } from '../../persistence/index.ts'
import type { CompanyCard } from '../kernel/contract-shapes.ts'
import { companyCard } from '../partnerships/company-card.ts'

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

export const companyLists = {
  name: listBy(sortings.name),
  partners: listBy(sortings.partners),
  rating: listBy(sortings.rating),
}

export interface CompanyList {
  companies: CompanyCard[]
  total: number
  partner_total: number
}
