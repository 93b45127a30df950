import { announceMenu } from '../core/notifications/index.ts'
import { Transaction } from '../core/shared/index.ts'
import type { Log } from '../http/index.ts'
import type { JobWorker } from '../persistence/index.ts'
import type { Application } from './application.ts'

/** Carries out what is left to do after a commit. Every instance may run one: each job goes to one of them. */
export const startWorker = ({ use, startWorker: start }: Application, log: Log): JobWorker => {
  const transaction = use(Transaction)
  return start({ announceMenu: (news) => transaction.run(() => use(announceMenu)(news)) }, (message, error) =>
    log.error({ err: error }, message),
  )
}
