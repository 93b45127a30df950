import { Clock, type CompanyId, defineLongJob, Transaction, useCase } from '../shared/index.ts'
import { KitchenLists } from './ports.ts'

/** So that no transaction holds many menus against choices and corrections. */
const batchSize = 20

const freezeWhatIsDue = useCase(
  [KitchenLists, Transaction, Clock],
  (lists, transaction, clock) =>
    async (corporateId: CompanyId | null): Promise<number> => {
      for (let made = 0; ;) {
        const batch = await transaction.run(() => lists.freezeDue(corporateId, clock.now(), batchSize))
        made += batch
        if (batch < batchSize) return made
      }
    },
)

/** Makes the lists of one firm whose choosing has closed: for a reader who comes before the job (rule M15). */
export const freezeListsOf = useCase([freezeWhatIsDue], (freeze) => (corporateId: CompanyId) => freeze(corporateId))

/** Makes all lists whose choosing has closed. It runs every minute and goes on where a broken run ended. */
export const freezeLists = defineLongJob('freezeLists', [freezeWhatIsDue], (freeze) => () => freeze(null))
