import { Clock, defineLongJob, Ids, Jobs, refusals, useCase } from '../shared/index.ts'
import { pushExpiryOf, nextTryOf } from './push-news.ts'
import { PushSender, type PushTarget } from './push-ports.ts'
import { pushRefusal } from './subscribe-to-push.ts'

export const adminPushRefusal = refusals({
  'admin_push.no_device': 'conflict',
  'admin_push.test_failed': 'unprocessable',
})

export type AdminNews =
  { event: 'userCreated'; companyId: string; count: number } | { event: 'applicationSubmitted'; applicationId: string }

/** What the administrator's device hears of. */
export type AdminEvents = Record<AdminNews['event'], boolean>

interface AdminPush {
  deviceId: string
  target: PushTarget
  title: string
  body: string
}

/** The one device that gets what administrators are told (rule A3), whoever of them it belongs to, and what they want to hear. */
export abstract class AdminDevices {
  /** From now on no other device is valid. */
  abstract enable(device: { id: string; administratorId: string; target: PushTarget; at: Date }): Promise<void>
  /** Another device that has taken the place stays. */
  abstract disable(endpoint: string): Promise<void>
  abstract disableOf(administratorId: string): Promise<void>
  abstract remove(deviceId: string): Promise<void>
  abstract saveEvents(events: AdminEvents): Promise<void>
  /** Null when there is no device, or nobody wants to hear of such news. */
  abstract pending(news: AdminNews): Promise<AdminPush | null>
  /** A message to try the device with. */
  abstract trial(): Promise<AdminPush | null>
}

const pageOf: Record<AdminNews['event'], string> = {
  userCreated: '/admin/companies',
  applicationSubmitted: '/admin/applications',
}

/** News of one company's people take each other's place on the device: a factory may register in one morning. */
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

/** Part of the transaction that the news is of. */
export const tellAdministrator = useCase(
  [Jobs, Clock],
  (jobs, clock) =>
    (news: AdminNews): Promise<void> =>
      jobs.add(pushToAdministrator, { news, failures: 0, until: pushExpiryOf(clock.now()) }),
)

export const subscribeAdministratorToPush = useCase(
  [AdminDevices, PushSender, Ids, Clock],
  (devices, sender, ids, clock) =>
    async (input: { administratorId: string; target: PushTarget }): Promise<void> => {
      if (!sender.accepts(input.target)) throw pushRefusal('push.device_unacceptable')
      await devices.enable({ ...input, id: ids.next(), at: clock.now() })
    },
)

export const unsubscribeAdministratorFromPush = useCase(
  [AdminDevices],
  (devices) =>
    (endpoint: string): Promise<void> =>
      devices.disable(endpoint),
)

export const saveAdminNotificationSettings = useCase(
  [AdminDevices],
  (devices) =>
    (events: AdminEvents): Promise<void> =>
      devices.saveEvents(events),
)

/** Sends at once, because whoever tries it waits for the outcome; says nothing of why it failed (rule A2). */
export const testAdminPush = useCase([AdminDevices, PushSender], (devices, sender) => async (): Promise<void> => {
  const push = await devices.trial()
  if (push === null) throw adminPushRefusal('admin_push.no_device')
  const { deviceId, target, title, body } = push
  const [outcome] = await sender.sendAll([{ target, message: { title, body, tag: deviceId, path: '/admin' } }])
  if (outcome === 'gone') await devices.remove(deviceId)
  if (outcome !== 'delivered') throw adminPushRefusal('admin_push.test_failed')
})
