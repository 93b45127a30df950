import { instant } from './sql-shapes.ts'

export const emptyAddress = `'{"street": "", "district": "", "city": "", "postal_code": ""}'::jsonb`
/** A company `c` as the company `$1` sees it in a list. */
export const companyCard = `
  jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'type', c.type, 'address', ${emptyAddress} || c.address, 'phone', c.phone,
    'created_at', ${instant('c.created_at')}, 'is_active', c.is_active,
    'employee_count', (SELECT count(*) FROM users u WHERE u.company_id = c.id AND u.is_active),
    'ratings', jsonb_build_object('overall', (SELECT round(r.stars::numeric / r.ratings, 1) FROM rating_totals r WHERE r.catering_id = c.id)),
    'is_partner', EXISTS (SELECT FROM partnerships p WHERE p.is_active AND ((p.catering_id = $1 AND c.id IN (p.corporate_id, p.supplier_id))
                                                                        OR (p.catering_id = c.id AND $1 IN (p.corporate_id, p.supplier_id)))))`
