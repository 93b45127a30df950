import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, type LocalDate, useCase } from '../shared/index.ts'
import { StandingChoices } from '../shifts/index.ts'
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
      await absences.hold(companyId, [userId])
      const ended = await absences.remove(companyId, [userId], { first, last })
      if (ended === 0) throw absenceRefusal('absence.missing')
      const { chosen } = await standing.apply(companyId, [userId], clock.now())
      return { chosen }
    },
)

/** Names nobody, like `absenceMarked`. */
export const absenceEnded = logEvent('absence.ended', 'USER_UPDATED', telling<{ first: LocalDate; last: LocalDate }>())

/** The same by somebody who manages absences (rule Y2). */
export const endAbsenceOf = useCase(
  [endAbsence, Trail],
  (end, trail) =>
    async ({ actor, ...absence }: AbsenceOfPerson & { actor: Actor }): Promise<{ chosen: number }> => {
      const { companyId, first, last } = absence
      const ended = await end(absence)
      await trail.write({ event: absenceEnded, companyId, actor, meta: { first, last } })
      return ended
    },
)
