import type { CompanyId, ShiftId, UserId } from './ids.ts'
import type { LocalDate } from './dates.ts'

/** What the end of a partnership takes away: days from tomorrow on, none of them before `from`. */
export interface EndedService {
  cateringId: CompanyId
  corporateId: CompanyId
  /** Null: from tomorrow on, in each shift's own time zone. */
  from: LocalDate | null
  now: Date
}

/** What is no more of a shift: some of its weekdays, or all with the shift itself. */
export interface EndedShift {
  companyId: CompanyId
  shiftId: ShiftId
  /** 1 = Monday … 7 = Sunday */
  weekdays: readonly number[]
  now: Date
}

/** What a catering that stops cooking leaves the people of one firm without. */
export interface CancelledAtFirm {
  companyId: CompanyId
  choices: number
  /** Whose choices they were. */
  people: string[]
}

/** Choices for coming days, cancelled when a person, shift or partnership ends. */
export abstract class FutureChoices {
  /** Cancels the choices from tomorrow on, and today's while choosing is open; returns how many there were, and whose. */
  abstract cancelOfShift(ended: EndedShift): Promise<{ choices: number; people: string[] }>
  /** Cancels people's choices from tomorrow on, in each shift's own time zone; returns how many there were, by person. */
  abstract cancelOfPeople(companyId: CompanyId, employeeIds: readonly UserId[], now: Date): Promise<Map<string, number>>
  /** Cancels what people of the company would have eaten from the catering; returns how many choices, and whose. */
  abstract cancelOfPartnership(service: EndedService): Promise<{ choices: number; people: string[] }>
  /** Cancels what anybody of the company has chosen, from tomorrow on; returns how many choices there were. */
  abstract cancelOfCorporate(corporateId: CompanyId, now: Date): Promise<number>
  /** Cancels what anybody would have eaten from the catering, from tomorrow on, by firm. */
  abstract cancelOfCatering(cateringId: CompanyId, now: Date): Promise<CancelledAtFirm[]>
  /** Takes back all published menus of the catering, from tomorrow on; returns how many. */
  abstract withdrawMenusOfCatering(cateringId: CompanyId, now: Date): Promise<number>
  /** Takes back the menus of these days, so that another catering can publish its own; returns how many. */
  abstract withdrawMenus(service: EndedService): Promise<number>
}
