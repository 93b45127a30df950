import type { Employee, Profile, Role } from '../../../api/generated.ts'
import { roleLabels } from '../../../texts/labels.ts'

/** From the lowest to the highest level, as the labels name them. */
const roles = Object.keys(roleLabels) as Role[]

const isAbove = (role: Role, other: Role): boolean => roles.indexOf(role) > roles.indexOf(other)

/** The server decides; these keep the screen from offering what it would refuse. */
export const mayEdit = (viewer: Profile, person: Employee): boolean =>
  viewer.capabilities.includes('manageEmployees') && !isAbove(person.role, viewer.role)

export const isOneself = (viewer: Profile, person: Employee): boolean => viewer.id === person.id

/** Only in a firm is there an area for people who merely eat: elsewhere nobody becomes one, and whoever is one may stay. */
const fits = (role: Role, { company }: Profile, person: Employee): boolean =>
  role !== 'individual' || company.type === 'corporate' || person.role === role

export const grantableRoles = (viewer: Profile, person: Employee): Role[] =>
  roles.filter((role) => !isAbove(role, viewer.role) && fits(role, viewer, person))
