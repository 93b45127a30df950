import type { Shift } from '../../src/core/shifts/index.ts'
import type { Planted } from '../seed/plant.ts'

/** One shift of a firm and the catering that cooks for it. */
export interface Table {
  cateringId: string
  corporateId: string
  shift: Shift
  /** Which round of dishes its kitchen is in. */
  round: number
  eaters: string[]
}

/** Every firm of the demo has one catering; its people are spread over its shifts. */
export const tablesOf = ({ companies, partnerships }: Planted): Table[] => {
  const caterings = companies.filter(({ company }) => company.type === 'catering').map(({ company }) => company.id)
  return companies.flatMap(({ company, shifts, users }) => {
    const cateringId = partnerships.find(({ corporateId }) => corporateId === company.id)?.cateringId
    if (cateringId === undefined) return []
    return shifts.map((shift, at) => ({
      cateringId,
      corporateId: company.id,
      shift,
      round: caterings.indexOf(cateringId) + at * 2,
      eaters: users.filter((_, person) => person % shifts.length === at).map(({ employee }) => employee.id),
    }))
  })
}
