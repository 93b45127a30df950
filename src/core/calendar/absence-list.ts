import type { Role } from '../actors/rules.ts'
import {
  asPhone,
  fold,
  homeTimezone,
  type LocalDate,
  localDateAt,
  type PersonalAbsence,
  refusals,
  typedDate,
} from '../shared/index.ts'
import type { KnownPerson } from '../workforce/index.ts'
import { type RangeProblem, rangeProblem } from './absence.ts'

export const absenceListRefusal = refusals({
  'absence_list.headings_missing': 'malformed',
  'absence_list.empty': 'malformed',
})

/** A row of a list of absences, as typed. */
export interface AbsenceRow {
  /** The row number that Excel shows. */
  row: number
  fullName: string
  phone: string
  first: string
  /** Empty if it is one day. */
  last: string
}

export type AbsenceRowProblem =
  | 'phone_invalid'
  | 'person_missing'
  | 'name_differs'
  | 'above_you'
  | 'first_unreadable'
  | 'last_unreadable'
  | RangeProblem

/** As typed, so that it can be corrected and imported again. */
export interface FailedAbsence extends AbsenceRow {
  problem: AbsenceRowProblem
}

/** People of the company by phone, and the roles of those that may be marked. */
export interface KnownPeople {
  members: ReadonlyMap<string, KnownPerson>
  ofRoles: readonly Role[]
}

const wordsOf = (name: string): string[] => fold(name).split(/\s+/).filter(Boolean)

/** A list may leave out a second name, or put the surname first. */
const isName = (typed: string, fullName: string): boolean => {
  const words = wordsOf(fullName)
  return wordsOf(typed).every((word) => words.includes(word))
}

const personOf = (
  { phone, fullName }: AbsenceRow,
  { members, ofRoles }: KnownPeople,
): KnownPerson | AbsenceRowProblem => {
  const known = asPhone(phone)
  if (known === undefined) return 'phone_invalid'
  const person = members.get(known)
  if (person?.isActive !== true) return 'person_missing'
  if (!isName(fullName, person.fullName)) return 'name_differs'
  return ofRoles.includes(person.role) ? person : 'above_you'
}

/** An absence that has begun counts from today on. */
const rangeOf = ({ first, last }: AbsenceRow, today: LocalDate) => {
  const from = typedDate(first)
  const to = last === '' ? from : typedDate(last)
  if (from === undefined) return 'first_unreadable'
  if (to === undefined) return 'last_unreadable'
  const range = { first: from < today && today <= to ? today : from, last: to }
  return rangeProblem(range, today) ?? range
}

/** Who of a list is absent when, and why other rows cannot be taken (rule Y2). */
export const absencesIn = (
  rows: readonly AbsenceRow[],
  people: KnownPeople,
  now: Date,
): { absences: PersonalAbsence[]; failed: FailedAbsence[] } => {
  const today = localDateAt(now, homeTimezone)
  const absences: PersonalAbsence[] = []
  const failed: FailedAbsence[] = []
  for (const row of rows) {
    const person = personOf(row, people)
    const range = rangeOf(row, today)
    if (typeof person === 'string') failed.push({ ...row, problem: person })
    else if (typeof range === 'string') failed.push({ ...row, problem: range })
    else absences.push({ userId: person.id, ...range })
  }
  return { absences, failed }
}
