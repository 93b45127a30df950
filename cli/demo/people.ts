import type { CompanyType, Role } from '../../src/core/actors/rules.ts'
import { defaultRoleIn } from '../../src/core/workforce/index.ts'
import type { SeedUser } from '../seed/seed-file.ts'
import { emailOf, nameOf } from './names.ts'

export interface Staffing {
  /** The digit after 555 in the company's phone numbers; from ten on the last two digits of the first five. */
  number: number
  domain: string
  /** Undefined where only the owner is staff. */
  extraManagers?: number
  /** People who only eat or, in a catering or at a supplier, staff of the lowest level. */
  others: number
}

export const demoPassword = 'tabldot-demo'
export const demoAdministrator = 'yonetici'

const everyStaffRole: Role[] = ['corporateOwner', 'corporate4', 'corporate3', 'corporate2', 'corporate1']

const phoneOf = (company: number, person: number): string =>
  company < 10 ? `555${company}${String(person).padStart(6, '0')}` : `541${company}${String(person).padStart(5, '0')}`

/** Each of the company's roles at least once; staff belong to the last two departments, individuals to all of them. */
export const staffOf = (
  departments: readonly string[],
  { number, domain, extraManagers, others }: Staffing,
  companyType: CompanyType,
): SeedUser[] => {
  const roles = [
    ...(extraManagers === undefined ? everyStaffRole.slice(0, 1) : everyStaffRole),
    ...Array.from({ length: extraManagers ?? 0 }, (_, at): Role => (at % 2 === 0 ? 'corporate3' : 'corporate2')),
    ...Array.from({ length: others }, () => defaultRoleIn(companyType)),
  ]
  return roles.map((role, at) => {
    const fullName = nameOf(number * 100 + at)
    const staffDepartments = departments.slice(-2)
    const department =
      role === 'individual' ? departments[at % departments.length] : staffDepartments[at % staffDepartments.length]
    return {
      full_name: fullName,
      phone: phoneOf(number, at + 1),
      role,
      ...(department !== undefined && { department }),
      email: emailOf(fullName, domain),
      password: demoPassword,
    }
  })
}
