import { Clock, type CompanyId, type ShiftId, useCase, type UserId } from '../shared/index.ts'
import { holdShifts, Shifts, StandingChoices, UsualShifts } from './ports.ts'

/**
 * Sets the shifts people usually work, which determine the days they see, their notifications and where standing
 * choices apply; none means all (rules M11, M16).
 */
export const setUsualShifts = useCase(
  [Shifts, UsualShifts, StandingChoices, Clock],
  (shifts, usual, standing, clock) =>
    async (input: {
      companyId: CompanyId
      userIds: readonly UserId[]
      shiftIds: readonly ShiftId[]
    }): Promise<void> => {
      const { companyId, userIds, shiftIds } = input
      await holdShifts(shifts, companyId, shiftIds)
      await usual.set(companyId, userIds, [...new Set(shiftIds)])
      await standing.apply(companyId, userIds, clock.now())
    },
)
