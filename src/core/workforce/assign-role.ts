import { type Actor, type Role, Sessions } from '../access/index.ts'
import { changesBetween, Trail } from '../audit/index.ts'
import { Clock, FutureChoices, Refusal, useCase } from '../shared/index.ts'
import { holdAuthority, isOneself, refuseAbove, refuseGrant } from './authority.ts'
import { leave, refuseLastOwner } from './leave.ts'
import { Employees } from './ports.ts'

export interface RoleAssignment {
  companyId: string
  employeeId: string
  actor: Actor
  role: Role
  /** Default: unchanged. */
  isActive?: boolean | undefined
}

export const assignRole = useCase(
  [Employees, FutureChoices, Sessions, Trail, Clock],
  (employees, futureChoices, sessions, trail, clock) =>
    async ({
      companyId,
      employeeId,
      actor: asking,
      role,
      isActive,
    }: RoleAssignment): Promise<{ cancelledChoices: number }> => {
      const actor = await holdAuthority(employees, companyId, asking, 'manageEmployees')
      const employee = await employees.forChange(companyId, employeeId)
      if (employee === null) throw new Refusal('employee.missing')
      refuseAbove(actor, employee)

      const before = { role: employee.role, isActive: employee.isActive }
      const changes = changesBetween(before, { role, isActive: isActive ?? employee.isActive })
      if (Object.keys(changes).length === 0) return { cancelledChoices: 0 }
      if (isOneself(actor, employee)) throw new Refusal(changes['role'] ? 'employee.own_role' : 'employee.own_activity')
      refuseGrant(actor, role)
      refuseLastOwner(employee, await employees.countActiveOwners(companyId))

      employee.role = role
      employee.isActive = isActive ?? employee.isActive
      await employees.update(employee)
      const isLeaving = before.isActive && !employee.isActive
      const cancelledChoices = isLeaving ? await leave({ futureChoices, sessions, clock }, employee) : 0
      const activity = employee.isActive ? 'user.activated' : 'user.deactivated'
      await trail.write({
        event: changes['role'] ? 'user.role_assigned' : activity,
        companyId,
        actor,
        meta: {
          userId: employee.id,
          role,
          previousRole: before.role,
          ...(isLeaving && { cancelledChoices }),
        },
        changes,
      })
      return { cancelledChoices }
    },
)
