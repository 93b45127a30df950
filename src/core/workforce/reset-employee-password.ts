import { type Actor, Sessions, SignInAttempts } from '../access/index.ts'
import { Trail } from '../audit/index.ts'
import { Clock, Refusal, useCase } from '../shared/index.ts'
import { isOneself, refuseAbove } from './authority.ts'
import type { Employee } from './employee.ts'
import { oneTimePasswordDays } from './rules.ts'
import { Employees, OneTimePasswords } from './ports.ts'

/** For whoever forgot the password or locked himself out; the own one is changed by knowing it. */
export const resetEmployeePassword = useCase(
  [Employees, OneTimePasswords, Sessions, SignInAttempts, Trail, Clock],
  (employees, oneTimePasswords, sessions, attempts, trail, clock) =>
    async (wish: {
      companyId: string
      employeeId: string
      actor: Actor
    }): Promise<{ employee: Employee; oneTimePassword: string; expiresAt: Date }> => {
      const employee = await employees.forChange(wish.companyId, wish.employeeId)
      if (employee === null) throw new Refusal('employee.missing')
      if (isOneself(wish.actor, employee)) throw new Refusal('employee.own_password')
      refuseAbove(wish.actor, employee)

      const { password, hash } = oneTimePasswords.issue()
      const expiresAt = new Date(clock.now().getTime() + oneTimePasswordDays * 86_400_000)
      employee.passwordHash = hash
      employee.passwordExpiresAt = expiresAt
      await employees.update(employee)
      await sessions.endAllOf(employee.id)
      await attempts.succeed(`${employee.companyId}:${employee.phone}`)
      await trail.write({
        event: 'user.password_reset',
        companyId: wish.companyId,
        actor: wish.actor,
        meta: { user_id: employee.id },
      })
      return { employee, oneTimePassword: password, expiresAt }
    },
)
