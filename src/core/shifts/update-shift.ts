import type { Actor } from '../access/index.ts'
import { changesBetween, logEvent, Trail } from '../audit/index.ts'
import { refuseStale, useCase } from '../shared/index.ts'
import { Shifts } from './ports.ts'
import { type Shift, type ShiftPlan, shiftRefusal } from './shift.ts'
import { shiftFacts } from './shift-facts.ts'

export const shiftUpdated = logEvent('shift.updated', 'SHIFT_UPDATED')

export interface ShiftUpdate {
  companyId: string
  shiftId: string
  actor: Actor
  plan: ShiftPlan
  seenVersion?: number | undefined
}

export const updateShift = useCase([Shifts, Trail], (shifts, trail) => async (input: ShiftUpdate): Promise<Shift> => {
  const shift = await shifts.forChange(input.companyId, input.shiftId)
  if (shift === null) throw shiftRefusal('shift.missing')
  refuseStale(shift, input.seenVersion)
  const before = shiftFacts(shift)
  shift.plan(input.plan)
  const changes = changesBetween(before, shiftFacts(shift))
  if (Object.keys(changes).length === 0) return shift
  shift.version++
  await shifts.update(shift)
  await trail.write({
    event: shiftUpdated,
    companyId: input.companyId,
    actor: input.actor,
    meta: { shiftId: shift.id, ...shiftFacts(shift) },
    changes,
  })
  return shift
})
