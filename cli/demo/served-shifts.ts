import type { LocalDate } from '../../src/core/shared/index.ts'
import type { Shift } from '../../src/core/shifts/index.ts'
import { everyWeek, pastWeeks } from './weeks.ts'
import type { Seeded } from '../seed/apply-seed.ts'

/** A shift of a corporate company and the catering that cooks for it. */
export interface ServedShift {
  cateringId: string
  corporateId: string
  shift: Shift
  /** Offset into the rotation of dishes. */
  round: number
  eaters: string[]
  /** Days in the past on which the company was closed. */
  closedDays: readonly LocalDate[]
  /** The weeks in the past with menus and choices, 0 for the last one. */
  weeks: readonly number[]
}

/**
 * Each corporate company in the demo has one catering; its people are distributed over its shifts. The one that was
 * closed is the firm of the README, whose statements have all their days.
 */
export const servedShiftsOf = (
  { companies, partnerships }: Seeded,
  closed: { companyId: string; days: readonly LocalDate[] },
): ServedShift[] => {
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
      ...(company.id === closed.companyId
        ? { closedDays: closed.days, weeks: everyWeek }
        : { closedDays: [], weeks: pastWeeks }),
    }))
  })
}
