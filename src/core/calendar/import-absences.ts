import { holdAuthority } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { announceAbsence } from '../notifications/index.ts'
import {
  asPhone,
  Clock,
  type CompanyId,
  daysBetween,
  FutureChoices,
  Ids,
  Jobs,
  type PersonalAbsence,
  useCase,
} from '../shared/index.ts'
import { changeableRoles, Employees } from '../workforce/index.ts'
import { absencesIn, type AbsenceRow, type FailedAbsence } from './absence-list.ts'
import { setAbsent } from './mark-absence.ts'

/** Names nobody, like `absenceMarked`. */
export const absencesImported = logEvent(
  'absence.imported',
  'USER_UPDATED',
  telling<{ people: number; failed: number; cancelledChoices?: number }>(),
)

export interface AbsencesOfList {
  companyId: CompanyId
  actor: Actor
  rows: readonly AbsenceRow[]
  /** Tells what would happen, and writes nothing. */
  isPreview: boolean
}

export interface ImportedAbsences {
  people: number
  /** Counted for each person. */
  days: number
  withdrawnChoices: number
  failed: FailedAbsence[]
}

/** Each range once, with its people. */
const newsOf = (absences: readonly PersonalAbsence[]) =>
  [...Map.groupBy(absences, ({ first, last }) => `${first} ${last}`).values()].map((some) => ({
    first: some[0]!.first,
    last: some[0]!.last,
    people: [...new Set(some.map(({ userId }) => userId))],
  }))

/**
 * Marks the people of a list as absent and tells them. Rows that cannot be taken are reported; a list that is given
 * again changes nothing (rule Y2).
 */
export const importAbsences = useCase(
  {
    authority: holdAuthority,
    employees: Employees,
    futureChoices: FutureChoices,
    set: setAbsent,
    jobs: Jobs,
    trail: Trail,
    ids: Ids,
    clock: Clock,
  },
  ({ authority, employees, futureChoices, set, jobs, trail, ids, clock }) =>
    async ({ companyId, actor: asking, rows, isPreview }: AbsencesOfList): Promise<ImportedAbsences> => {
      const now = clock.now()
      const actor = await authority(companyId, asking, 'manageAbsences')
      const ofRoles = changeableRoles(actor)
      const phones = [...new Set(rows.flatMap(({ phone }) => asPhone(phone) ?? []))]
      const members = await employees.membersAmong(companyId, phones)
      const { absences, failed } = absencesIn(rows, { members, ofRoles }, now)
      const days = absences.reduce((sum, { first, last }) => sum + daysBetween(first, last) + 1, 0)
      const people = new Set(absences.map(({ userId }) => userId)).size
      if (isPreview || people === 0) {
        const withdrawnChoices = people === 0 ? 0 : await futureChoices.countOfAbsences(companyId, absences, now)
        return { people, days, withdrawnChoices, failed }
      }
      const { choices, changed } = await set({ companyId, ofRoles }, absences, now)
      if (changed.size > 0) {
        const news = newsOf(absences.filter(({ userId }) => changed.has(userId)))
        await jobs.addAll(
          announceAbsence,
          news.map((range) => ({ id: ids.next(), companyId, ...range })),
        )
        const cancelled = choices > 0 && { cancelledChoices: choices }
        const meta = { people: changed.size, failed: failed.length, ...cancelled }
        await trail.write({ event: absencesImported, companyId, actor, meta })
      }
      return { people, days, withdrawnChoices: choices, failed }
    },
)
