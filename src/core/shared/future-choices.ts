import type { CompanyId, ShiftId, UserId } from './ids.ts'
import type { LocalDate } from './dates.ts'

/** What the end of a partnership cancels: days from tomorrow on, none of them before `from`. */
export interface EndedService {
  cateringId: CompanyId
  corporateId: CompanyId
  /** Null: tomorrow, in each shift's own time zone. */
  from: LocalDate | null
  now: Date
}

/** What is removed from a shift: some of its weekdays, or all of them along with the shift. */
export interface EndedShift {
  companyId: CompanyId
  shiftId: ShiftId
  /** 1 = Monday … 7 = Sunday. */
  weekdays: readonly number[]
  now: Date
}

/** What one firm loses when a catering stops cooking. */
export interface CancelledAtFirm {
  companyId: CompanyId
  choices: number
  /** The people whose choices they were. */
  people: string[]
}

/** Days in a row on which somebody is absent, both ends included. */
export interface PersonalAbsence {
  userId: UserId
  first: LocalDate
  last: LocalDate
}

/** Choices for coming days, cancelled when a person, shift or partnership ends. */
export abstract class FutureChoices {
  /** Cancels choices from tomorrow on, and today's while choosing is open; returns how many, and whose. */
  abstract cancelOfShift(ended: EndedShift): Promise<{ choices: number; people: string[] }>
  /** Cancels people's choices from tomorrow on, in each shift's own time zone; returns how many, by person. */
  abstract cancelOfPeople(companyId: CompanyId, employeeIds: readonly UserId[], now: Date): Promise<Map<string, number>>
  /** Cancels choices of the company's people from the catering's menus; returns how many, and whose. */
  abstract cancelOfPartnership(service: EndedService): Promise<{ choices: number; people: string[] }>
  /** Cancels all choices of the company's people from tomorrow on; returns how many. */
  abstract cancelOfCorporate(corporateId: CompanyId, now: Date): Promise<number>
  /** Cancels all choices from the catering's menus from tomorrow on, by firm. */
  abstract cancelOfCatering(cateringId: CompanyId, now: Date): Promise<CancelledAtFirm[]>
  /**
   * Cancels the choices from menus that were suspended because the firm or the catering is closed on these dates, by
   * firm (rule Y1).
   */
  abstract cancelOfClosedDays(companyId: CompanyId, dates: readonly LocalDate[]): Promise<CancelledAtFirm[]>
  /**
   * Cancels what these people chose for days on which they are absent, while choosing is open; a skip stays. Returns how
   * many, and whose (rule Y2).
   */
  abstract cancelOfAbsences(
    companyId: CompanyId,
    absences: readonly PersonalAbsence[],
    now: Date,
  ): Promise<{ choices: number; people: string[] }>
  /** How many choices that would cancel. */
  abstract countOfAbsences(companyId: CompanyId, absences: readonly PersonalAbsence[], now: Date): Promise<number>
  /** Withdraws all published menus of the catering from tomorrow on; returns how many. */
  abstract withdrawMenusOfCatering(cateringId: CompanyId, now: Date): Promise<number>
  /** Withdraws the menus of these days, so that another catering can publish its own; returns how many. */
  abstract withdrawMenus(service: EndedService): Promise<number>
}
