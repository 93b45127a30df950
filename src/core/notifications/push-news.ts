import { Clock, defineLongJob, Jobs, Transaction, useCase } from '../shared/index.ts'
import { type Announced, type PushOutcome } from './push.ts'
import { pageOfNews } from './rules.ts'
import { PushSender, PushDevices } from './ports.ts'

const devicesPerJob = 100
/** Older news is not worth an alert. */
const lifetimeSeconds = 86_400
/** How long to wait for a busy service after each failure. */
const retryDelays = [30, 120, 600, 3_600, 14_400] as const

export const pushExpiryOf = (now: Date): string => new Date(now.getTime() + lifetimeSeconds * 1000).toISOString()

interface PushBatch extends Announced {
  devices: string[]
  failures: number
  /** When the news stops being worth sending, as an ISO instant. */
  until: string
}

/** When to retry a device whose service was busy; null if that would be too late. */
export const nextTryOf = (
  outcome: PushOutcome,
  { failures, until }: Pick<PushBatch, 'failures' | 'until'>,
  now: Date,
) => {
  if (typeof outcome === 'string') return null
  const pause = retryDelays[failures]
  if (pause === undefined) return null
  const at = now.getTime() + Math.max(outcome.busy.seconds ?? 0, pause) * 1000
  return at < Date.parse(until) ? at : null
}

/** Sends to a batch of devices, removes those that are gone, and retries later where the service was busy. */
export const sendPushes = defineLongJob(
  'sendPushes',
  [PushDevices, PushSender, Transaction, Jobs, Clock],
  (devices, sender, transaction, jobs, clock) =>
    async (batch: PushBatch): Promise<void> => {
      const { companyId, notificationId } = batch
      const pending = await devices.pending(batch, batch.devices, clock.now())
      const outcomes = await sender.sendAll(
        pending.map(({ target, title, body, subject, day }) => {
          const path = `/app/${pageOfNews({ id: notificationId, subject, day })}`
          return { target, message: { title, body, tag: notificationId, path } }
        }),
      )
      const now = clock.now()
      const gone = pending.filter((_, at) => outcomes[at] === 'gone').map(({ id }) => id)
      const again = Map.groupBy(
        pending.map(({ id }, at) => ({ id, at: nextTryOf(outcomes[at] ?? 'refused', batch, now) })),
        ({ at }) => at,
      )
      again.delete(null)
      if (gone.length === 0 && again.size === 0) return
      await transaction.run(async () => {
        if (gone.length > 0) await devices.remove(companyId, gone)
        for (const [at, waiting] of again) {
          const rest = { ...batch, devices: waiting.map(({ id }) => id), failures: batch.failures + 1 }
          await jobs.add(sendPushes, rest, new Date(at ?? 0))
        }
      })
    },
)

/** Queues news that arrived in inboxes for the devices of the same people, to be sent after the commit (rule M6). */
export const pushNews = useCase(
  [PushDevices, Jobs, Clock],
  (devices, jobs, clock) =>
    async (news: Announced): Promise<void> => {
      const now = clock.now()
      const reached = await devices.reachedBy(news, now)
      const until = pushExpiryOf(now)
      const batches = Array.from({ length: Math.ceil(reached.length / devicesPerJob) }, (_, at) =>
        reached.slice(at * devicesPerJob, (at + 1) * devicesPerJob),
      )
      await jobs.addAll(
        sendPushes,
        batches.map((some) => ({ ...news, devices: some, failures: 0, until })),
      )
    },
)
