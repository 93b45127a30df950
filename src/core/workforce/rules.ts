import type { CompanyType, Role } from '../access/rules.ts'

/** People eat in corporate companies only; elsewhere the role would open nothing (rule I7). */
export const isRoleIn = (companyType: CompanyType, role: Role): boolean =>
  role !== 'individual' || companyType === 'corporate'

/** The role of somebody who is enrolled without one. */
export const defaultRoleIn = (companyType: CompanyType): Role =>
  companyType === 'corporate' ? 'individual' : 'corporate1'

/** In characters, without blanks around it. */
export const fullNameLength = { min: 2, max: 120 } as const

export const importLimits = { rows: 10_000, megabytes: 5 } as const

/** How long a one-time password opens the way to a password of one's own. */
export const oneTimePasswordDays = 7

/** Why a row of a list of people was left out. */
export type RowProblem =
  | 'name_missing'
  | 'name_invalid'
  | 'name_too_long'
  | 'phone_invalid'
  | 'phone_repeated'
  | 'already_member'
  | 'department_unknown'
  | 'email_invalid'

/** Two letters: rejects row numbers and the 0 of a formula that was never evaluated. */
const looksLikeName = /\p{L}.*\p{L}/su

/** What is wrong with a name in a list, where anything can stand in its column. */
export const listedNameProblem = (typed: string): RowProblem | undefined => {
  const name = typed.trim()
  if (name === '') return 'name_missing'
  if (!looksLikeName.test(name)) return 'name_invalid'
  return name.length > fullNameLength.max ? 'name_too_long' : undefined
}
