import { isStaleBefore, LoadRuns, longestRunMs, SyntheticCompanies } from '../core/performance/index.ts'
import { Clock, homeTimezone, localDateAt, type Use } from '../core/shared/index.ts'
import type { Log } from '../http/index.ts'
import { Housekeeping } from '../persistence/index.ts'

const intervalMs = 3_600_000
/** How long an unused upload is kept while its form has not been saved. */
const imageGraceMs = 7 * 24 * intervalMs

/**
 * Deletes outdated rows now and once an hour. Returns a function that stops it, after waiting for a running deletion.
 */
export const startHousekeeping = (use: Use, log: Log): (() => Promise<void>) => {
  const tidy = async (): Promise<void> => {
    try {
      const now = use(Clock).now()
      const today = localDateAt(now, homeTimezone)
      await use(Housekeeping).keepMonths(today, now)
      await use(Housekeeping).deleteOutdated()
      await use(Housekeeping).endSalesPeriods(today)
      await use(Housekeeping).removeUnusedImages(new Date(now.getTime() - imageGraceMs))
      await use(SyntheticCompanies).removeOlderThan(new Date(now.getTime() - longestRunMs))
      await use(LoadRuns).endStale(isStaleBefore(now), now)
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed')
    }
  }
  let running = tidy()
  const timer = setInterval(() => {
    running = tidy()
  }, intervalMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
