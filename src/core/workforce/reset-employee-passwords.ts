import { holdAuthority } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { Clock, type CompanyId, useCase, type UserId } from '../shared/index.ts'
import { type Employee, employeeRefusal } from './employee.ts'
import { Departments, Employees } from './ports.ts'
import { type ReplacedPassword, replacePasswords } from './replace-passwords.ts'
import { refuseReset } from './reset-employee-password.ts'
import { importLimits, byHandoutOrder, oneTimePasswordExpiry } from './rules.ts'
import { refusalOf, type RefusedEmployee } from './change-each.ts'

export interface IssuedPassword extends ReplacedPassword {
  employeeId: UserId
  fullName: string
  phone: string
  /** The department's name. */
  department: string | null
}

export interface PasswordsReport {
  /** In the order in which they are handed out. */
  issued: IssuedPassword[]
  refused: RefusedEmployee[]
  /** Whether there are more people who have never signed in than one call handles. */
  hasMore: boolean
  expiresAt: Date
}

export interface PasswordsReset {
  companyId: CompanyId
  actor: Actor
  /** Null for all active people who have not yet replaced a one-time password. */
  employeeIds: readonly UserId[] | null
}

/** Rows per statement, so that other requests can run in between. */
const batchSize = 500

/**
 * Issues new one-time passwords to several people. Rule I8 applies to each of them; people it protects keep their
 * password and are reported.
 */
export const resetEmployeePasswords = useCase(
  [holdAuthority, replacePasswords, Companies, Employees, Departments, Clock],
  (hold, replace, companies, employees, departments, clock) =>
    async ({ companyId, actor: asking, employeeIds }: PasswordsReset): Promise<PasswordsReport> => {
      const actor = await hold(companyId, asking, 'resetPasswords')
      const company = await companyOf(companies, companyId)
      const names = new Map((await departments.allOf(companyId)).map(({ id, name }) => [id, name]))
      const found =
        employeeIds === null
          ? await employees.newcomersForChange(companyId, importLimits.rows + 1)
          : await employees.allForChange(companyId, employeeIds)
      const people = new Map(found.slice(0, importLimits.rows).map((one) => [one.id, one]))
      const refused: RefusedEmployee[] = []
      const reset: Employee[] = []
      for (const employeeId of employeeIds ?? people.keys()) {
        const person = people.get(employeeId)
        const refusal = refusalOf(() => {
          if (person === undefined) throw employeeRefusal('employee.missing')
          refuseReset(actor, person)
          reset.push(person)
        })
        if (refusal !== undefined) refused.push({ employeeId, fullName: person?.fullName ?? null, refusal })
      }

      const expiresAt = oneTimePasswordExpiry(clock.now())
      const issued: IssuedPassword[] = []
      for (let at = 0; at < reset.length; at += batchSize) {
        const replaced = await replace(actor, company, reset.slice(at, at + batchSize), expiresAt)
        for (const { person, ...passwords } of replaced) {
          const { id: employeeId, fullName, phone, departmentId } = person
          const department = names.get(departmentId ?? '') ?? null
          issued.push({ employeeId, fullName, phone, department, ...passwords })
        }
      }
      return { issued: issued.sort(byHandoutOrder), refused, hasMore: found.length > importLimits.rows, expiresAt }
    },
)
