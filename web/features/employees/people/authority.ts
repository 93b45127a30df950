import type { Employee, Profile, Role } from '../../../api/generated.ts'
import { roleLabels } from '../../../texts/labels.ts'

/** From the lowest to the highest level, as the labels name them. */
const roles = Object.keys(roleLabels) as Role[]

const isAbove = (role: Role, other: Role): boolean => roles.indexOf(role) > roles.indexOf(other)

/** The server decides; these keep the screen from offering what it would refuse. */
export const mayEdit = (viewer: Profile, person: Employee): boolean =>
  viewer.capabilities.includes('manageEmployees') && !isAbove(person.role, viewer.role)

export const isOneself = (viewer: Profile, person: Employee): boolean => viewer.id === person.id

export const grantableRoles = (viewer: Profile): Role[] => roles.filter((role) => !isAbove(role, viewer.role))
