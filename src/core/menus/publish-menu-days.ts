import { type Partnership, Partnerships } from '../partnerships/index.ts'
import {
  addDays,
  Clock,
  daysBetween,
  Ids,
  Jobs,
  lastDate,
  type LocalDate,
  refusals,
  useCase,
  withFacts,
} from '../shared/index.ts'
import { type Shift, shiftRefusal, Shifts, todayOf } from '../shifts/index.ts'
import { refuseUndeclaredOn } from './declarations.ts'
import { type Kitchen, MenuDays } from './ports.ts'
import { maxRangeDays } from './rules.ts'
import { holdPartnership } from './save-menu-days.ts'
import { tellOfPublished } from './tell-of-published.ts'

export const publishRefusal = refusals({
  'menu_day.range_invalid': 'unprocessable',
  'menu_day.range_too_long': withFacts<{ days: number }>('unprocessable'),
  'menu_day.range_beyond_calendar': 'unprocessable',
})

/** The contract bounds the dates of a request, but `last` is computed from one of them. */
export const refuseBeyondCalendar = (last: LocalDate): void => {
  if (last > lastDate) throw publishRefusal('menu_day.range_beyond_calendar')
}

export const refuseUnfitRange = (start: LocalDate, end: LocalDate): void => {
  const days = daysBetween(start, end)
  if (days < 0) throw publishRefusal('menu_day.range_invalid')
  if (days >= maxRangeDays) throw publishRefusal('menu_day.range_too_long', { days: maxRangeDays })
}

/** Leaves out past days and days after the end of the partnership: nobody could choose from them. */
export const publishable = (
  { start, end }: { start: LocalDate; end: LocalDate },
  shift: Shift,
  { endsOn }: Partnership,
  now: Date,
) => {
  const today = todayOf(shift, now)
  return {
    start: start < today ? today : start,
    end: endsOn !== null && endsOn <= end ? addDays(endsOn, -1) : end,
  }
}

export const publishMenuDays = useCase(
  {
    refuseUndeclared: refuseUndeclaredOn,
    menuDays: MenuDays,
    partnerships: Partnerships,
    shifts: Shifts,
    jobs: Jobs,
    ids: Ids,
    clock: Clock,
  },
  ({ refuseUndeclared, menuDays, partnerships, shifts, jobs, ids, clock }) =>
    async (input: { kitchen: Kitchen; start: LocalDate; end: LocalDate }): Promise<LocalDate[]> => {
      refuseUnfitRange(input.start, input.end)
      const now = clock.now()
      const shift = await shifts.byId(input.kitchen.corporateId, input.kitchen.shiftId)
      if (shift === null || !shift.isActive) throw shiftRefusal('shift.missing')
      const partnership = await holdPartnership(partnerships, input.kitchen, now)
      const days = { ...input.kitchen, ...publishable(input, shift, partnership, now) }
      const published = await menuDays.publish([days], now)
      await refuseUndeclared(published)
      const dates = published.map(({ date }) => date)
      await tellOfPublished(jobs, ids, input.kitchen.cateringId, [{ shift, dates }])
      return dates
    },
)
