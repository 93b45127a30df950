import { Clock, type CompanyId, useCase, type UserId } from '../shared/index.ts'
import { eachOwnShift, type OwnShifts } from './own-shifts.ts'
import { holdShifts, Shifts, StandingChoices, UsualShifts } from './ports.ts'

/**
 * Sets the shifts people usually work, the same every week or not, which determine the days they see, their notifications and where standing
 * choices apply; none means all (rules M11, M16).
 */
export const setUsualShifts = useCase(
  [Shifts, UsualShifts, StandingChoices, Clock],
  (shifts, usual, standing, clock) =>
    async (input: { companyId: CompanyId; userIds: readonly UserId[]; ownShifts: OwnShifts }): Promise<void> => {
      const { companyId, userIds, ownShifts } = input
      await holdShifts(shifts, companyId, eachOwnShift(ownShifts))
      await usual.set(companyId, userIds, ownShifts)
      await standing.apply(companyId, userIds, clock.now())
    },
)
