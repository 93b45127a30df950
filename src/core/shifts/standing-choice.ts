import type { LocalDate } from '../shared/index.ts'

/** What somebody always eats on a weekday of a shift (rule M16). */
export interface StandingChoice {
  shiftId: string
  /** 1 = Monday … 7 = Sunday */
  weekday: number
  /** Of the option, compared folded; null for not eating. */
  label: string | null
}

/** Published days of a shift, for its people one batch after the other. */
export interface StandingBatch {
  companyId: string
  shiftId: string
  dates: readonly LocalDate[]
  /** The last person of the batch before; null at the beginning. */
  after: string | null
}

/**
 * They choose on open days without a choice, in the person's own shifts, where a dish has the label. Never on a day on which the person
 * withdrew a choice or chose in another shift, and never instead of an own choice, however close to each other the two are made.
 */
export abstract class StandingChoices {
  /** Replaces those of the person; false when a shift is not an active one of the company. */
  abstract set(companyId: string, userId: string, choices: readonly StandingChoice[]): Promise<boolean>
  /**
   * Withdraws what was chosen for these people on open days and would not be chosen any more, then chooses where nothing is chosen.
   * Returns how many of each.
   */
  abstract apply(
    companyId: string,
    userIds: readonly string[],
    now: Date,
  ): Promise<{ withdrawn: number; chosen: number }>
  /** Chooses for the next `max` people of the batch; returns the last of them, or null when there is nobody left. */
  abstract applyNext(batch: StandingBatch, max: number, now: Date): Promise<string | null>
}
