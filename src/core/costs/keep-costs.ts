import { freezeListsOf } from '../menus/index.ts'
import { addDays, Clock, defineJob, defineLongJob, homeTimezone, Jobs, localDateAt } from '../shared/index.ts'
import { costsOfDay, keptLaterDays } from './day-costs.ts'
import { CookedDays, type KitchenDay, KitchenCosts } from './ports.ts'

/** Keeps what a day that is over cost, at the prices of now (rule B4). */
export const keepDayCosts = defineLongJob(
  'keepDayCosts',
  [CookedDays, KitchenCosts, freezeListsOf, Clock],
  (cookedDays, kitchenCosts, freeze, clock) =>
    async (of: KitchenDay): Promise<void> => {
      const seen = await cookedDays.on(of)
      if (seen.dueFirms.length > 0) await freeze(seen.dueFirms)
      const { day } = seen.dueFirms.length > 0 ? await cookedDays.on(of) : seen
      await kitchenCosts.keep(of, costsOfDay(day), clock.now())
    },
)

/** Runs when a day ends in Türkiye, for the days of all kitchens. */
export const keepCosts = defineJob(
  'keepCosts',
  [KitchenCosts, Jobs, Clock],
  (kitchenCosts, jobs, clock) => async () => {
    const today = localDateAt(clock.now(), homeTimezone)
    await jobs.addAll(keepDayCosts, await kitchenCosts.unkept(addDays(today, -keptLaterDays), today))
  },
)
