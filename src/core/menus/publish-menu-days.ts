import { Clock, daysBetween, Ids, Jobs, type LocalDate, refusals, useCase } from '../shared/index.ts'
import { shiftRefusal, Shifts, todayOf } from '../shifts/index.ts'
import { type Kitchen, MenuDays } from './ports.ts'
import { maxRangeDays } from './rules.ts'
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

/** Leaves past drafts alone: nobody could choose from them any more. */
export const publishMenuDays = useCase(
  [MenuDays, Shifts, Jobs, Ids, Clock],
  (menuDays, shifts, jobs, ids, clock) =>
    async (input: { kitchen: Kitchen; start: LocalDate; end: LocalDate }): Promise<LocalDate[]> => {
      refuseUnfitRange(input.start, input.end)
      const shift = await shifts.byId(input.kitchen.corporateId, input.kitchen.shiftId)
      if (shift === null || !shift.isActive) throw shiftRefusal('shift.missing')
      const now = clock.now()
      const today = todayOf(shift, now)
      const dates = await menuDays.publish(input.kitchen, input.start < today ? today : input.start, input.end, now)
      await tellOfPublished(jobs, ids, shift, dates)
      return dates
    },
)
