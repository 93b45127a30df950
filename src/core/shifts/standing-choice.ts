import type { CompanyId, LocalDate, ShiftId } from '../shared/index.ts'

/** What somebody always eats on a weekday of a shift (rule M16). */
export interface StandingChoice {
  shiftId: ShiftId
  /** 1 = Monday … 7 = Sunday */
  weekday: number
  /** Of the option, compared folded; null for not eating. */
  label: string | null
}

/** Published days of a shift, for its people one batch after the other. */
export interface StandingBatch {
  companyId: CompanyId
  shiftId: ShiftId
  dates: readonly LocalDate[]
  /** The last person of the batch before; null at the beginning. */
  after: string | null
}
