import { holdAuthority } from '../access/index.ts'
import { type Actor, roles } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, type LocalDate, useCase } from '../shared/index.ts'
import { StandingChoices } from '../shifts/index.ts'
import { Employees, refuseAbove } from '../workforce/index.ts'
import { absenceRefusal } from './absence.ts'
import type { AbsenceOfPerson } from './mark-absence.ts'
import { Absences } from './ports.ts'

/**
 * Ends the absence on these days. The choices that it withdrew do not return, but standing ones apply again (rules Y2
 * and M16). Returns how many choices those made.
 */
export const endAbsence = useCase(
  [Absences, StandingChoices, Clock],
  (absences, standing, clock) =>
    async ({ companyId, userId, first, last }: AbsenceOfPerson): Promise<{ chosen: number }> => {
      await absences.hold(companyId, [userId], roles)
      const ended = await absences.remove(companyId, [userId], { first, last })
      if (ended === 0) throw absenceRefusal('absence.missing')
      const { chosen } = await standing.apply(companyId, [userId], clock.now())
      return { chosen }
    },
)

/** Names nobody, like `absenceMarked`. */
export const absenceEnded = logEvent('absence.ended', 'USER_UPDATED', telling<{ first: LocalDate; last: LocalDate }>())

/** The same by somebody who manages absences, but not of a person above them (rules Y2, I8). */
export const endAbsenceOf = useCase(
  [holdAuthority, Employees, endAbsence, Trail],
  (authority, employees, end, trail) =>
    async ({ actor: asking, ...absence }: AbsenceOfPerson & { actor: Actor }): Promise<{ chosen: number }> => {
      const { companyId, userId, first, last } = absence
      const actor = await authority(companyId, asking, 'manageAbsences')
      const person = await employees.forChange(companyId, userId)
      if (person !== null) refuseAbove(actor, person)
      const ended = await end(absence)
      await trail.write({ event: absenceEnded, companyId, actor, meta: { first, last } })
      return ended
    },
)
