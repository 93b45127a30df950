import type { CompanyType, Role } from '../actors/rules.ts'
import { dayInMilliseconds, nameProblem } from '../shared/rules.ts'
import type { OptionalFactProblem } from './optional-facts.ts'

export * from './optional-facts.ts'

/** Only corporate companies have people who eat; elsewhere the role would give access to nothing (rule I7). */
export const isRoleIn = (companyType: CompanyType, role: Role): boolean =>
  role !== 'individual' || companyType === 'corporate'

/** The role of a person who is enrolled without one. */
export const defaultRoleIn = (companyType: CompanyType): Role =>
  companyType === 'corporate' ? 'individual' : 'corporate1'

export const fullNameRule = { min: 2, max: 120, ofLetters: true } as const
export const departmentNameRule = { min: 1, max: 100 } as const
/** Per company, active or not. */
export const maxDepartments = 1000

export const importLimits = { rows: 10_000, megabytes: 5 } as const

/** How long a one-time password can be used to set a password of one's own. */
export const oneTimePasswordDays = 7

export const oneTimePasswordExpiry = (issuedAt: Date): Date =>
  new Date(issuedAt.getTime() + oneTimePasswordDays * dayInMilliseconds)

const inTurkish = new Intl.Collator('tr', { numeric: true })

interface Handout {
  fullName: string
  /** The department's name; null for people without one. */
  department: string | null
}

/** The order in which one-time passwords are handed out: by department, people without one last, then by name. */
export const byHandoutOrder = (one: Handout, other: Handout): number =>
  Number(one.department === null) - Number(other.department === null) ||
  inTurkish.compare(one.department ?? '', other.department ?? '') ||
  inTurkish.compare(one.fullName, other.fullName)

/** Why a row of a list of people was skipped. */
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
  | 'rotation_invalid'
  | OptionalFactProblem

export interface FailedRow {
  row: number
  problem: RowProblem
  /** The names in the row that match nothing, or more than one thing. */
  names?: string[]
}

const rowProblems = {
  blank: 'name_missing',
  too_short: 'name_invalid',
  no_letters: 'name_invalid',
  too_long: 'name_too_long',
} as const

/** What is wrong with a name in a list, whose column may contain anything. */
export const listedNameProblem = (typed: string): RowProblem | undefined => {
  const problem = nameProblem(typed, fullNameRule)
  return problem && rowProblems[problem]
}
