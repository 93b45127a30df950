import { useCase } from '../shared/index.ts'
import { UsualShifts } from './ports.ts'
import { shiftRefusal } from './shift.ts'

/** The shifts that somebody works, by which their days and news are chosen; none means all (rule M11). */
export const setUsualShifts = useCase(
  [UsualShifts],
  (usual) =>
    async (input: { companyId: string; userId: string; shiftIds: readonly string[] }): Promise<void> => {
      if (!(await usual.set(input.companyId, input.userId, [...new Set(input.shiftIds)])))
        throw shiftRefusal('shift.missing')
    },
)
