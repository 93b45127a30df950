import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Guests } from '../guests/index.ts'
import { announceClosing } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  FutureChoices,
  homeTimezone,
  Ids,
  inputRefusal,
  Jobs,
  type LocalDate,
  localDateAt,
  showsNothing,
  useCase,
} from '../shared/index.ts'
import { type ClosedDay, closedDayRefusal } from './closed-day.ts'
import { ClosedDays } from './ports.ts'
import { yearsAhead } from './rules.ts'

export const daysClosed = logEvent(
  'calendar.days_closed',
  'COMPANY_UPDATED',
  telling<{
    name: string
    first: LocalDate
    last: LocalDate
    days: number
    cancelledChoices?: number
    cancelledGuests?: number
  }>(),
)

export interface DaysToClose {
  companyId: CompanyId
  actor: Actor
  days: readonly ClosedDay[]
}

const refuseUnfit = (days: readonly ClosedDay[], now: Date): void => {
  const today = localDateAt(now, homeTimezone)
  const last = `${Number(today.slice(0, 4)) + yearsAhead}-12-31`
  const seen = new Set<LocalDate>()
  for (const { date, name } of days) {
    if (showsNothing(name)) throw inputRefusal('name.blank')
    if (date < today) throw closedDayRefusal('closed_day.past')
    if (date > last) throw closedDayRefusal('closed_day.too_far')
    if (seen.has(date)) throw closedDayRefusal('closed_day.repeated', { date })
    seen.add(date)
  }
}

/**
 * Closes days of a firm or a catering, cancels the choices that were made for them and tells their people, and cancels
 * the guests (rules Y1, Y3). A
 * day that is closed already gets the new name and hour. All of the days, or none.
 */
export const closeDays = useCase(
  {
    closedDays: ClosedDays,
    futureChoices: FutureChoices,
    guests: Guests,
    jobs: Jobs,
    trail: Trail,
    ids: Ids,
    clock: Clock,
  },
  ({ closedDays, futureChoices, guests, jobs, trail, ids, clock }) =>
    async ({
      companyId,
      actor,
      days: asked,
    }: DaysToClose): Promise<{ cancelledChoices: number; cancelledGuests: number }> => {
      const now = clock.now()
      const days = asked.map((day) => ({ ...day, name: day.name.trim() }))
      refuseUnfit(days, now)
      const dates = days.map(({ date }) => date).sort()
      const frozen = await closedDays.hold(companyId, dates, now)
      if (frozen !== null) throw closedDayRefusal('closed_day.list_frozen', { date: frozen })
      await closedDays.add(companyId, days, now)
      let [cancelledChoices, cancelledGuests] = [0, 0]
      for (const [name, some] of Map.groupBy(days, (day) => day.name)) {
        const named = some.map(({ date }) => date).sort()
        const firms = await futureChoices.cancelOfClosedDays(companyId, named)
        const cancelled = firms.reduce((sum, { choices }) => sum + choices, 0)
        cancelledChoices += cancelled
        const uninvited = await guests.cancelOfClosedDays(companyId, named)
        cancelledGuests += uninvited
        await jobs.addAll(
          announceClosing,
          firms.map((firm) => ({
            id: ids.next(),
            companyId: firm.companyId,
            closedDay: name,
            dates: named,
            people: firm.people,
          })),
        )
        await trail.write({
          event: daysClosed,
          companyId,
          actor,
          meta: {
            name,
            first: named[0]!,
            last: named.at(-1)!,
            days: named.length,
            ...(cancelled > 0 && { cancelledChoices: cancelled }),
            ...(uninvited > 0 && { cancelledGuests: uninvited }),
          },
        })
      }
      return { cancelledChoices, cancelledGuests }
    },
)
