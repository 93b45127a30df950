import { Clock, defineLongJob, homeTimezone, localDateAt, Transaction } from '../shared/index.ts'
import { destroyAccount } from './erase-account.ts'
import { Retention } from './ports.ts'

/** Per run, so that neither the queue nor the database is busy with it for long. */
const maxChoices = 20_000
const maxBatches = 500
const maxAccounts = 50

/**
 * Takes the person from choices that are old enough, and erases the accounts of people who left long ago (rule D2). Runs
 * every minute and goes on where the last run stopped.
 */
export const applyRetention = defineLongJob(
  'applyRetention',
  [Retention, destroyAccount, Transaction, Clock],
  (retention, destroy, transaction, clock) => async (): Promise<void> => {
    const now = clock.now()
    const today = localDateAt(now, homeTimezone)
    await transaction.run(() => retention.notice(today, now))
    let choices = 0
    for (let batches = 0; batches < maxBatches && choices < maxChoices; batches++) {
      const detached = await transaction.run(() => retention.detachSome(today, now))
      if (detached === null) break
      choices += detached
    }
    const eraseOne = async () => {
      const account = await retention.holdLongGone(now)
      if (account !== null) await destroy(account, 'retention')
      return account !== null
    }
    for (let accounts = 0; accounts < maxAccounts && (await transaction.run(eraseOne)); accounts++);
  },
)
