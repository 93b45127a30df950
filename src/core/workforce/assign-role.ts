import { type Actor, type Role, Sessions } from '../access/index.ts'
import { changesBetween, Trail } from '../audit/index.ts'
import { Clock, FutureChoices, Refusal, useCase } from '../shared/index.ts'
import { isOneself, refuseAbove, refuseGrant } from './authority.ts'
import { leave, refuseLastOwner } from './leave.ts'
import { Employees } from './ports.ts'

export interface RoleWish {
  companyId: string
  employeeId: string
  actor: Actor
  role: Role
  /** Left as it is when not given. */
  isActive?: boolean | undefined
}

export const assignRole = useCase(
  [Employees, FutureChoices, Sessions, Trail, Clock],
  (employees, futureChoices, sessions, trail, clock) =>
    async ({ companyId, employeeId, actor, role, isActive }: RoleWish): Promise<{ cancelledChoices: number }> => {
      const owners = await employees.holdOwners(companyId)
      const employee = await employees.forChange(companyId, employeeId)
      if (employee === null) throw new Refusal('employee.missing')
      refuseAbove(actor, employee)

      const before = { role: employee.role, is_active: employee.isActive }
      const changes = changesBetween(before, { role, is_active: isActive ?? employee.isActive })
      if (Object.keys(changes).length === 0) return { cancelledChoices: 0 }
      if (isOneself(actor, employee)) throw new Refusal(changes['role'] ? 'employee.own_role' : 'employee.own_activity')
      refuseGrant(actor, role)
      refuseLastOwner(employee, owners)

      employee.role = role
      employee.isActive = isActive ?? employee.isActive
      await employees.update(employee)
      const isLeaving = before.is_active && !employee.isActive
      const cancelledChoices = isLeaving ? await leave({ futureChoices, sessions, clock }, employee) : 0
      const activity = employee.isActive ? 'user.activated' : 'user.deactivated'
      await trail.write({
        event: changes['role'] ? 'user.role_assigned' : activity,
        companyId,
        actor,
        meta: {
          user_id: employee.id,
          role,
          previous_role: before.role,
          ...(isLeaving && { cancelled_choices: cancelledChoices }),
        },
        changes,
      })
      return { cancelledChoices }
    },
)
