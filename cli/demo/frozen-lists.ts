import { freezeListsOf, listDaysBack } from '../../src/core/menus/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { recipesSinceDays } from './recipes.ts'
import type { ServedShift } from './served-shifts.ts'

/**
 * Keeping past costs freezes lists, the oldest in the middle of a month. This freezes the others of that month, which
 * could never be settled without them.
 */
export const freezeOldestMonth = async (
  use: Use,
  clock: DemoClock,
  servedShifts: readonly ServedShift[],
  today: LocalDate,
): Promise<void> => {
  const firms = [...new Set(servedShifts.map(({ corporateId }) => corporateId))]
  const oldest = addDays(today, -recipesSinceDays - listDaysBack)
  for (const days of [listDaysBack, 2 * listDaysBack]) {
    clock.set(istanbulTime(addDays(`${oldest.slice(0, 7)}-01`, days), '12:00'))
    await use(freezeListsOf)(firms)
  }
}
