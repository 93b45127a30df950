import { accountOf, holdAuthority, ResetRequests, Sessions, SignInAttempts } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { Trail } from '../audit/index.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { Clock, type CompanyId, useCase, type UserId } from '../shared/index.ts'
import { isOneself, refuseAbove } from './authority.ts'
import { type Employee, employeeRefusal } from './employee.ts'
import { issueSlipCodes } from './issue-slip-codes.ts'
import { Departments, Employees, OneTimePasswords } from './ports.ts'
import { resetPasswordRefusal, userPasswordReset } from './reset-employee-password.ts'
import { importLimits, byHandoutOrder, oneTimePasswordExpiry } from './rules.ts'
import { refusalOf, type RefusedEmployee } from './update-employees.ts'

export interface IssuedPassword {
  employeeId: UserId
  fullName: string
  phone: string
  /** The department's name. */
  department: string | null
  oneTimePassword: string
  /** Null if slips carry no codes. */
  slipCode: string | null
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
  {
    hold: holdAuthority,
    issueCodes: issueSlipCodes,
    companies: Companies,
    employees: Employees,
    departments: Departments,
    oneTimePasswords: OneTimePasswords,
    resetRequests: ResetRequests,
    sessions: Sessions,
    attempts: SignInAttempts,
    trail: Trail,
    clock: Clock,
  },
  ({
    hold,
    issueCodes,
    companies,
    employees,
    departments,
    oneTimePasswords,
    resetRequests,
    sessions,
    attempts,
    trail,
    clock,
  }) =>
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
          if (isOneself(actor, person)) throw resetPasswordRefusal('employee.own_password')
          refuseAbove(actor, person)
          reset.push(person)
        })
        if (refusal !== undefined) refused.push({ employeeId, fullName: person?.fullName ?? null, refusal })
      }

      const expiresAt = oneTimePasswordExpiry(clock.now())
      const issued: IssuedPassword[] = []
      for (let at = 0; at < reset.length; at += batchSize) {
        const batch = reset.slice(at, at + batchSize)
        const passwords = new Map(batch.map(({ id }) => [id, oneTimePasswords.issue()]))
        for (const person of batch)
          Object.assign(person, { passwordHash: passwords.get(person.id)?.hash, passwordExpiresAt: expiresAt })
        const ids = batch.map(({ id }) => id)
        await employees.update(...batch)
        await resetRequests.settle(companyId, ...ids)
        await sessions.endAllOf(...ids)
        const codes = await issueCodes(actor, company, ids)
        await attempts.forget(...batch.map(({ phone }) => accountOf(companyId, phone)))
        await trail.write(...ids.map((userId) => ({ event: userPasswordReset, companyId, actor, meta: { userId } })))
        for (const { id, fullName, phone, departmentId } of batch)
          issued.push({
            employeeId: id,
            fullName,
            phone,
            department: names.get(departmentId ?? '') ?? null,
            oneTimePassword: passwords.get(id)?.password ?? '',
            slipCode: codes.get(id) ?? null,
          })
      }
      return { issued: issued.sort(byHandoutOrder), refused, hasMore: found.length > importLimits.rows, expiresAt }
    },
)
