import { fold, withoutStrayBlanks } from '../shared/index.ts'
import type { Shift } from '../shifts/index.ts'
import { areSame, isRotation, type OwnShifts } from '../shifts/rules.ts'
import type { Department } from './department.ts'
import type { ListedMember } from './import-plan.ts'
import type { ImportRow } from './import-row.ts'
import type { ListedGroups, Problem } from './listed-groups.ts'
import type { UserId } from '../shared/index.ts'
import {
  type FailedRow,
  listedNameProblem,
  optionalFactProblem,
  type OptionalFactName,
  optionalNames,
  type OptionalFacts,
} from './rules.ts'

/** What a member's record says, for comparison with a list. */
export interface PresentFacts extends OptionalFacts {
  fullName: string
  /** The department's name. */
  department: string | null
  /** By title; none means all shifts. */
  ownShifts: OwnShifts<string>
  isActive: boolean
}

/** What to change about a member, in the words of a list; what is undefined stays. */
export interface ListedUpdate extends Partial<OptionalFacts<string | undefined>> {
  employeeId: UserId
  fullName?: string | undefined
  department?: string | undefined
  /** As in an `ImportRow`. */
  shifts?: string | undefined
  isActive?: boolean | undefined
}

/** A member of whom a list says something else than the record, or something that cannot be read. */
export interface ListedChange {
  row: number
  present: PresentFacts
  update: ListedUpdate
  /** The first cell that cannot be read; the others are in `update`. */
  problem: (Problem & FailedRow) | undefined
}

/** Whether it changes somebody who has not left; a list that names people who have may just be old. */
export const isOfMember = ({ present, update }: ListedChange): boolean =>
  present.isActive && Object.keys(update).length > 1

interface Records {
  departments: readonly Department[]
  shifts: readonly Shift[] | null
}

/** Weeks that take turns are the same whenever they begin, unless the list says when. */
const isSamePattern = (one: OwnShifts, other: OwnShifts, isDated: boolean): boolean =>
  isRotation(one) && isRotation(other) && !isDated
    ? areSame(one, { ...other, firstMonday: one.firstMonday })
    : areSame(one, other)

/** Whether two spellings of a value differ by more than letters' case, and accents in a name. */
const isSameFact: Record<OptionalFactName, (one: string, other: string) => boolean> = {
  email: (one, other) => one.toLowerCase() === other.toLowerCase(),
}

/**
 * Compares a row with the record of the member it names. Blank cells change nothing, and neither does a name in other
 * letter case. What the import completes by itself, because the record lacks it, is no change. Undefined if the two
 * agree.
 */
export const changeOf = (
  row: ImportRow,
  member: ListedMember,
  groups: ListedGroups,
  own: OwnShifts,
  { departments, shifts }: Records,
): ListedChange | undefined => {
  const { id, isActive, departmentId, lacksDepartment, lacksShifts } = member
  const problems: Problem[] = []
  const update: ListedUpdate = { employeeId: id }

  const fullName = withoutStrayBlanks(row.fullName)
  if (fullName !== '' && fold(fullName) !== fold(member.fullName)) {
    const problem = listedNameProblem(fullName)
    if (problem === undefined) update.fullName = fullName
    else problems.push({ problem })
  }
  for (const name of optionalNames) {
    const typed = withoutStrayBlanks(row[name] ?? '')
    if (typed === '' || isSameFact[name](typed, member[name] ?? '')) continue
    const problem = optionalFactProblem(name, typed)
    if (problem === undefined) update[name] = typed
    else problems.push({ problem })
  }
  const department = groups.department?.name ?? groups.missing.departments[0]
  if (department !== undefined && !lacksDepartment && groups.department?.id !== departmentId) {
    if (groups.problems.department === undefined) update.department = department
    else problems.push(groups.problems.department)
  }
  const cell = shifts === null ? '' : withoutStrayBlanks(row.shifts)
  const differs = groups.missing.shifts.length > 0 || !isSamePattern(own, groups.ownShifts, groups.isDated)
  if (cell !== '' && !lacksShifts && differs) {
    if (groups.problems.shifts === undefined) update.shifts = cell
    else problems.push(groups.problems.shifts)
  }
  if (!isActive) update.isActive = true

  const [problem] = problems
  if (problem === undefined && Object.keys(update).length === 1) return undefined
  const titleOf = (shiftId: string) => shifts?.find((shift) => shift.id === shiftId)?.title ?? ''
  const titles = (some: readonly string[]) => some.map(titleOf)
  return {
    row: row.row,
    present: {
      fullName: member.fullName,
      email: member.email,
      department: departments.find((one) => one.id === departmentId)?.name ?? null,
      ownShifts: isRotation(own) ? { ...own, weeks: own.weeks.map(titles) } : titles(own),
      isActive,
    },
    update,
    problem: problem && { row: row.row, ...problem },
  }
}

/** Whether two rows about one person say different things; blank cells say nothing. */
export const contradict = (one: ImportRow, other: ImportRow): boolean =>
  (['fullName', 'department', 'shifts', ...optionalNames] as const).some((name) => {
    const [first, second] = [one, other].map((row) => fold(withoutStrayBlanks(row[name] ?? '')))
    return first !== '' && second !== '' && first !== second
  })

/** For a person of whom two rows say different things: nothing is proposed, and the later row is named. */
export const withoutProposal = ({ row: firstRow, present, update }: ListedChange, row: number): ListedChange => ({
  row,
  present,
  update: { employeeId: update.employeeId },
  problem: { row, problem: 'phone_repeated', names: [String(firstRow)] },
})
