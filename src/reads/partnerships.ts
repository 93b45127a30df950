import { planned } from '../persistence/index.ts'
import { companyCard } from './company-card.ts'
import type { Page, Partnership } from './contract-shapes.ts'
import { Reads } from './reads.ts'
import { containing } from './search-text.ts'
import { instant } from './sql-shapes.ts'

const partners = (type: 'catering' | 'supplier', side: 'corporate_id' | 'supplier_id') =>
  planned(`
  WITH partner AS (
    SELECT p.*, c.search_name FROM partnerships p JOIN companies c ON c.id = p.${side}
    WHERE p.catering_id = $1 AND p.partnership_type = '${type}' AND p.is_active AND c.search_name LIKE $2
  )
  SELECT (SELECT count(*)::int FROM partner) AS total,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'partnership_type', p.partnership_type, 'catering_id', p.catering_id,
        'corporate_id', p.corporate_id, 'supplier_id', p.supplier_id, 'is_active', p.is_active,
        'created_at', ${instant('p.created_at')}, 'company', ${companyCard})
        ORDER BY c.search_name COLLATE "C", c.id)
      FROM (SELECT * FROM partner ORDER BY search_name COLLATE "C", id LIMIT $3 OFFSET $4) p JOIN companies c ON c.id = p.${side}), '[]') AS partnerships`)
const partnerCorporates = partners('catering', 'corporate_id')
const partnerSuppliers = partners('supplier', 'supplier_id')

export class PartnershipReads extends Reads {
  async list(
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
}
