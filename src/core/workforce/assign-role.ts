import { holdAuthority, Sessions } from '../access/index.ts'
import type { Actor, Role } from '../actors/rules.ts'
import { changesBetween, logEvent, Trail, telling, type LogEvent } from '../audit/index.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { Clock, type CompanyId, FutureChoices, refuseStale, useCase, type UserId } from '../shared/index.ts'
import {
  employeeRefusal,
  userActivated,
  userDeactivated,
  withActivity,
  type PersonFacts,
  type EmployeeField,
} from './employee.ts'
import { isOneself, refuseAbove, refuseGrant, refuseUnfitRole } from './authority.ts'
import { leave, refuseLastOwner } from './leave.ts'
import { Employees } from './ports.ts'

export const userRoleAssigned = logEvent(
  'user.role_assigned',
  'ROLE_ASSIGNED',
  telling<{ userId: UserId; role: Role; previousRole: Role; cancelledChoices?: number }, 'role' | 'isActive'>(),
)

export interface RoleAssignment {
  companyId: CompanyId
  employeeId: UserId
  actor: Actor
  role: Role
  /** Unchanged by default. */
  isActive?: boolean | undefined
  seenVersion?: number | undefined
}

export const assignRole = useCase(
  {
    hold: holdAuthority,
    companies: Companies,
    employees: Employees,
    futureChoices: FutureChoices,
    sessions: Sessions,
    trail: Trail,
    clock: Clock,
  },
  ({ hold, companies, employees, futureChoices, sessions, trail, clock }) =>
    async ({
      companyId,
      employeeId,
      actor: asking,
      role,
      isActive,
      seenVersion,
    }: RoleAssignment): Promise<{ cancelledChoices: number }> => {
      const actor = await hold(companyId, asking, 'manageEmployees')
      const employee = await employees.forChange(companyId, employeeId)
      if (employee === null) throw employeeRefusal('employee.missing')
      refuseAbove(actor, employee)
      refuseStale(employee, seenVersion)

      const before = { role: employee.role, isActive: employee.isActive }
      const changes = changesBetween(before, { role, isActive: isActive ?? employee.isActive })
      if (Object.keys(changes).length === 0) return { cancelledChoices: 0 }
      if (isOneself(actor, employee))
        throw employeeRefusal(changes['role'] ? 'employee.own_role' : 'employee.own_activity')
      if (changes['role']) {
        refuseGrant(actor, role)
        refuseUnfitRole((await companyOf(companies, companyId)).type, role)
      }
      refuseLastOwner(employee, await employees.countActiveOwners(companyId))

      Object.assign(employee, isActive !== undefined && withActivity(employee, isActive), { role })
      employee.version++
      await employees.update(employee)
      const isLeaving = before.isActive && !employee.isActive
      const cancelled = await leave({ futureChoices, sessions, clock }, companyId, isLeaving ? [employeeId] : [])
      const cancelledChoices = cancelled.get(employeeId) ?? 0
      const activity = employee.isActive ? userActivated : userDeactivated
      const event: LogEvent<string, PersonFacts, EmployeeField> = changes['role'] ? userRoleAssigned : activity
      await trail.write({
        event,
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
