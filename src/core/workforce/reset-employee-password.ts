import { accountOf, holdAuthority, ResetRequests, Sessions, SignInAttempts } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { Clock, type CompanyId, refusals, useCase, type UserId } from '../shared/index.ts'
import { isOneself, refuseAbove } from './authority.ts'
import { type Employee, employeeRefusal } from './employee.ts'
import { issueSlipCodes } from './issue-slip-codes.ts'
import { oneTimePasswordExpiry } from './rules.ts'
import { Employees, OneTimePasswords } from './ports.ts'

export const userPasswordReset = logEvent('user.password_reset', 'USER_UPDATED', telling<{ userId: UserId }>())

export const resetPasswordRefusal = refusals({ 'employee.own_password': 'unprocessable' })

/** For people who forgot their password or are locked out; one's own password is changed with `changePassword`. */
export const resetEmployeePassword = useCase(
  {
    hold: holdAuthority,
    issueCodes: issueSlipCodes,
    companies: Companies,
    employees: Employees,
    oneTimePasswords: OneTimePasswords,
    resetRequests: ResetRequests,
    sessions: Sessions,
    attempts: SignInAttempts,
    trail: Trail,
    clock: Clock,
  },
  ({ hold, issueCodes, companies, employees, oneTimePasswords, resetRequests, sessions, attempts, trail, clock }) =>
    async (input: {
      companyId: CompanyId
      employeeId: UserId
      actor: Actor
    }): Promise<{ employee: Employee; oneTimePassword: string; slipCode: string | null; expiresAt: Date }> => {
      const actor = await hold(input.companyId, input.actor, 'resetPasswords')
      const employee = await employees.forChange(input.companyId, input.employeeId)
      if (employee === null) throw employeeRefusal('employee.missing')
      if (isOneself(actor, employee)) throw resetPasswordRefusal('employee.own_password')
      refuseAbove(actor, employee)

      const { password, hash } = oneTimePasswords.issue()
      const expiresAt = oneTimePasswordExpiry(clock.now())
      employee.passwordHash = hash
      employee.passwordExpiresAt = expiresAt
      await employees.update(employee)
      await resetRequests.settle(employee.companyId, employee.id)
      await sessions.endAllOf(employee.id)
      const codes = await issueCodes(actor, await companyOf(companies, input.companyId), [employee.id])
      await attempts.forget(accountOf(employee.companyId, employee.phone))
      await trail.write({
        event: userPasswordReset,
        companyId: input.companyId,
        actor,
        meta: { userId: employee.id },
      })
      return { employee, oneTimePassword: password, slipCode: codes.get(employee.id) ?? null, expiresAt }
    },
)
