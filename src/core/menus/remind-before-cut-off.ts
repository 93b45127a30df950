import { announceReminder } from '../notifications/index.ts'
import { Clock, defineLongJob, Ids, Jobs, Transaction } from '../shared/index.ts'
import { Reminders } from './ports.ts'

/** Days that are taken in one transaction, and those that close with the last of them. */
const batchSize = 200

/** Reminds those who chose nothing, some hours before the cut-off (rule M17). It runs every minute; whoever comes first takes what is due. */
export const remindBeforeCutOff = defineLongJob(
  'remindBeforeCutOff',
  [Reminders, Jobs, Ids, Transaction, Clock],
  (reminders, jobs, ids, transaction, clock) => async (): Promise<void> => {
    const takeSome = async () => {
      const { days, due } = await reminders.claimDue(batchSize, clock.now())
      await jobs.addAll(
        announceReminder,
        due.map((reminder) => ({ ...reminder, id: ids.next() })),
      )
      return days
    }
    while ((await transaction.run(takeSome)) >= batchSize);
  },
)
