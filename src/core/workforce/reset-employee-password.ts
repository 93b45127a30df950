import { holdAuthority } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { Clock, type CompanyId, refusals, useCase, type UserId } from '../shared/index.ts'
import { isOneself, refuseAbove } from './authority.ts'
import { type Employee, employeeRefusal } from './employee.ts'
import { Employees } from './ports.ts'
import { type ReplacedPassword, replacePasswords } from './replace-passwords.ts'
import { oneTimePasswordExpiry } from './rules.ts'

export const resetPasswordRefusal = refusals({ 'employee.own_password': 'unprocessable' })

/** Refuses to reset one's own password, or that of somebody above (rule I8). */
export const refuseReset = (actor: Actor, person: Employee): void => {
  if (isOneself(actor, person)) throw resetPasswordRefusal('employee.own_password')
  refuseAbove(actor, person)
}

/** For people who forgot their password or are locked out; one's own password is changed with `changePassword`. */
export const resetEmployeePassword = useCase(
  [holdAuthority, replacePasswords, Companies, Employees, Clock],
  (hold, replace, companies, employees, clock) =>
    async (input: {
      companyId: CompanyId
      employeeId: UserId
      actor: Actor
    }): Promise<ReplacedPassword & { employee: Employee; expiresAt: Date }> => {
      const actor = await hold(input.companyId, input.actor, 'resetPasswords')
      const employee = await employees.forChange(input.companyId, input.employeeId)
      if (employee === null) throw employeeRefusal('employee.missing')
      refuseReset(actor, employee)

      const expiresAt = oneTimePasswordExpiry(clock.now())
      const company = await companyOf(companies, input.companyId)
      const [replaced] = await replace(actor, company, [employee], expiresAt)
      const { oneTimePassword = '', slipCode = null } = replaced ?? {}
      return { employee, oneTimePassword, slipCode, expiresAt }
    },
)
