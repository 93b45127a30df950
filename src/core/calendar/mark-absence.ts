import { holdAuthority } from '../access/index.ts'
import { type Actor, type Role, roles } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { announceAbsence } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  FutureChoices,
  homeTimezone,
  Ids,
  Jobs,
  type LocalDate,
  localDateAt,
  type PersonalAbsence,
  useCase,
  type UserId,
} from '../shared/index.ts'
import { changeableRoles } from '../workforce/index.ts'
import { refuseUnfitAbsence } from './absence.ts'
import { Absences } from './ports.ts'
import type { DateRange } from './rules.ts'

export interface AbsenceOfPerson extends DateRange {
  companyId: CompanyId
  userId: UserId
}

export interface Marked {
  people: UserId[]
  /** Those who are absent on a day on which they were not before. */
  changed: ReadonlySet<UserId>
  /** How many choices were withdrawn. */
  choices: number
}

/** For active people of the company with one of the roles; the others are left out. Does not look at the dates. */
export const setAbsent = useCase(
  [Absences, FutureChoices],
  (absences, futureChoices) =>
    async (
      { companyId, ofRoles }: { companyId: CompanyId; ofRoles: readonly Role[] },
      asked: readonly PersonalAbsence[],
      now: Date,
    ): Promise<Marked> => {
      const people = await absences.hold(companyId, [...new Set(asked.map(({ userId }) => userId))], ofRoles)
      const held = new Set(people)
      const marked = asked.filter(({ userId }) => held.has(userId))
      const changed = new Set(await absences.add(companyId, marked))
      const { choices } = await futureChoices.cancelOfAbsences(companyId, marked, now)
      return { people, changed, choices }
    },
)

const refuseUnfit = (range: DateRange, now: Date): void => refuseUnfitAbsence(range, localDateAt(now, homeTimezone))

/**
 * Marks days on which a person is absent, and withdraws their choices of days that are still open; a skip stays. A meal
 * whose list is closed stays, too (rule Y2). Returns how many choices it withdrew.
 */
export const markAbsence = useCase(
  [setAbsent, Clock],
  (set, clock) =>
    async ({ companyId, userId, first, last }: AbsenceOfPerson): Promise<{ withdrawnChoices: number }> => {
      const now = clock.now()
      refuseUnfit({ first, last }, now)
      const { choices } = await set({ companyId, ofRoles: roles }, [{ userId, first, last }], now)
      return { withdrawnChoices: choices }
    },
)

/** Names nobody: the log is kept for longer than an absence. */
export const absenceMarked = logEvent(
  'absence.marked',
  'USER_UPDATED',
  telling<{ people: number; first: LocalDate; last: LocalDate; cancelledChoices?: number }>(),
)

export interface AbsenceOfPeople extends DateRange {
  companyId: CompanyId
  actor: Actor
  userIds: readonly UserId[]
  /** Tells what would happen, and writes nothing. */
  isPreview: boolean
}

/**
 * The same for several people, who are told. Returns how many of them were marked: people who are not active, or above
 * the actor, are left out (rules Y2, I8).
 */
export const markAbsences = useCase(
  {
    authority: holdAuthority,
    set: setAbsent,
    absences: Absences,
    futureChoices: FutureChoices,
    jobs: Jobs,
    trail: Trail,
    ids: Ids,
    clock: Clock,
  },
  ({ authority, set, absences, futureChoices, jobs, trail, ids, clock }) =>
    async ({ companyId, actor: asking, userIds, first, last, isPreview }: AbsenceOfPeople) => {
      const now = clock.now()
      refuseUnfit({ first, last }, now)
      const actor = await authority(companyId, asking, 'manageAbsences')
      const ofRoles = changeableRoles(actor)
      if (isPreview) {
        const held = await absences.hold(companyId, userIds, ofRoles)
        const absent = held.map((userId) => ({ userId, first, last }))
        return { marked: held.length, withdrawnChoices: await futureChoices.countOfAbsences(companyId, absent, now) }
      }
      const asked = userIds.map((userId) => ({ userId, first, last }))
      const { people, choices } = await set({ companyId, ofRoles }, asked, now)
      if (people.length > 0) {
        await jobs.add(announceAbsence, { id: ids.next(), companyId, first, last, people })
        const cancelled = choices > 0 && { cancelledChoices: choices }
        const meta = { people: people.length, first, last, ...cancelled }
        await trail.write({ event: absenceMarked, companyId, actor, meta })
      }
      return { marked: people.length, withdrawnChoices: choices }
    },
)
