import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { freezeListsOf } from '../menus/index.ts'
import { useCase } from '../shared/index.ts'
import { shiftRefusal, Shifts } from '../shifts/index.ts'
import { Departments } from '../workforce/index.ts'
import { type GuestRepeat, guestRefusal } from './guest.ts'
import { hostOf } from './host.ts'
import { Guests } from './ports.ts'

export const guestRepeatSaved = logEvent(
  'guests.repeat_saved',
  'COMPANY_UPDATED',
  telling<{ weekday: number; shift: string; department: string | null; portions: number }>(),
)

/**
 * Sets how many guests a department has in a shift every week on a weekday (rule Y3). Lists whose cut-off has passed are
 * frozen first, so that it only counts from the next open day on.
 */
export const saveGuestRepeat = useCase(
  [freezeListsOf, Guests, Shifts, Departments, Trail],
  (freeze, guests, shifts, departments, trail) =>
    async ({ actor, ...repeat }: GuestRepeat & { actor: Actor }): Promise<void> => {
      const { companyId, shiftId, weekday, portions } = repeat
      const shift = await shifts.byId(companyId, shiftId)
      if (shift === null) throw shiftRefusal('shift.missing')
      if (portions > 0 && !shift.days.includes(weekday)) throw guestRefusal('guests.not_a_work_day')
      const department = await hostOf(departments, repeat, portions > 0)
      await freeze([companyId])
      if ((await guests.saveRepeat(repeat)) === portions) return
      await trail.write({
        event: guestRepeatSaved,
        companyId,
        actor,
        meta: { weekday, shift: shift.title, department, portions },
      })
    },
)
