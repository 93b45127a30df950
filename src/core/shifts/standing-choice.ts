import type { CompanyId, LocalDate, ShiftId } from '../shared/index.ts'

/** What somebody always eats on a weekday of a shift (rule M16). */
export interface StandingChoice {
  shiftId: ShiftId
  /** 1 = Monday … 7 = Sunday. */
  weekday: number
  /** The option's label, compared folded; null for not eating. */
  label: string | null
}

/** Newly published days of a shift, to be processed for its people batch by batch. */
export interface StandingBatch {
  companyId: CompanyId
  shiftId: ShiftId
  dates: readonly LocalDate[]
  /** The last person of the previous batch; null at the start. */
  after: string | null
}
