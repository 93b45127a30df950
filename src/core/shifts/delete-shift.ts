import type { Actor } from '../access/index.ts'
import { Trail } from '../audit/index.ts'
import { addDays, Clock, FutureChoices, Refusal, useCase } from '../shared/index.ts'
import { Shifts } from './ports.ts'
import { todayOf } from './rules.ts'

/** Choices from tomorrow on are cancelled with the shift; the past stays. */
export const deleteShift = useCase(
  [Shifts, FutureChoices, Trail, Clock],
  (shifts, futureChoices, trail, clock) =>
    async (wish: { companyId: string; shiftId: string; actor: Actor }): Promise<{ cancelledChoices: number }> => {
      const shift = await shifts.forChange(wish.companyId, wish.shiftId)
      if (shift === null) throw new Refusal('shift.missing')
      const tomorrow = addDays(todayOf(shift, clock.now()), 1)
      const cancelledChoices = await futureChoices.cancelOfShift(wish.companyId, shift.id, tomorrow)
      await shifts.remove(wish.companyId, shift.id)
      await trail.write({
        event: 'shift.deleted',
        companyId: wish.companyId,
        actor: wish.actor,
        meta: { shift_id: shift.id, title: shift.title, cancelled_choices: cancelledChoices },
      })
      return { cancelledChoices }
    },
)
