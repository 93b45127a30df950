/** @internal */

import type { Actor } from '../actors/rules.ts'
import {
  type Change,
  changesBetween,
  type LogEvent,
  type TrailEntry,
  withoutPersonal,
  type Changes,
} from '../audit/index.ts'
import { isOneself } from './authority.ts'
import type { Department } from './department.ts'
import {
  type Employee,
  employeeRefusal,
  userActivated,
  userDeactivated,
  userUpdated,
  type EmployeeField,
  type PersonFacts,
} from './employee.ts'
import { refuseLastOwner } from './leave.ts'
import { eachOptional, optionalNames } from './rules.ts'

export type ChangesOfEmployee = Changes<EmployeeField, Change>

const factsOf = (employee: Employee) => {
  const { fullName, phone, isActive, departmentId } = employee
  return { fullName, ...eachOptional((name) => employee[name]), phone, isActive, departmentId }
}

const personalFields = ['fullName', ...optionalNames, 'phone'] as const

export const changesOfEmployee = (before: Employee, after: Employee): ChangesOfEmployee =>
  changesBetween(factsOf(before), factsOf(after))

export const isLeaving = (changes: ChangesOfEmployee): boolean => changes['isActive']?.to === false

/** `owners`: the number of active owners, including this person if they are one. */
export const refuseLeaving = (actor: Actor, employee: Employee, owners: number): void => {
  if (isOneself(actor, employee)) throw employeeRefusal('employee.own_activity')
  refuseLastOwner(employee, owners)
}

const eventOf = (changes: ChangesOfEmployee): LogEvent<string, PersonFacts, EmployeeField> => {
  const activity = changes['isActive']
  if (activity === undefined) return userUpdated
  return activity.to === true ? userActivated : userDeactivated
}

type Effects = { department: Department | null; cancelledChoices: number }

/** The log entry for a changed person. */
export const changeEntry = (
  actor: Actor,
  { companyId, id }: Employee,
  changes: ChangesOfEmployee,
  { department, cancelledChoices }: Effects,
): TrailEntry<PersonFacts, EmployeeField> => ({
  event: eventOf(changes),
  companyId,
  actor,
  meta: {
    userId: id,
    ...(changes['departmentId'] && { department: department?.name ?? null }),
    ...(isLeaving(changes) && { cancelledChoices }),
  },
  ...withoutPersonal(changes, personalFields),
})
