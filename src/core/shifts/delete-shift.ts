import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { type CompanyId, type ShiftId, useCase } from '../shared/index.ts'
import { endDays } from './end-days.ts'
import { shiftRefusal } from './shift.ts'
import { Shifts } from './ports.ts'

export const shiftDeleted = logEvent(
  'shift.deleted',
  'SHIFT_UPDATED',
  telling<{ shiftId: ShiftId; title: string; cancelledChoices: number }>(),
)

/** Future choices are cancelled with the shift; past ones stay. */
export const deleteShift = useCase(
  [Shifts, endDays, Trail],
  (shifts, end, trail) =>
    async (input: { companyId: CompanyId; shiftId: ShiftId; actor: Actor }): Promise<{ cancelledChoices: number }> => {
      const shift = await shifts.forChange(input.companyId, input.shiftId)
      if (shift === null) throw shiftRefusal('shift.missing')
      const cancelledChoices = await end(shift, null)
      await shifts.remove(input.companyId, shift.id)
      await trail.write({
        event: shiftDeleted,
        companyId: input.companyId,
        actor: input.actor,
        meta: { shiftId: shift.id, title: shift.title, cancelledChoices },
      })
      return { cancelledChoices }
    },
)
