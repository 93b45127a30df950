/** @internal */

import { type CompanyId, useCase, type UserId } from '../shared/index.ts'
import { areSame, isRotation, type OwnShifts, Shifts, UsualShifts } from '../shifts/index.ts'
import type { ChangesOfEmployee } from './employee-changes.ts'

/**
 * The log's changes, as shift titles and the first Monday of weeks that differ, for each of these people, by id, whose
 * usual shifts would differ; null stands for all shifts.
 */
export const changesOfShifts = useCase(
  [UsualShifts, Shifts],
  (usual, shifts) =>
    async (companyId: CompanyId, next: ReadonlyMap<UserId, OwnShifts>): Promise<Map<string, ChangesOfEmployee>> => {
      const own = await usual.ofAll(companyId, [...next.keys()])
      const all = await shifts.allOf(companyId)
      const titles = (some: readonly string[]) =>
        all
          .filter(({ id }) => some.includes(id))
          .map(({ title }) => title)
          .join(', ')
      const named = (some: OwnShifts) =>
        (isRotation(some) ? `${some.firstMonday}: ${some.weeks.map(titles).join(' > ')}` : titles(some)) || null
      return new Map(
        [...next].flatMap(([employeeId, ownShifts]) => {
          const before = own.get(employeeId) ?? []
          return areSame(before, ownShifts)
            ? []
            : [[employeeId, { shifts: { from: named(before), to: named(ownShifts) } }] as const]
        }),
      )
    },
)
