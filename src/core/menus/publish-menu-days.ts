import { Clock, daysBetween, Ids, Jobs, type LocalDate, Refusal, useCase } from '../shared/index.ts'
import { Shifts, todayOf } from '../shifts/index.ts'
import { type Kitchen, MenuDays } from './ports.ts'
import { maxRangeDays } from './rules.ts'
import { tellOfPublished } from './tell-of-published.ts'

export const refuseUnfitRange = (start: LocalDate, end: LocalDate): void => {
  const days = daysBetween(start, end)
  if (days < 0) throw new Refusal('menu_day.range_invalid')
  if (days >= maxRangeDays) throw new Refusal('menu_day.range_too_long', { days: maxRangeDays })
}

/** Leaves past drafts alone: nobody could choose from them any more. */
export const publishMenuDays = useCase(
  [MenuDays, Shifts, Jobs, Ids, Clock],
  (menuDays, shifts, jobs, ids, clock) =>
    async (input: { kitchen: Kitchen; start: LocalDate; end: LocalDate }): Promise<LocalDate[]> => {
      refuseUnfitRange(input.start, input.end)
      const shift = await shifts.byId(input.kitchen.corporateId, input.kitchen.shiftId)
      if (shift === null || !shift.isActive) throw new Refusal('shift.missing')
      const now = clock.now()
      const today = todayOf(shift, now)
      const dates = await menuDays.publish(input.kitchen, input.start < today ? today : input.start, input.end, now)
      await tellOfPublished(jobs, ids, shift, dates)
      return dates
    },
)
