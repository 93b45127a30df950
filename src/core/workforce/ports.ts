import type { CompanyId, DepartmentId, UserId } from '../shared/index.ts'
import type { Role } from '../actors/rules.ts'
import type { Department } from './department.ts'
import type { Employee } from './employee.ts'
import type { ImportRow } from './import-row.ts'
import type { OptionalFacts } from './rules.ts'

/** Somebody of a list who is there already. Those above whoever imports and inactive ones lack nothing. */
export interface KnownPerson {
  id: string
  fullName: string
  /** Is active and has not replaced the one-time password yet. */
  neverSignedIn: boolean
  lacksDepartment: boolean
  /** Never told own shifts. */
  lacksShifts: boolean
}

export abstract class Employees {
  /** Refuses with `employee.phone_taken`, or `department.not_open` when the department is not an active one of the company. */
  abstract add(employee: Employee): Promise<void>
  /** Adds those whose phone is new to the company, in one write; returns the phones that were added. */
  abstract addMissing(companyId: CompanyId, employees: readonly Employee[]): Promise<Set<string>>
  /** By phone, those of these phones that belong to somebody of the company; `roles` are those that whoever asks may change. */
  abstract membersAmong(
    companyId: CompanyId,
    phones: readonly string[],
    roles: readonly string[],
  ): Promise<Map<string, KnownPerson>>
  /**
   * Gives active people of the company who have no department the one named for their phone, if they have one of the roles. Returns to
   * how many.
   */
  abstract fillDepartments(
    companyId: CompanyId,
    people: readonly { phone: string; departmentId: DepartmentId }[],
    roles: readonly string[],
  ): Promise<number>
  /** Locked until the transaction ends; null when it is missing or another company's. */
  abstract forChange(companyId: CompanyId, employeeId: UserId): Promise<Employee | null>
  /** Those of the company, in the same way; the others are left out. */
  abstract allForChange(companyId: CompanyId, employeeIds: readonly UserId[]): Promise<Employee[]>
  /** The first `max` active ones who have not replaced a one-time password yet, in the same way. */
  abstract newcomersForChange(companyId: CompanyId, max: number): Promise<Employee[]>
  /** In one write. Refuses with `employee.phone_taken`. */
  abstract update(...employees: Employee[]): Promise<void>
  abstract countActiveOwners(companyId: CompanyId): Promise<number>
}

export abstract class Departments {
  /** Refuses with `department.name_taken`. */
  abstract add(department: Department): Promise<void>
  abstract allOf(companyId: CompanyId): Promise<Department[]>
  /** Locked until the transaction ends; null when it is missing or another company's. */
  abstract forChange(companyId: CompanyId, departmentId: DepartmentId): Promise<Department | null>
  /** Refuses with `department.name_taken`. */
  abstract update(department: Department): Promise<void>
  /** The department if it is active; it stays so until the transaction ends. */
  abstract holdOpen(companyId: CompanyId, departmentId: DepartmentId): Promise<Department | null>
}

/** Random passwords for people who were enrolled by somebody else; shown once, replaced at the first sign-in (rule I11). */
export abstract class OneTimePasswords {
  abstract issue(): { password: string; hash: string }
}

/** Reads uploaded workbooks. */
export abstract class SpreadsheetReader {
  /**
   * Rows without any text are left out. Companies take turns, so that one with many lists does not keep the others
   * waiting. Refuses with `spreadsheet.…` what is not such a list, or not a harmless one.
   */
  abstract people(companyId: CompanyId, file: Uint8Array): Promise<ImportRow[]>
  /**
   * All sheets as the lines of a menu text: one for each row, blank ones too, its cells divided by tabs, dates like 31.12.2026.
   * Refuses what has more lines than such a text may have, and like `people`.
   */
  abstract menuLines(companyId: CompanyId, file: Uint8Array): Promise<string[]>
}

/** Somebody of a company as people read it. */
export interface PersonLine extends OptionalFacts<string> {
  fullName: string
  phone: string
  department: string
  shifts: readonly string[]
  role: Role
  isActive: boolean
  createdAt: Date
}

/** Writes people into a workbook that `SpreadsheetReader` reads again, row by row. */
export abstract class PeopleSheets {
  abstract write(batches: AsyncIterable<readonly PersonLine[]>, hasShifts: boolean): AsyncIterable<Uint8Array>
}

/** An empty list of people to fill in, as a workbook that `SpreadsheetReader` reads. */
export abstract class ImportTemplates {
  /** The names that may stand in it; a company without shifts gets no column for them. */
  abstract make(names: { departments: readonly string[]; shifts: readonly string[] }): Promise<Uint8Array>
}
