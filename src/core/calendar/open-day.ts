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
import { ClosedDays } from './ports.ts'

export const dayOpened = logEvent(
  'calendar.day_opened',
  'COMPANY_UPDATED',
  telling<{ name: string; date: LocalDate }>(),
)

/** Opens a closed day again. Its menus are back and are announced like new ones; the choices are not (rule Y1). */
export const openDay = useCase(
  [ClosedDays, Jobs, Trail, Ids, Clock],
  (closedDays, jobs, trail, ids, clock) =>
    async ({ companyId, actor, date }: { companyId: CompanyId; actor: Actor; date: LocalDate }): Promise<void> => {
      const now = clock.now()
      if (date < localDateAt(now, homeTimezone)) throw closedDayRefusal('closed_day.over')
      await closedDays.hold(companyId, [date], now)
      const opened = await closedDays.remove(companyId, date)
      if (opened === null) throw closedDayRefusal('closed_day.missing')
      for (const [cateringId, menus] of Map.groupBy(opened.menus, (menu) => menu.cateringId)) {
        const published = menus.map(({ shiftId: id, corporateId }) => ({
          shift: { id, companyId: corporateId },
          dates: [date],
        }))
        await tellOfPublished(jobs, ids, cateringId, published)
      }
      await trail.write({ event: dayOpened, companyId, actor, meta: { name: opened.day.name, date } })
    },
)
