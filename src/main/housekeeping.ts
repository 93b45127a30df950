import type { Use } from '../core/shared/index.ts'
import type { Log } from '../http/index.ts'
import { Housekeeping } from '../persistence/index.ts'

const everyHour = 3_600_000

/** Forgets what nobody needs any more, once an hour; answers how to stop it. */
export const startHousekeeping = (use: Use, log: Log): (() => void) => {
  const housekeeping = use(Housekeeping)
  const timer = setInterval(() => {
    housekeeping.forgetOutdated().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, everyHour)
  timer.unref()
  return () => clearInterval(timer)
}
