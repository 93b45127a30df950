import {
  addDays,
  asPhone,
  Clock,
  fold,
  homeTimezone,
  type LocalDate,
  localDateAt,
  mondayOf,
  Pauses,
  useCase,
  withoutStrayBlanks,
} from '../shared/index.ts'
import { nameProblem } from '../shared/rules.ts'
import type { Shift } from '../shifts/index.ts'
import { eachOwnShift, maxOwnShifts, type OwnShifts, rotationRule, shiftTitleRule } from '../shifts/rules.ts'
import type { Department } from './department.ts'
import type { ImportRow } from './import-row.ts'
import { hasNeverSignedIn, mayBeCompleted } from './employee.ts'
import type { KnownPerson } from './ports.ts'
import { departmentNameRule, type FailedRow, listedNameProblem, optionalFactProblem, optionalNames } from './rules.ts'

/** As typed, so that it can be corrected and imported again. */
export type FailedPerson = ImportRow & FailedRow

/** With the usual shifts it names. */
export type ValidRow = ImportRow & { ownShifts: OwnShifts }

/** A name in the list that the company does not have, in its first spelling. */
export interface Missing {
  name: string
  /** How many rows name it and are otherwise valid. */
  rows: number
}

export interface ImportPlan {
  /** By phone. */
  people: Map<string, ValidRow>
  failed: FailedPerson[]
  missing: { departments: Missing[]; shifts: Missing[] }
  /** Rows that name shifts although the company cannot have any. */
  ignoredShifts: number
}

/** Somebody in a list who is already a member, and what the list may add. */
export interface ListedMember extends Pick<KnownPerson, 'id' | 'fullName'> {
  neverSignedIn: boolean
  lacksDepartment: boolean
  lacksShifts: boolean
}

/** People above the importer and inactive people lack nothing. `roles` are the roles the importer may change. */
export const listedMember = (person: KnownPerson, roles: readonly string[]): ListedMember => {
  const isOpen = mayBeCompleted(person, roles)
  return {
    id: person.id,
    fullName: person.fullName,
    neverSignedIn: hasNeverSignedIn(person),
    lacksDepartment: isOpen && person.departmentId === null,
    lacksShifts: isOpen && !person.hasToldShifts,
  }
}

/** What a list is compared with. */
export interface CompanyRecords {
  departments: readonly Department[]
  /** Null unless the company is a firm: only firms have shifts. */
  shifts: readonly Shift[] | null
  /** The people of the list who are already members, by phone. */
  members: ReadonlyMap<string, ListedMember>
}

type Problem = Omit<FailedRow, 'row'>

const counter = () => {
  const byName = new Map<string, Missing>()
  const count = (name: string): void => {
    const known = byName.get(fold(name)) ?? { name, rows: 0 }
    known.rows++
    byName.set(fold(name), known)
  }
  return { byName, count }
}

/** The most parts that separators within one shift title can split it into. */
const maxTitleParts = 5

interface NamedShifts {
  unknown: string[]
  ambiguous: string[]
  own: OwnShifts
  /** The cell is meant to be a rotation, but is none. */
  isUnfit: boolean
}

/**
 * Finds the shifts named in a cell, of one week or of weeks that follow each other: `Gündüz > Akşam > Gece`, from this
 * week on or from that of a date before them. If a title itself contains a separator, the longest known title wins.
 */
const shiftReader = (shifts: readonly Shift[], today: LocalDate) => {
  const byTitle = Map.groupBy(
    shifts.filter(({ isActive }) => isActive),
    ({ title }) => fold(title),
  )
  const called = (title: string) => byTitle.get(fold(withoutStrayBlanks(title))) ?? []
  const divided = (cell: string, separator: string): string[] => {
    const parts = cell.split(separator)
    const titles: string[] = []
    for (let at = 0; at < parts.length;) {
      const from = (count: number) => parts.slice(at, at + count).join(separator)
      let count = Math.min(maxTitleParts, parts.length - at)
      while (count > 1 && called(from(count)).length === 0) count--
      titles.push(withoutStrayBlanks(from(count)))
      at += count
    }
    return titles
  }
  const titlesIn = (cell: string): string[] =>
    called(cell).length > 0
      ? [withoutStrayBlanks(cell)]
      : divided(cell, cell.includes(';') ? ';' : ',').filter((title) => title !== '')
  const idsOf = (titles: readonly string[]) => [
    ...new Set(titles.flatMap((title) => called(title).map(({ id }) => id))),
  ]

  return (cell: string): NamedShifts => {
    if (cell === '') return { unknown: [], ambiguous: [], own: [], isUnfit: false }
    const start = called(cell).length > 0 ? undefined : startOfRotation(cell)
    const weeks = called(cell).length > 0 ? [cell] : divided(start?.rest ?? cell, '>')
    const titles = weeks.map(titlesIn)
    const each = titles.flat()
    const isRotating = start !== undefined || weeks.length > 1
    const { minWeeks, maxWeeks, maxShiftsOfWeek } = rotationRule
    return {
      unknown: each.filter((title) => called(title).length === 0),
      ambiguous: each.filter((title) => called(title).length > 1),
      own: isRotating ? { firstMonday: mondayOf(start?.date ?? today), weeks: titles.map(idsOf) } : idsOf(each),
      isUnfit:
        isRotating &&
        (start?.date === null ||
          weeks.length < minWeeks ||
          weeks.length > maxWeeks ||
          titles.some((week) => week.length === 0 || week.length > maxShiftsOfWeek)),
    }
  }
}

