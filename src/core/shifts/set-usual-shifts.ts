import { Clock, useCase } from '../shared/index.ts'
import { UsualShifts, StandingChoices } from './ports.ts'
import { shiftRefusal } from './shift.ts'
/** The shifts that people work, by which their days, news and standing choices are chosen; none means all (rules M11, M16). */
export const setUsualShifts = useCase(
  [UsualShifts, StandingChoices, Clock],
  (usual, standing, clock) =>
    async (input: { companyId: string; userIds: readonly string[]; shiftIds: readonly string[] }): Promise<void> => {
      const { companyId, userIds } = input
      if (!(await usual.set(companyId, userIds, [...new Set(input.shiftIds)]))) throw shiftRefusal('shift.missing')
      await standing.apply(companyId, userIds, clock.now())
    },
)
