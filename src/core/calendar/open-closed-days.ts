import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { tellOfPublished } from '../menus/index.ts'
import {
  Clock,
  type CompanyId,
  homeTimezone,
  Ids,
  Jobs,
  type LocalDate,
  localDateAt,
  useCase,
} from '../shared/index.ts'
import { closedDayRefusal } from './closed-day.ts'
import { ClosedDays, type ReopenedMenu } from './ports.ts'
import type { DateRange } from './rules.ts'

export const daysOpened = logEvent(
  'calendar.days_opened',
  'COMPANY_UPDATED',
  telling<{ name: string; first: LocalDate; last: LocalDate; days: number }>(),
)

const ofShifts = (menus: readonly ReopenedMenu[]) =>
  [...Map.groupBy(menus, ({ shiftId }) => shiftId).values()].map((some) => ({
    shift: { id: some[0]!.shiftId, companyId: some[0]!.corporateId },
    dates: some.map(({ date }) => date),
  }))

/**
 * Opens the closed days of the range again, all at once. Their menus are back and are announced like new ones; the
 * choices are not (rule Y1).
 */
export const openClosedDays = useCase(
  [ClosedDays, Jobs, Trail, Ids, Clock],
  (closedDays, jobs, trail, ids, clock) =>
    async ({ companyId, actor, ...range }: DateRange & { companyId: CompanyId; actor: Actor }): Promise<number> => {
      const now = clock.now()
      if (range.first < localDateAt(now, homeTimezone)) throw closedDayRefusal('closed_day.over')
      const dates = await closedDays.within(companyId, range)
      await closedDays.hold(companyId, dates, now)
      const { days, menus } = await closedDays.remove(companyId, dates)
      if (days.length === 0) throw closedDayRefusal('closed_day.missing')
      for (const [cateringId, some] of Map.groupBy(menus, (menu) => menu.cateringId))
        await tellOfPublished(jobs, ids, cateringId, ofShifts(some))
      for (const [name, some] of Map.groupBy(days, (day) => day.name)) {
        const named = some.map(({ date }) => date).sort()
        const meta = { name, first: named[0]!, last: named.at(-1)!, days: named.length }
        await trail.write({ event: daysOpened, companyId, actor, meta })
      }
      return days.length
    },
)
