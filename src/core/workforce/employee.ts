import { logEvent, telling } from '../audit/index.ts'
import { type CompanyId, constructorOf, type DepartmentId, refusals, type UserId, withFacts } from '../shared/index.ts'
import type { Role } from '../actors/rules.ts'
import { noOptionalFacts, type OptionalFactName } from './rules.ts'

/** What the log records about a changed person, and which of their fields it covers. */
export type PersonFacts = {
  userId: UserId
  department?: string | null
  cancelledChoices?: number
  role?: Role
  previousRole?: Role
}
export type EmployeeField = 'fullName' | OptionalFactName | 'phone' | 'isActive' | 'departmentId' | 'shifts' | 'role'

export const userUpdated = logEvent(
  'user.updated',
  'USER_UPDATED',
  telling<PersonFacts, Exclude<EmployeeField, 'isActive' | 'role'>>(),
)
export const userActivated = logEvent('user.activated', 'USER_UPDATED', telling<PersonFacts, EmployeeField>())
export const userDeactivated = logEvent('user.deactivated', 'USER_UPDATED', telling<PersonFacts, EmployeeField>())
export const userPasswordReset = logEvent('user.password_reset', 'USER_UPDATED', telling<{ userId: UserId }>())

export const employeeRefusal = refusals({
  'employee.phone_taken': withFacts<{ by?: 'self' }>('conflict'),
  'employee.missing': 'missing',
  'employee.above_you': withFacts<{ by: 'key' | 'person' }>('forbidden'),
  'employee.own_role': 'unprocessable',
  'employee.own_activity': 'unprocessable',
  'employee.last_owner': 'conflict',
  'role.above_you': withFacts<{ by: 'key' | 'person' }>('forbidden'),
  'role.not_in_company': 'unprocessable',
})

export class Employee {
  id!: UserId
  companyId!: CompanyId
  departmentId!: DepartmentId | null
  fullName!: string
  phone!: string
  email!: string | null
  /** A key entered the address: it receives no link that sets a password (rule E4). */
  emailByKey!: boolean
  role!: Role
  passwordHash!: string
  /** Set while the password is a one-time password. */
  passwordExpiresAt!: Date | null
  isActive!: boolean
  /** The role at the time of deactivation, even if it was changed since; null while active. */
  roleOnLeaving!: Role | null
  /**
   * Version of the privacy notice the person was shown when registering or applying; null for people enrolled by
   * others.
   */
  privacyVersion!: string | null
  privacyAcceptedAt!: Date | null
  createdAt!: Date
  /** Incremented with each change of what managers can edit. */
  version!: number
}

/** `passwordExpiresAt` has no default: leaving it out would make a one-time password permanent. */
export const newEmployee = constructorOf(Employee)(() => ({
  ...noOptionalFacts,
  emailByKey: false,
  departmentId: null,
  isActive: true,
  roleOnLeaving: null,
  privacyVersion: null,
  privacyAcceptedAt: null,
  version: 1,
}))

/** Whether somebody is active and has not yet replaced the one-time password. */
export const hasNeverSignedIn = ({ isActive, passwordExpiresAt }: Pick<Employee, 'isActive' | 'passwordExpiresAt'>) =>
  isActive && passwordExpiresAt !== null

/** The fields to change when somebody is activated or deactivated. */
export const withActivity = (
  { role, isActive: wasActive, roleOnLeaving }: Employee,
  isActive: boolean,
): Pick<Employee, 'isActive' | 'roleOnLeaving'> => ({
  isActive,
  roleOnLeaving: isActive ? null : wasActive ? role : roleOnLeaving,
})
