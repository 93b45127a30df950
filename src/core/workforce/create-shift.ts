import type { Trail } from '../audit/index.ts'
import type { Clock, Ids } from '../shared/index.ts'
import type { Shifts } from './ports.ts'
import { Shift, type ShiftPlan } from './shift.ts'
import { shiftFacts } from './shift-facts.ts'

export const createShift =
  (shifts: Shifts, trail: Trail, ids: Ids, clock: Clock) =>
  async (wish: { companyId: string; actorId: string | null; plan: ShiftPlan }): Promise<Shift> => {
    const shift = Object.assign(new Shift(), {
      id: ids.next(),
      companyId: wish.companyId,
      isActive: true,
      isDeleted: false,
      createdAt: clock.now(),
    })
    shift.plan(wish.plan)
    await shifts.add(shift)
    await trail.write({
      type: 'SHIFT_CREATED',
      event: 'shift.created',
      companyId: wish.companyId,
      actorId: wish.actorId,
      meta: { shift_id: shift.id, ...shiftFacts(shift) },
    })
    return shift
  }
