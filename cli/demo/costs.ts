import { keepDayCosts } from '../../src/core/costs/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { memberOf } from './member-of.ts'
import { recipesSinceDays } from './recipes.ts'

/** What each day cost since there are recipes, as if it had been kept in its night. */
export const keepPastCosts = async (use: Use, clock: DemoClock, seeded: Seeded, today: LocalDate): Promise<void> => {
  const { companyId: cateringId } = memberOf(seeded, 'bereket-sofrasi', 'corporateOwner')
  for (let days = recipesSinceDays; days > 0; days--) {
    const date = addDays(today, -days)
    clock.set(istanbulTime(addDays(date, 1), '00:00'))
    await use(keepDayCosts)({ cateringId, date })
  }
}
