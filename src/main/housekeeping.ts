import type { Use } from '../core/shared/index.ts'
import type { Log } from '../http/index.ts'
import { Housekeeping } from '../persistence/index.ts'

const intervalMs = 3_600_000

/** Deletes outdated rows once an hour; returns how to stop it. */
export const startHousekeeping = (use: Use, log: Log): (() => void) => {
  const housekeeping = use(Housekeeping)
  const timer = setInterval(() => {
    housekeeping.deleteOutdated().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
