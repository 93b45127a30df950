/** @internal */

import { announceClosing } from '../notifications/index.ts'
import { Clock, FutureChoices, Ids, Jobs, useCase } from '../shared/index.ts'
import { Shifts } from './ports.ts'
import { everyWeekday, todayOf } from './rules.ts'
import type { Shift } from './shift.ts'

/** Cancels choices for weekdays a shift no longer works and notifies the people; null for the whole shift (rule M7). */
export const endDays = useCase(
  [FutureChoices, Jobs, Ids, Clock],
  (futureChoices, jobs, ids, clock) =>
    async (
      { id: shiftId, companyId, title }: Pick<Shift, 'id' | 'companyId' | 'title'>,
      weekdays: readonly number[] | null,
    ): Promise<number> => {
      const ended = { companyId, shiftId, weekdays: weekdays ?? everyWeekday, now: clock.now() }
      const { choices, people } = await futureChoices.cancelOfShift(ended)
      if (people.length > 0)
        await jobs.add(announceClosing, { id: ids.next(), companyId, shiftTitle: title, weekdays, people })
      return choices
    },
)

/** Cancels choices on half days that are closed for the shift's new hours, and notifies the people (rule Y1). */
export const reviewHalfDays = useCase(
  [Shifts, FutureChoices, Jobs, Ids, Clock],
  (shifts, futureChoices, jobs, ids, clock) =>
    async (shift: Shift): Promise<number> => {
      const suspended = await shifts.reviewHalfDays(shift, todayOf(shift, clock.now()))
      let cancelled = 0
      for (const [closedDay, days] of Map.groupBy(suspended, ({ name }) => name)) {
        const dates = [...new Set(days.map(({ date }) => date))]
        const [firm] = await futureChoices.cancelOfClosedDays(shift.companyId, dates)
        if (firm === undefined) continue
        cancelled += firm.choices
        const { companyId, people } = firm
        await jobs.add(announceClosing, { id: ids.next(), companyId, closedDay, dates, people })
      }
      return cancelled
    },
)
