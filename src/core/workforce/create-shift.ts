import type { Actor } from '../access/index.ts'
import { Trail } from '../audit/index.ts'
import { Clock, Ids, useCase } from '../shared/index.ts'
import { Shifts } from './ports.ts'
import { Shift, type ShiftPlan } from './shift.ts'
import { shiftFacts } from './shift-facts.ts'

export const createShift = useCase(
  [Shifts, Trail, Ids, Clock],
  (shifts, trail, ids, clock) =>
    async (wish: { companyId: string; actor: Actor; plan: ShiftPlan }): Promise<Shift> => {
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
        actor: wish.actor,
        meta: { shift_id: shift.id, ...shiftFacts(shift) },
      })
      return shift
    },
)
