import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, type CompanyId, Ids, type ShiftId, useCase } from '../shared/index.ts'
import { Shifts } from './ports.ts'
import { newShift, type Shift, type ShiftPlan, tidyPlan } from './shift.ts'
import { shiftFacts, type ShiftFacts } from './shift-facts.ts'

export const shiftCreated = logEvent('shift.created', 'SHIFT_CREATED', telling<{ shiftId: ShiftId } & ShiftFacts>())

export const createShift = useCase(
  [Shifts, Trail, Ids, Clock],
  (shifts, trail, ids, clock) =>
    async (input: { companyId: CompanyId; actor: Actor; plan: ShiftPlan }): Promise<Shift> => {
      const shift = newShift({
        ...tidyPlan(input.plan),
        id: ids.next(),
        companyId: input.companyId,
        createdAt: clock.now(),
      })
      await shifts.add(shift)
      await trail.write({
        event: shiftCreated,
        companyId: input.companyId,
        actor: input.actor,
        meta: { shiftId: shift.id, ...shiftFacts(shift) },
      })
      return shift
    },
)
