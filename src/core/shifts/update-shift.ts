import type { Actor } from '../actors/rules.ts'
import { changesBetween, logEvent, Trail, telling } from '../audit/index.ts'
import { type CompanyId, refuseStale, type ShiftId, useCase } from '../shared/index.ts'
import { endDays, reviewHalfDays } from './end-days.ts'
import { Shifts } from './ports.ts'
import { type Shift, type ShiftPlan, shiftRefusal } from './shift.ts'
import { shiftFacts, type ShiftFacts } from './shift-facts.ts'

export const shiftUpdated = logEvent(
  'shift.updated',
  'SHIFT_UPDATED',
  telling<{ shiftId: ShiftId; cancelledChoices?: number } & ShiftFacts, keyof ShiftFacts>(),
)

export interface ShiftUpdate {
  companyId: CompanyId
  shiftId: ShiftId
  actor: Actor
  plan: ShiftPlan
  seenVersion?: number | undefined
}

/** Cancels future choices on weekdays the shift no longer works; all other choices and its menus stay. */
export const updateShift = useCase(
  [Shifts, endDays, reviewHalfDays, Trail],
  (shifts, end, review, trail) =>
    async (input: ShiftUpdate): Promise<Shift> => {
      const shift = await shifts.forChange(input.companyId, input.shiftId)
      if (shift === null) throw shiftRefusal('shift.missing')
      refuseStale(shift, input.seenVersion)
      const before = shiftFacts(shift)
      const formerDays = shift.days
      shift.plan(input.plan)
      const changes = changesBetween(before, shiftFacts(shift))
      if (Object.keys(changes).length === 0) return shift
      const endedDays = formerDays.filter((day) => !shift.days.includes(day))
      const ended = endedDays.length === 0 ? 0 : await end(shift, endedDays)
      shift.version++
      await shifts.update(shift)
      const cancelledChoices = ended + (shift.startTime === before.startTime ? 0 : await review(shift))
      await trail.write({
        event: shiftUpdated,
        companyId: input.companyId,
        actor: input.actor,
        meta: { shiftId: shift.id, ...shiftFacts(shift), ...(cancelledChoices > 0 && { cancelledChoices }) },
        changes,
      })
      return shift
    },
)
