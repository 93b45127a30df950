import * as core from '../core/index.ts'
import type { Log } from '../http/index.ts'
import { Housekeeping, type JobHandlers, type JobWorker } from '../persistence/index.ts'
import type { Application } from './application.ts'
import type { DailyBackup } from './daily-backup.ts'

/** Eight in the morning in Türkiye, in UTC. */
const workBegins = '0 5'
/** Midnight in Türkiye, which has no daylight saving time, in UTC. */
const dayEnds = '0 21'

const jobs = Object.values<unknown>(core).filter(core.isJob)

/**
 * Runs the core's jobs, each in a transaction unless it opens its own. Every instance may have a worker; each job runs
 * on only one, and a backup on one that has a folder for it.
 */
export const startWorker = (
  { use, startWorker: start }: Pick<Application, 'use' | 'startWorker'>,
  log: Log,
  backup?: DailyBackup,
): JobWorker => {
  const transaction = use(core.Transaction)
  const handlers: JobHandlers = Object.fromEntries(
    [...jobs, ...(backup ? [backup.job] : [])].map((job) => {
      const work = (payload: unknown) => use(job)(payload as never)
      return [job.id, (payload) => (job.isAtomic ? transaction.run(() => work(payload)) : work(payload))]
    }),
  )
  const nightly = { keepLogHeads: () => use(Housekeeping).keepLogHeads() }
  const worker = start(
    { ...handlers, ...nightly },
    {
      nightly: Object.keys(nightly),
      everyMinute: [
        core.freezeLists.id,
        core.remindBeforeCutOff.id,
        core.settleChanges.id,
        core.writeToChangedAddresses.id,
      ],
      everyMinuteInTurn: [core.sendEmails.id, core.applyRetention.id],
      daily: {
        [core.keepCosts.id]: dayEnds,
        [core.tellOfDrafts.id]: workBegins,
        [core.tellOfExpiringOffers.id]: workBegins,
        [core.remindOfPrivacyRequests.id]: workBegins,
        ...(backup && { [backup.job.id]: backup.time }),
      },
    },
    (message, error) => log.error({ err: error }, message),
  )
  return {
    stop: () => {
      backup?.interrupt()
      use(core.Mailer).interrupt()
      return worker.stop()
    },
  }
}
