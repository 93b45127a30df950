import { type Database, planned } from '../../src/persistence/index.ts'

const waiting = planned<object, { count: number }>(
  `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
)

/**
 * Resolves when a transaction of this database is waiting for a lock; fails if the work that should wait ends without
 * waiting.
 */
export const waitingForLock = async (database: Database, work: Promise<unknown>): Promise<void> => {
  let hasEnded = false
  const watch = work.then(
    () => void (hasEnded = true),
    () => void (hasEnded = true),
  )
  const isWaiting = () => database.outsideTransaction(() => database.row(waiting))
  while ((await isWaiting())?.count === 0) {
    if (hasEnded) throw new Error('It did not wait for a lock.')
    await new Promise(setImmediate)
  }
  void watch
}
