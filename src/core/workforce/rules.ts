import type { CompanyType, Role } from '../actors/rules.ts'
import { nameProblem } from '../shared/rules.ts'
import type { OptionalFactProblem } from './optional-facts.ts'

export * from './optional-facts.ts'

/** People eat in corporate companies only; elsewhere the role would open nothing (rule I7). */
export const isRoleIn = (companyType: CompanyType, role: Role): boolean =>
  role !== 'individual' || companyType === 'corporate'

/** The role of somebody who is enrolled without one. */
export const defaultRoleIn = (companyType: CompanyType): Role =>
  companyType === 'corporate' ? 'individual' : 'corporate1'

export const fullNameRule = { min: 2, max: 120, ofLetters: true } as const
export const departmentNameRule = { min: 1, max: 100 } as const
/** Of one company, open or not. */
export const maxDepartments = 1000

export const importLimits = { rows: 10_000, megabytes: 5 } as const

/** How long a one-time password opens the way to a password of one's own. */
export const oneTimePasswordDays = 7

export const oneTimePasswordExpiry = (issuedAt: Date): Date =>
  new Date(issuedAt.getTime() + oneTimePasswordDays * 86_400_000)

const inTurkish = new Intl.Collator('tr', { numeric: true })

interface Handed {
  fullName: string
  /** The name of the department; null for nobody's. */
  department: string | null
}

/** The order in which one-time passwords are handed round: by department, whoever has none last, then by name. */
export const inHandingOrder = (one: Handed, other: Handed): number =>
  Number(one.department === null) - Number(other.department === null) ||
  inTurkish.compare(one.department ?? '', other.department ?? '') ||
  inTurkish.compare(one.fullName, other.fullName)

/** Why a row of a list of people was left out. */
export type RowProblem =
  | 'name_missing'
  | 'name_invalid'
  | 'name_too_long'
  | 'phone_invalid'
  | 'phone_repeated'
  | 'department_unknown'
  | 'department_inactive'
  | 'shift_unknown'
  | 'shift_ambiguous'
  | 'shift_too_many'
  | OptionalFactProblem

export interface FailedRow {
  row: number
  problem: RowProblem
  /** What the row names and nothing, or more than one thing, is called. */
  names?: string[]
}

const rowProblems = {
  blank: 'name_missing',
  too_short: 'name_invalid',
  no_letters: 'name_invalid',
  too_long: 'name_too_long',
} as const

/** What is wrong with a name in a list, where anything can stand in its column. */
export const listedNameProblem = (typed: string): RowProblem | undefined => {
  const problem = nameProblem(typed, fullNameRule)
  return problem && rowProblems[problem]
}
