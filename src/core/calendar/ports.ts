import type { Role } from '../actors/rules.ts'
import type { CompanyId, LocalDate, PersonalAbsence, ShiftId, UserId } from '../shared/index.ts'
import type { AbsenceRow } from './absence-list.ts'
import type { ClosedDay } from './closed-day.ts'
import type { DateRange } from './rules.ts'

/** A day of a shift whose menu is published again. */
export interface ReopenedMenu {
  cateringId: CompanyId
  corporateId: CompanyId
  shiftId: ShiftId
  date: LocalDate
}

export abstract class ClosedDays {
  /**
   * Until the transaction ends, nobody opens a partnership with the company, publishes a menu of one or chooses from it,
   * and no list of these dates is frozen. Returns the first of the dates that has a list, or is due for one.
   */
  abstract hold(companyId: CompanyId, dates: readonly LocalDate[], now: Date): Promise<LocalDate | null>
  /** Replaces what was said about these dates, and suspends published menus. */
  abstract add(companyId: CompanyId, days: readonly ClosedDay[], at: Date): Promise<void>
  /** The closed days of the range. */
  abstract within(companyId: CompanyId, range: DateRange): Promise<LocalDate[]>
  /** Returns the days of these dates that were closed, and the menus that are published again. */
  abstract remove(
    companyId: CompanyId,
    dates: readonly LocalDate[],
  ): Promise<{ days: ClosedDay[]; menus: ReopenedMenu[] }>
}

/** Days on which people are absent (rule Y2). */
export abstract class Absences {
  /**
   * Until the transaction ends, nothing is chosen for these people. Returns those who are active people of the company
   * with one of the roles.
   */
  abstract hold(companyId: CompanyId, userIds: readonly UserId[], roles: readonly Role[]): Promise<UserId[]>
  /** A day on which somebody is absent already stays so. Returns who is absent on a day on which they were not before. */
  abstract add(companyId: CompanyId, absences: readonly PersonalAbsence[]): Promise<UserId[]>
  /** Returns how many days of these people were removed. */
  abstract remove(companyId: CompanyId, userIds: readonly UserId[], range: DateRange): Promise<number>
}

/** Reads a workbook with a list of absences. */
export abstract class AbsenceLists {
  /** Refuses what `SpreadsheetReader` refuses, and a file without the columns of such a list, or without rows. */
  abstract read(companyId: CompanyId, file: Uint8Array): Promise<AbsenceRow[]>
}