/** The date before the weeks, null if the calendar does not have it, and what follows. */
const startOfRotation = (cell: string): { date: LocalDate | null; rest: string } | undefined => {
  const [, day = '', month = '', year = '', rest = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](2\d{3}) ?:(.*)$/su.exec(withoutStrayBlanks(cell)) ?? []
  if (day === '') return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return { date: !Number.isNaN(time) && addDays(date, 0) === date ? date : null, rest }
}

interface PhoneState {
  isMember: boolean
  isSeen: boolean
}

/** For a member, only the phone matters. */
const personProblem = (
  row: ImportRow,
  phone: string | undefined,
  { isMember, isSeen }: PhoneState,
): Problem | undefined => {
  const problem = isMember ? undefined : listedNameProblem(row.fullName)
  if (problem !== undefined) return { problem }
  if (phone === undefined) return { problem: 'phone_invalid' }
  if (isSeen) return { problem: 'phone_repeated' }
  if (isMember) return undefined
  const [wrong] = optionalNames.flatMap((name) => optionalFactProblem(name, row[name] ?? '') ?? [])
  return wrong && { problem: wrong }
}

/** Rows that are read without a pause: a few milliseconds. */
const rowsAtOnce = 500

/**
 * Decides who in a list can be enrolled, and why others cannot. For members only the values they lack are read, so that
 * a list of existing people needs no corrections. With `opens`, missing departments and shifts count as if they had
 * been created.
 */
export const planOfList = useCase(
  [Pauses, Clock],
  (pauses, clock) =>
    async (
      rows: readonly ImportRow[],
      { departments, shifts, members }: CompanyRecords,
      opens = false,
    ): Promise<ImportPlan> => {
      const byName = new Map(departments.map((one) => [fold(one.name), one]))
      const shiftsOf = shiftReader(shifts ?? [], localDateAt(clock.now(), homeTimezone))
      const missing = { departments: counter(), shifts: counter() }
      const people = new Map<string, ValidRow>()
      const failed: FailedPerson[] = []

      const groupProblem = (
        { department, shifts: cell }: ImportRow,
        { unknown, ambiguous, own, isUnfit: isNoRotation }: NamedShifts,
      ): Problem | undefined => {
        const named = byName.get(fold(department))
        if (named?.isActive === false) return { problem: 'department_inactive', names: [department] }
        const isMissing = fold(department) !== '' && named === undefined
        if (isMissing && nameProblem(department, departmentNameRule) !== undefined)
          return { problem: 'department_unknown', names: [department] }
        const isUnfit = (title: string) => nameProblem(title, shiftTitleRule) !== undefined
        if (unknown.some(isUnfit)) return { problem: 'shift_unknown', names: unknown }
        if (ambiguous.length > 0 && unknown.length === 0) return { problem: 'shift_ambiguous', names: ambiguous }
        if (isNoRotation) return { problem: 'rotation_invalid' }
        if (eachOwnShift(own).length > maxOwnShifts) return { problem: 'shift_too_many' }
        if (isMissing) missing.departments.count(department)
        for (const title of new Set(unknown)) missing.shifts.count(title)
        if (opens) return undefined
        if (isMissing) return { problem: 'department_unknown', names: [department] }
        return cell !== '' && unknown.length > 0 ? { problem: 'shift_unknown', names: unknown } : undefined
      }

      for (const [at, typed] of rows.entries()) {
        if (at % rowsAtOnce === rowsAtOnce - 1) await pauses.brief()
        const phone = asPhone(typed.phone)
        const member = phone === undefined ? undefined : members.get(phone)
        const row = {
          ...typed,
          department: member?.lacksDepartment === false ? '' : withoutStrayBlanks(typed.department),
          shifts: member?.lacksShifts === false || shifts === null ? '' : typed.shifts,
        }
        const named = shiftsOf(row.shifts)
        const met = { isMember: member !== undefined, isSeen: phone !== undefined && people.has(phone) }
        const problem = personProblem(row, phone, met) ?? groupProblem(row, named)
        if (problem !== undefined) failed.push({ ...typed, ...problem })
        else if (phone !== undefined) people.set(phone, { ...row, ownShifts: named.own })
      }
      return {
        people,
        failed,
        missing: {
          departments: [...missing.departments.byName.values()],
          shifts: [...missing.shifts.byName.values()],
        },
        ignoredShifts: shifts === null ? rows.filter((row) => row.shifts !== '').length : 0,
      }
    },
)
