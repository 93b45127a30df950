import type { Actor } from '../access/index.ts'
import { logEvent, Trail } from '../audit/index.ts'
import { addDays, Clock, FutureChoices, useCase } from '../shared/index.ts'
import { shiftRefusal } from './shift.ts'
import { Shifts } from './ports.ts'
import { todayOf } from './rules.ts'

export const shiftDeleted = logEvent('shift.deleted', 'SHIFT_UPDATED')

/** Choices from tomorrow on are cancelled with the shift; the past stays. */
export const deleteShift = useCase(
  [Shifts, FutureChoices, Trail, Clock],
  (shifts, futureChoices, trail, clock) =>
    async (input: { companyId: string; shiftId: string; actor: Actor }): Promise<{ cancelledChoices: number }> => {
      const shift = await shifts.forChange(input.companyId, input.shiftId)
      if (shift === null) throw shiftRefusal('shift.missing')
      const tomorrow = addDays(todayOf(shift, clock.now()), 1)
      const cancelledChoices = await futureChoices.cancelOfShift(input.companyId, shift.id, tomorrow)
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
