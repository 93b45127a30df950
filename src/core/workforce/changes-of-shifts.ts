/** @internal */

import { type CompanyId, useCase, type UserId } from '../shared/index.ts'
import { Shifts, UsualShifts } from '../shifts/index.ts'
import type { ChangesOfEmployee } from './employee-changes.ts'

/**
 * The log's changes, as shift titles, for each of these people whose usual shifts would differ; null stands for all
 * shifts.
 */
export const changesOfShifts = useCase(
  [UsualShifts, Shifts],
  (usual, shifts) =>
    async (
      companyId: CompanyId,
      employeeIds: readonly UserId[],
      ids: readonly string[],
    ): Promise<Map<string, ChangesOfEmployee>> => {
      const own = await usual.ofAll(companyId, employeeIds)
      const all = await shifts.allOf(companyId)
      const named = (some: readonly string[]) => {
        const titles = all.filter(({ id }) => some.includes(id)).map(({ title }) => title)
        return titles.join(', ') || null
      }
      const count = new Set(ids).size
      const isSame = (before: readonly string[]) => before.length === count && before.every((id) => ids.includes(id))
      return new Map(
        employeeIds.flatMap((employeeId) => {
          const before = own.get(employeeId) ?? []
          return isSame(before) ? [] : [[employeeId, { shifts: { from: named(before), to: named(ids) } }] as const]
        }),
      )
    },
)
