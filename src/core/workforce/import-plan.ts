import { asPhone, Clock, Pauses, useCase, withoutStrayBlanks } from '../shared/index.ts'
import type { Actor } from '../actors/rules.ts'
import type { Shift } from '../shifts/index.ts'
import type { OwnShifts } from '../shifts/rules.ts'
import { isWithinReach } from './authority.ts'
import type { Department } from './department.ts'
import type { ImportRow } from './import-row.ts'
import { hasNeverSignedIn } from './employee.ts'
import {
  groupReader,
  lastingProblem,
  type MissingGroups,
  missingCounter,
  missingProblem,
  type Problem,
} from './listed-groups.ts'
import type { KnownPerson } from './ports.ts'
import { type FailedRow, listedNameProblem, optionalFactProblem, optionalNames } from './rules.ts'

/** As typed, so that it can be corrected and imported again. */
export type FailedPerson = ImportRow & FailedRow

/** With the usual shifts it names. */
export type ValidRow = ImportRow & { ownShifts: OwnShifts }

export interface ImportPlan {
  /** By phone. */
  people: Map<string, ValidRow>
  failed: FailedPerson[]
  missing: MissingGroups
  /** Rows that name shifts although the company cannot have any. */
  ignoredShifts: number
}

/** Somebody in a list who is already a member, and what the list may add. */
export interface ListedMember extends KnownPerson {
  /** Whether the importer may change this person. */
  mayChange: boolean
  neverSignedIn: boolean
  lacksDepartment: boolean
  lacksShifts: boolean
}

/** People above the importer and inactive people lack nothing. */
export const listedMember = (person: KnownPerson, actor: Actor): ListedMember => {
  const mayChange = isWithinReach(actor, person)
  const isOpen = person.isActive && mayChange
  return {
    ...person,
    mayChange,
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

interface PhoneState {
  isMember: boolean
  /** The row that named the same phone before. */
  firstRow: number | undefined
}

/** For a member, only the phone matters. */
const personProblem = (
  row: ImportRow,
  phone: string | undefined,
  { isMember, firstRow }: PhoneState,
): Problem | undefined => {
  const problem = isMember ? undefined : listedNameProblem(row.fullName)
  if (problem !== undefined) return { problem }
  if (phone === undefined) return { problem: 'phone_invalid' }
  if (firstRow !== undefined) return { problem: 'phone_repeated', names: [String(firstRow)] }
  if (isMember) return undefined
  const [wrong] = optionalNames.flatMap((name) => optionalFactProblem(name, row[name] ?? '') ?? [])
  return wrong && { problem: wrong }
}

/** Rows that are read without a pause: a few milliseconds. */
export const rowsAtOnce = 500

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
      const groupsOf = groupReader({ departments, shifts }, clock.now())
      const missing = missingCounter()
      const people = new Map<string, ValidRow>()
      const failed: FailedPerson[] = []

      for (const [at, typed] of rows.entries()) {
        if (at % rowsAtOnce === rowsAtOnce - 1) await pauses.brief()
        const phone = asPhone(typed.phone)
        const member = phone === undefined ? undefined : members.get(phone)
        const row = {
          ...typed,
          department: member?.lacksDepartment === false ? '' : withoutStrayBlanks(typed.department),
          shifts: member?.lacksShifts === false || shifts === null ? '' : typed.shifts,
        }
        const groups = groupsOf(row)
        const firstRow = phone === undefined ? undefined : people.get(phone)?.row
        const problemOfGroups = (): Problem | undefined => {
          const problem = lastingProblem(groups)
          if (problem !== undefined) return problem
          missing.count(groups)
          return opens ? undefined : missingProblem(groups)
        }
        const problem = personProblem(row, phone, { isMember: member !== undefined, firstRow }) ?? problemOfGroups()
        if (problem !== undefined) failed.push({ ...typed, ...problem })
        else if (phone !== undefined) people.set(phone, { ...row, ownShifts: groups.ownShifts })
      }
      return {
        people,
        failed,
        missing: missing.all(),
        ignoredShifts: shifts === null ? rows.filter((row) => row.shifts !== '').length : 0,
      }
    },
)
