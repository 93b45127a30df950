import { taxNumberDigits, taxNumberProblem } from '../../core/companies/rules.ts'
import { emptyAddress } from '../partnerships/company-card.ts'

/** At most ten companies with a tax number, which branches may share (record 0140), leaving out `own`. */
export const sameTaxNumber = (taxNumber: string, own = 'NULL'): string => `
  coalesce((
    SELECT jsonb_agg(
      jsonb_build_object(
        'id', same.id, 'name', same.name, 'type', same.type, 'address', ${emptyAddress} || same.address,
        'is_active', same.is_active
      )
      ORDER BY same.created_at, same.id
    )
    FROM (
      SELECT *
      FROM companies
      WHERE tax_number = ${taxNumber} AND id IS DISTINCT FROM ${own}
      ORDER BY created_at, id
      LIMIT 10
    ) same
  ), '[]')`

/** Null unless all of it was typed. */
export const typedTaxNumber = (typed: string): string | null => {
  const digits = taxNumberDigits(typed)
  return taxNumberProblem(digits) === undefined ? digits : null
}
