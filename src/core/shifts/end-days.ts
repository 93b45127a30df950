/** @internal */

import { announceClosing } from '../notifications/index.ts'
import { Clock, FutureChoices, Ids, Jobs, useCase } from '../shared/index.ts'
import { everyWeekday } from './rules.ts'
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
