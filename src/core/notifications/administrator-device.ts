import { type AdministratorId, Clock, Ids, refusals, useCase } from '../shared/index.ts'
import { AdminDevices, PushSender } from './ports.ts'
import type { AdminEvents, PushTarget } from './push.ts'
import { pushRefusal } from './subscribe-to-push.ts'

export const adminPushRefusal = refusals({
  'admin_push.no_device': 'conflict',
  'admin_push.test_failed': 'unprocessable',
})

export const subscribeAdministratorToPush = useCase(
  [AdminDevices, PushSender, Ids, Clock],
  (devices, sender, ids, clock) =>
    async (input: { administratorId: AdministratorId; target: PushTarget }): Promise<void> => {
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

/** Sends immediately, because the administrator is waiting for the result; gives no reason for a failure (rule A2). */
export const testAdminPush = useCase([AdminDevices, PushSender], (devices, sender) => async (): Promise<void> => {
  const push = await devices.trial()
  if (push === null) throw adminPushRefusal('admin_push.no_device')
  const { deviceId, target, title, body } = push
  const [outcome] = await sender.sendAll([{ target, message: { title, body, tag: deviceId, path: '/admin' } }])
  if (outcome === 'gone') await devices.remove(deviceId)
  if (outcome !== 'delivered') throw adminPushRefusal('admin_push.test_failed')
})
