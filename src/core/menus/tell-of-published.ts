import { announceMenu, announceSubstitute } from '../notifications/index.ts'
import type { Ids, Jobs, LocalDate } from '../shared/index.ts'
import type { Shift } from '../shifts/index.ts'
import type { ChangedDish } from './menu-day.ts'

/** Sends one notification for all days that a call published. */
export const tellOfPublished = async (
  jobs: Jobs,
  ids: Ids,
  shift: Shift,
  dates: readonly LocalDate[],
): Promise<void> => {
  if (dates.length === 0) return
  await jobs.add(announceMenu, {
    id: ids.next(),
    companyId: shift.companyId,
    shiftTitle: shift.title,
    dates: [...dates].sort(),
  })
}

/** Tells the people whose chosen dish was replaced by another one; a correction is silent (rule M4). */
export const tellOfSubstitutes = async (
  jobs: Jobs,
  ids: Ids,
  shift: Shift,
  dishes: readonly (ChangedDish & { date: LocalDate })[],
): Promise<void> => {
  for (const { change, menuDayId, key, from, to, date } of dishes)
    if (change === 'substitution')
      await jobs.add(announceSubstitute, {
        id: ids.next(),
        companyId: shift.companyId,
        shiftTitle: shift.title,
        menuDayId,
        key,
        from,
        to,
        date,
      })
}
