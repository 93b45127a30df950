import { type Actor, Sessions } from '../access/index.ts'
import { type Change, changesBetween, type Fact, Trail, type TrailEvent, withoutPersonal } from '../audit/index.ts'
import { Clock, FutureChoices, Refusal, tidyName, useCase } from '../shared/index.ts'
import { isOneself, refuseAbove } from './authority.ts'
import type { Employee } from './employee.ts'
import { leave, refuseLastOwner } from './leave.ts'
import { Departments, Employees } from './ports.ts'

export interface EmployeeChanges {
  fullName?: string | undefined
  email?: string | null | undefined
  isActive?: boolean | undefined
  /** Null for none. */
  departmentId?: string | null | undefined
}

export interface EmployeeUpdate {
  companyId: string
  employeeId: string
  actor: Actor
  changes: EmployeeChanges
}

const factsOf = ({ fullName, email, isActive, departmentId }: Employee): Record<string, Fact> => ({
  full_name: fullName,
  email,
  is_active: isActive,
  department_id: departmentId,
})

const personalFields = ['full_name', 'email']

const eventOf = (changes: Readonly<Record<string, Change>>): TrailEvent => {
  const activity = changes['is_active']
  if (activity === undefined) return 'user.updated'
  return activity.to === true ? 'user.activated' : 'user.deactivated'
}

/** A deactivated person's sessions end, and the choices from tomorrow on are cancelled (rule M7). */
export const updateEmployee = useCase(
  [Employees, Departments, FutureChoices, Sessions, Trail, Clock],
  (employees, departments, futureChoices, sessions, trail, clock) =>
    async ({ companyId, employeeId, actor, changes: wish }: EmployeeUpdate): Promise<{ cancelledChoices: number }> => {
      const owners = wish.isActive === false ? await employees.holdOwners(companyId) : 0
      const department = wish.departmentId ? await departments.holdOpen(companyId, wish.departmentId) : null
      const employee = await employees.forChange(companyId, employeeId)
      if (employee === null) throw new Refusal('employee.missing')
      refuseAbove(actor, employee)

      const before = { ...employee }
      if (wish.fullName !== undefined) employee.fullName = tidyName(wish.fullName)
      if (wish.email !== undefined) employee.email = wish.email || null
      if (wish.departmentId !== undefined) employee.departmentId = wish.departmentId
      if (wish.isActive !== undefined) employee.isActive = wish.isActive
      const changes = changesBetween(factsOf(before), factsOf(employee))
      if (Object.keys(changes).length === 0) return { cancelledChoices: 0 }

      if (changes['department_id'] && wish.departmentId && department === null) throw new Refusal('department.not_open')
      const isLeaving = before.isActive && !employee.isActive
      if (isLeaving && isOneself(actor, employee)) throw new Refusal('employee.own_activity')
      if (isLeaving) refuseLastOwner(before, owners)

      await employees.update(employee)
      const cancelledChoices = isLeaving ? await leave({ futureChoices, sessions, clock }, employee) : 0
      await trail.write({
        event: eventOf(changes),
        companyId,
        actor,
        meta: {
          user_id: employee.id,
          ...(changes['department_id'] && { department: department?.name ?? null }),
          ...(isLeaving && { cancelled_choices: cancelledChoices }),
        },
        ...withoutPersonal(changes, personalFields),
      })
      return { cancelledChoices }
    },
)
