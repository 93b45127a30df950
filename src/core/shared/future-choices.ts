import type { LocalDate } from './dates.ts'

/** What the end of a partnership takes away: days from tomorrow on, none of them before `from`. */
export interface EndedService {
  cateringId: string
  corporateId: string
  /** Null: from tomorrow on, in each shift's own time zone. */
  from: LocalDate | null
  now: Date
}

/** Choices for coming days, cancelled when a person, shift or partnership ends. */
export abstract class FutureChoices {
  /** Cancels the choices dated `from` or later; returns how many there were. */
  abstract cancelOfShift(companyId: string, shiftId: string, from: string): Promise<number>
  /** Cancels people's choices from tomorrow on, in each shift's own time zone; returns how many there were, by person. */
  abstract cancelOfPeople(companyId: string, employeeIds: readonly string[], now: Date): Promise<Map<string, number>>
  /** Cancels what people of the company would have eaten from the catering; returns how many choices, and whose. */
  abstract cancelOfPartnership(service: EndedService): Promise<{ choices: number; people: string[] }>
  /** Takes back the menus of these days, so that another catering can publish its own; returns how many. */
  abstract withdrawMenus(service: EndedService): Promise<number>
}
