import * as core from '../core/index.ts'
import type { Log } from '../http/index.ts'
import { Housekeeping, type JobHandlers, type JobWorker } from '../persistence/index.ts'
import type { Application } from './application.ts'

const jobs = Object.values<unknown>(core).filter(core.isJob)

/** Runs the core's jobs, each in a transaction. Every instance may have a worker: each job goes to only one. */
export const startWorker = (
  { use, startWorker: start }: Pick<Application, 'use' | 'startWorker'>,
  log: Log,
): JobWorker => {
  const transaction = use(core.Transaction)
  const handlers: JobHandlers = Object.fromEntries(
    jobs.map((job) => [job.id, (payload) => transaction.run(() => use(job)(payload as never))]),
  )
  const nightly = { keepLogHeads: () => use(Housekeeping).keepLogHeads() }
  return start({ ...handlers, ...nightly }, Object.keys(nightly), (message, error) =>
    log.error({ err: error }, message),
  )
}
