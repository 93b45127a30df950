import { refusals } from '../shared/index.ts'

export const partnershipListRefusal = refusals({
  'partnership_list.headings_missing': 'malformed',
  'partnership_list.empty': 'malformed',
})

/** One row of a list of partnerships, as typed. */
export interface PartnershipRow {
  /** The row number that Excel shows. */
  row: number
  catering: string
  corporate: string
  supplier: string
  unitPrice: string
  months: string
}
