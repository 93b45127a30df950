import { Clock, type CompanyId, defineLongJob, Transaction, useCase } from '../shared/index.ts'
import { KitchenLists } from './ports.ts'
import { reckonDeadlines } from './reckon-deadlines.ts'

/** Small, so that no transaction blocks choices and corrections on many menus. */
const batchSize = 20

const freezeWhatIsDue = useCase(
  [KitchenLists, Transaction, Clock],
  (lists, transaction, clock) =>
    async (firms: readonly CompanyId[] | null): Promise<number> => {
      for (let days = 0; ;) {
        const batch = await transaction.run(() => lists.freezeDue(firms, clock.now(), batchSize))
        days += batch
        if (batch < batchSize) return days
      }
    },
)

/** Freezes the due lists of these firms, for a reader who arrives before the job has run (rule M15). */
export const freezeListsOf = useCase([freezeWhatIsDue], (freeze) => (firms: readonly CompanyId[]) => freeze(firms))

/** Freezes all due lists. Runs every minute and resumes where a failed run stopped. */
export const freezeLists = defineLongJob(
  'freezeLists',
  [reckonDeadlines, freezeWhatIsDue],
  (reckon, freeze) => async (): Promise<void> => {
    await reckon()
    await freeze(null)
  },
)
