import { Partnerships } from '../partnerships/index.ts'
import { addDays, Clock, daysBetween, Ids, Jobs, type LocalDate, refusals, useCase } from '../shared/index.ts'
import { shiftRefusal, Shifts, todayOf } from '../shifts/index.ts'
import { refuseUndeclared } from './menu-day.ts'
import { Dishes, type Kitchen, MenuDays } from './ports.ts'
import { maxRangeDays } from './rules.ts'
import { holdPartnership } from './save-menu-days.ts'
import { tellOfPublished } from './tell-of-published.ts'

export const publishRefusal = refusals({
  'menu_day.range_invalid': 'unprocessable',
  'menu_day.range_too_long': 'unprocessable',
})

export const refuseUnfitRange = (start: LocalDate, end: LocalDate): void => {
  const days = daysBetween(start, end)
  if (days < 0) throw publishRefusal('menu_day.range_invalid')
  if (days >= maxRangeDays) throw publishRefusal('menu_day.range_too_long', { days: maxRangeDays })
}

/** Leaves past drafts alone, and those after the end of the partnership: nobody could choose from them. */
export const publishMenuDays = useCase(
  [MenuDays, Dishes, Partnerships, Shifts, Jobs, Ids, Clock],
  (menuDays, dishes, partnerships, shifts, jobs, ids, clock) =>
    async (input: { kitchen: Kitchen; start: LocalDate; end: LocalDate }): Promise<LocalDate[]> => {
      refuseUnfitRange(input.start, input.end)
      const now = clock.now()
      const shift = await shifts.byId(input.kitchen.corporateId, input.kitchen.shiftId)
      if (shift === null || !shift.isActive) throw shiftRefusal('shift.missing')
      const { endsOn } = await holdPartnership(partnerships, input.kitchen, now)
      const today = todayOf(shift, now)
      const start = input.start < today ? today : input.start
      const end = endsOn !== null && endsOn <= input.end ? addDays(endsOn, -1) : input.end
      const dates = await menuDays.publish(input.kitchen, start, end, now)
      refuseUndeclared(await dishes.toDeclareOn(input.kitchen, dates))
      await tellOfPublished(jobs, ids, shift, dates)
      return dates
    },
)
