import * as core from '../core/index.ts'
import type { Log } from '../http/index.ts'
import type { JobCarriers, JobWorker } from '../persistence/index.ts'
import type { Application } from './application.ts'

const jobs = Object.values<unknown>(core).filter(core.isJob)

/** Carries out the core's jobs, each in a transaction. Every instance may run one: a job goes to one of them. */
export const startWorker = ({ use, startWorker: start }: Application, log: Log): JobWorker => {
  const transaction = use(core.Transaction)
  const carriers: JobCarriers = Object.fromEntries(
    jobs.map((job) => [job.id, (payload) => transaction.run(() => use(job)(payload as never))]),
  )
  return start(carriers, (message, error) => log.error({ err: error }, message))
}
