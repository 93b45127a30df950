import { Clock, type CompanyId, type ShiftId, useCase, type UserId } from '../shared/index.ts'
import { UsualShifts, StandingChoices } from './ports.ts'
import { shiftRefusal } from './shift.ts'
/**
 * Sets the shifts people usually work, which determine the days they see, their notifications and where standing
 * choices apply; none means all (rules M11, M16).
 */
export const setUsualShifts = useCase(
  [UsualShifts, StandingChoices, Clock],
  (usual, standing, clock) =>
    async (input: {
      companyId: CompanyId
      userIds: readonly UserId[]
      shiftIds: readonly ShiftId[]
    }): Promise<void> => {
      const { companyId, userIds } = input
      if (!(await usual.set(companyId, userIds, [...new Set(input.shiftIds)]))) throw shiftRefusal('shift.missing')
      await standing.apply(companyId, userIds, clock.now())
    },
)
