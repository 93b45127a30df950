import { Jobs } from '../notifications/index.ts'
import { Clock, daysBetween, Ids, type LocalDate, localDateAt, Refusal, useCase } from '../shared/index.ts'
import { Shifts } from '../workforce/index.ts'
import { type Kitchen, MenuDays } from './ports.ts'
import { tellOfPublished } from './tell-of-published.ts'

/** The longest range one call reads or publishes, in days. */
export const longestRange = 62

export const refuseUnfitRange = (start: LocalDate, end: LocalDate): void => {
  const days = daysBetween(start, end)
  if (days < 0) throw new Refusal('unprocessable', 'menu_day.range_invalid')
  if (days >= longestRange) throw new Refusal('unprocessable', 'menu_day.range_too_long', { days: longestRange })
}

/** Drafts of the past stay drafts: nobody could choose from them any more. */
export const publishMenuDays = useCase(
  [MenuDays, Shifts, Jobs, Ids, Clock],
  (menuDays, shifts, jobs, ids, clock) =>
    async (wish: { kitchen: Kitchen; start: LocalDate; end: LocalDate }): Promise<LocalDate[]> => {
      refuseUnfitRange(wish.start, wish.end)
      const shift = await shifts.byId(wish.kitchen.corporateId, wish.kitchen.shiftId)
      if (shift === null || !shift.isActive) throw new Refusal('missing', 'shift.missing')
      const now = clock.now()
      const today = localDateAt(now, shift.timezone)
      const dates = await menuDays.publish(wish.kitchen, wish.start < today ? today : wish.start, wish.end, now)
      await tellOfPublished(jobs, ids, shift, dates)
      return dates
    },
)
