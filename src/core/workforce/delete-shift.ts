import type { Trail } from '../audit/index.ts'
import { addDays, type Clock, localDateAt, Refusal } from '../shared/index.ts'
import type { FutureChoices, Shifts } from './ports.ts'

/** Choices from tomorrow on are cancelled with the shift; the past stays. */
export const deleteShift =
  (shifts: Shifts, futureChoices: FutureChoices, trail: Trail, clock: Clock) =>
  async (wish: { companyId: string; shiftId: string; actorId: string }): Promise<{ cancelledChoices: number }> => {
    const shift = await shifts.forChange(wish.companyId, wish.shiftId)
    if (shift === null) throw new Refusal('missing', 'shift.missing')
    const tomorrow = addDays(localDateAt(clock.now(), shift.timezone), 1)
    const cancelledChoices = await futureChoices.cancelOfShift(wish.companyId, shift.id, tomorrow)
    await shifts.remove(wish.companyId, shift.id)
    await trail.write({
      type: 'SHIFT_UPDATED',
      event: 'shift.deleted',
      companyId: wish.companyId,
      actorId: wish.actorId,
      meta: { shift_id: shift.id, title: shift.title, cancelled_choices: cancelledChoices },
    })
    return { cancelledChoices }
  }
