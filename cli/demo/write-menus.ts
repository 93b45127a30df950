import { bulkUpsertMenuDays } from '../../src/core/menus/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import type { ServedShift } from './served-shifts.ts'
import { daysOf, draftsOf } from './menus.ts'
import { everyWeek } from './weeks.ts'

/** Kitchens upload about a week at a time, some days ahead. All numbers are days relative to today. */
const uploads = [
  ...everyWeek.map((week) => {
    const from = -7 * (week + 1)
    return { on: from - 2, from, to: from + 6, status: 'published', week } as const
  }),
  { on: -3, from: 0, to: 6, status: 'published' },
  { on: -1, from: 7, to: 11, status: 'published' },
  { on: -1, from: 12, to: 14, status: 'draft' },
] as const

/** The last days of the night shifts have no menus yet. */
const nightRound = 4

export const writeMenus = async (
  use: Use,
  clock: DemoClock,
  servedShifts: readonly ServedShift[],
  today: LocalDate,
): Promise<void> => {
  for (const { on, from, to, status, ...past } of uploads) {
    clock.set(istanbulTime(addDays(today, on), '10:30'))
    for (const served of servedShifts) {
      const { cateringId, corporateId, shift, round } = served
      const dates = daysOf(served, addDays(today, from), addDays(today, to))
      if ('week' in past && !served.weeks.includes(past.week)) continue
      if (dates.length === 0 || (status === 'draft' && round >= nightRound)) continue
      const { refused } = await use(bulkUpsertMenuDays)({
        kitchen: { cateringId, corporateId, shiftId: shift.id },
        drafts: draftsOf(dates, round, status),
      })
      if (refused[0]) throw refused[0].refusal
    }
  }
}
