import { fold, homeTimezone, localDateAt, withoutStrayBlanks } from '../shared/index.ts'
import { nameProblem } from '../shared/rules.ts'
import type { Shift } from '../shifts/index.ts'
import { eachOwnShift, maxOwnShifts, type OwnShifts, shiftTitleRule } from '../shifts/rules.ts'
import type { Department } from './department.ts'
import { type NamedShifts, shiftReader } from './named-shifts.ts'
import { departmentNameRule, type FailedRow } from './rules.ts'

export type Problem = Omit<FailedRow, 'row'>

export interface ListedGroups {
  /** The one that the row names, open or not. */
  department: Department | undefined
  ownShifts: OwnShifts
  /** Whether the row says in which week a rotation begins. */
  isDated: boolean
  /** What creating departments and shifts would not solve. */
  problems: { department: Problem | undefined; shifts: Problem | undefined }
  /** Names that the company does not have. */
  missing: { departments: string[]; shifts: string[] }
}

interface Groups {
  departments: readonly Department[]
  /** Null unless the company is a firm. */
  shifts: readonly Shift[] | null
}

const shiftsProblem = ({ unknown, ambiguous, own, isUnfit }: NamedShifts): Problem | undefined => {
  if (unknown.some((title) => nameProblem(title, shiftTitleRule) !== undefined))
    return { problem: 'shift_unknown', names: unknown }
  if (ambiguous.length > 0 && unknown.length === 0) return { problem: 'shift_ambiguous', names: ambiguous }
  if (isUnfit) return { problem: 'rotation_invalid' }
  return eachOwnShift(own).length > maxOwnShifts ? { problem: 'shift_too_many' } : undefined
}

/** Reads the department and the usual shifts that a row of a list names. */
export const groupReader = ({ departments, shifts }: Groups, now: Date) => {
  const byName = new Map(departments.map((one) => [fold(one.name), one]))
  const shiftsIn = shiftReader(shifts ?? [], localDateAt(now, homeTimezone))
  return (row: { department: string; shifts: string }): ListedGroups => {
    const name = withoutStrayBlanks(row.department)
    const department = byName.get(fold(name))
    const isMissing = fold(name) !== '' && department === undefined
    const named = shiftsIn(row.shifts)
    const departmentProblem = (): Problem | undefined => {
      if (department?.isActive === false) return { problem: 'department_inactive', names: [name] }
      return isMissing && nameProblem(name, departmentNameRule) !== undefined
        ? { problem: 'department_unknown', names: [name] }
        : undefined
    }
    return {
      department,
      ownShifts: named.own,
      isDated: named.isDated,
      problems: { department: departmentProblem(), shifts: shiftsProblem(named) },
      missing: { departments: isMissing ? [name] : [], shifts: [...new Set(named.unknown)] },
    }
  }
}

export const lastingProblem = ({ problems: { department, shifts } }: ListedGroups): Problem | undefined =>
  department ?? shifts

/** The problem of a row as long as nobody creates what it names. */
export const missingProblem = ({ missing: { departments, shifts } }: ListedGroups): Problem | undefined => {
  if (departments.length > 0) return { problem: 'department_unknown', names: departments }
  return shifts.length > 0 ? { problem: 'shift_unknown', names: shifts } : undefined
}

/** A name in the list that the company does not have, in its first spelling. */
export interface Missing {
  name: string
  /** How many rows name it and are otherwise valid. */
  rows: number
}

const counter = (known: readonly Missing[]) => {
  const byName = new Map(known.map((one) => [fold(one.name), { ...one }]))
  const count = (name: string): void => {
    const counted = byName.get(fold(name)) ?? { name, rows: 0 }
    counted.rows++
    byName.set(fold(name), counted)
  }
  return { byName, count }
}

export interface MissingGroups {
  departments: Missing[]
  shifts: Missing[]
}

/** Counts what rows name and the company does not have, beside what was counted before. */
export const missingCounter = (known: MissingGroups = { departments: [], shifts: [] }) => {
  const departments = counter(known.departments)
  const shifts = counter(known.shifts)
  return {
    count: ({ missing }: Pick<ListedGroups, 'missing'>): void => {
      missing.departments.forEach(departments.count)
      missing.shifts.forEach(shifts.count)
    },
    all: (): MissingGroups => ({
      departments: [...departments.byName.values()],
      shifts: [...shifts.byName.values()],
    }),
  }
}
