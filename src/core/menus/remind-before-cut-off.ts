import { announceReminder } from '../notifications/index.ts'
import { Clock, defineLongJob, Ids, Jobs, Transaction } from '../shared/index.ts'
import { Reminders } from './ports.ts'
import { reckonDeadlines } from './reckon-deadlines.ts'

/** Days per transaction; days that close together with the last one are added. */
const batchSize = 200

/**
 * Reminds people who have not chosen, some hours before the cut-off (rule M17). Runs every minute; whichever run comes
 * first claims what is due.
 */
export const remindBeforeCutOff = defineLongJob(
  'remindBeforeCutOff',
  [reckonDeadlines, Reminders, Jobs, Ids, Transaction, Clock],
  (reckon, reminders, jobs, ids, transaction, clock) => async (): Promise<void> => {
    await reckon()
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
