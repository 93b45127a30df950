import type { Trail } from '../audit/index.ts'
import { Refusal } from '../shared/index.ts'
import type { Shifts } from './ports.ts'
import type { Shift, ShiftPlan } from './shift.ts'

export const updateShift =
  (shifts: Shifts, trail: Trail) =>
  async (wish: { companyId: string; shiftId: string; actorId: string; plan: ShiftPlan }): Promise<Shift> => {
    const shift = await shifts.forChange(wish.companyId, wish.shiftId)
    if (shift === null) throw new Refusal('missing', 'shift.missing')
    shift.plan(wish.plan)
    await shifts.update(shift)
    await trail.write({
      type: 'SHIFT_UPDATED',
      event: 'shift.updated',
      companyId: wish.companyId,
      actorId: wish.actorId,
      meta: { shift_id: shift.id, title: shift.title, start_time: shift.startTime, end_time: shift.endTime },
    })
    return shift
  }
