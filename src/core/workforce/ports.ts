import type { CompanyId, DepartmentId, UserId } from '../shared/index.ts'
import type { Role } from '../actors/rules.ts'
import type { OwnShifts } from '../shifts/index.ts'
import { type Department, departmentRefusal } from './department.ts'
import type { Employee } from './employee.ts'
import type { ImportRow } from './import-row.ts'
import type { OptionalFactName, OptionalFacts } from './rules.ts'

/** Somebody in a list who is already a member. */
export interface KnownPerson extends Pick<
  Employee,
  'id' | 'fullName' | OptionalFactName | 'role' | 'roleOnLeaving' | 'isActive' | 'departmentId' | 'passwordExpiresAt'
> {
  /** Has named their usual shifts. */
  hasToldShifts: boolean
}

export abstract class Employees {
  /** Refuses with `employee.phone_taken`, or with `department.not_open` if the department is not one of the company. */
  abstract add(employee: Employee): Promise<void>
  /** Adds people whose phone is new to the company, in one write; returns the phones that were added. */
  abstract addMissing(companyId: CompanyId, employees: readonly Employee[]): Promise<Set<string>>
  /** Which of these phones belong to people of the company, by phone. */
  abstract membersAmong(companyId: CompanyId, phones: readonly string[]): Promise<Map<string, KnownPerson>>
  /**
   * Sets the department of active people of the company, by phone, if they have none and one of the roles. Returns how
   * many people it changed.
   */
  abstract fillDepartments(
    companyId: CompanyId,
    people: readonly { phone: string; departmentId: DepartmentId }[],
    roles: readonly string[],
  ): Promise<number>
  /** Locked until the transaction ends; null if it is missing, erased or another company's. */
  abstract forChange(companyId: CompanyId, employeeId: UserId): Promise<Employee | null>
  /** Those who belong to the company, locked in the same way; others are left out. */
  abstract allForChange(companyId: CompanyId, employeeIds: readonly UserId[]): Promise<Employee[]>
  /** The first `max` active people who have not replaced their one-time password yet, locked in the same way. */
  abstract newcomersForChange(companyId: CompanyId, max: number): Promise<Employee[]>
  /** In one write. Refuses with `employee.phone_taken`. */
  abstract update(...employees: Employee[]): Promise<void>
  abstract countActiveOwners(companyId: CompanyId): Promise<number>
}

export abstract class Departments {
  /** Refuses with `department.name_taken`. */
  abstract add(department: Department): Promise<void>
  abstract allOf(companyId: CompanyId): Promise<Department[]>
  /** Locked until the transaction ends; null if it is missing or another company's. */
  abstract forChange(companyId: CompanyId, departmentId: DepartmentId): Promise<Department | null>
  /** Refuses with `department.name_taken`. */
  abstract update(department: Department): Promise<void>
  /** The department if it is active; it stays active until the transaction ends. */
  abstract holdOpen(companyId: CompanyId, departmentId: DepartmentId): Promise<Department | null>
  /** The active ones among these; they stay active until the transaction ends. */
  abstract holdAllOpen(companyId: CompanyId, departmentIds: readonly DepartmentId[]): Promise<Department[]>
}

/** The department somebody is to join, locked against closing. Refuses with `department.not_open`. */
export const holdDepartment = async (
  departments: Departments,
  companyId: CompanyId,
  departmentId: DepartmentId | null,
): Promise<Department | null> => {
  if (departmentId === null) return null
  const department = await departments.holdOpen(companyId, departmentId)
  if (department === null) throw departmentRefusal('department.not_open')
  return department
}

/** Random passwords for people enrolled by others; shown once, replaced at the first sign-in (rule I11). */
export abstract class OneTimePasswords {
  abstract issue(): { password: string; hash: string }
}

export interface MenuFile {
  text: string
  /** Sheets that are left out. */
  hiddenSheets: number
  /** Formulas without a saved result, whose cells are blank in the text. */
  blankFormulas: number
}

/** Reads uploaded workbooks. */
export abstract class SpreadsheetReader {
  /**
   * Skips rows without any text. Companies take turns, so that one with many lists does not keep others waiting.
   * Refuses a file with `spreadsheet.…` if it is not such a list, or not a harmless one.
   */
  abstract people(companyId: CompanyId, file: Uint8Array): Promise<ImportRow[]>
  /**
   * All visible sheets as a menu text, as a spreadsheet would copy them, with dates like 31.12.2026 and merged cells
   * written out. Refuses files with more lines than a menu text may have, and those that `people` refuses.
   */
  abstract menu(companyId: CompanyId, file: Uint8Array): Promise<MenuFile>
}

/** A person of the company, ready to be shown. */
export interface PersonLine extends OptionalFacts<string> {
  fullName: string
  phone: string
  department: string
  /** By title. */
  ownShifts: OwnShifts<string>
  role: Role
  isActive: boolean
  createdAt: Date
}

/** Writes people row by row into a workbook that `SpreadsheetReader` can read back. */
export abstract class PeopleSheets {
  abstract write(batches: AsyncIterable<readonly PersonLine[]>, hasShifts: boolean): AsyncIterable<Uint8Array>
}

/** Makes an empty list of people to fill in, as a workbook that `SpreadsheetReader` can read. */
export abstract class ImportTemplates {
  /** `names` are the valid values; for a company without shifts there is no such column. */
  abstract make(names: { departments: readonly string[]; shifts: readonly string[] }): Promise<Uint8Array>
}
