import { Clock, defineLongJob, Jobs, useCase } from '../shared/index.ts'
import { AdminDevices, PushSender } from './ports.ts'
import type { AdminNews } from './push.ts'
import { nextTryOf, pushExpiryOf } from './push-news.ts'

const pageOf: Record<AdminNews['event'], string> = {
  userCreated: '/admin/companies',
  applicationSubmitted: '/admin/applications',
}

/** Registrations at one company replace each other on the device: a whole factory may register in one morning. */
const tagOf = (news: AdminNews): string => (news.event === 'userCreated' ? news.companyId : news.applicationId)

export const pushToAdministrator = defineLongJob(
  'pushToAdministrator',
  [AdminDevices, PushSender, Jobs, Clock],
  (devices, sender, jobs, clock) =>
    async (job: { news: AdminNews; failures: number; until: string }): Promise<void> => {
      const push = await devices.pending(job.news)
      if (push === null) return
      const { deviceId, target, title, body } = push
      const message = { title, body, tag: tagOf(job.news), path: pageOf[job.news.event] }
      const [outcome = 'refused'] = await sender.sendAll([{ target, message }])
      if (outcome === 'gone') await devices.remove(deviceId)
      const again = nextTryOf(outcome, job, clock.now())
      if (again !== null) await jobs.add(pushToAdministrator, { ...job, failures: job.failures + 1 }, new Date(again))
    },
)

/** Joins the transaction that causes the news. */
export const tellAdministrator = useCase(
  [Jobs, Clock],
  (jobs, clock) =>
    (news: AdminNews): Promise<void> =>
      jobs.add(pushToAdministrator, { news, failures: 0, until: pushExpiryOf(clock.now()) }),
)
