import { Clock, type CompanyId, Ids, refusals, useCase, type UserId } from '../shared/index.ts'
import { type PushTarget } from './push.ts'
import { PushSender, PushDevices } from './ports.ts'

export const pushRefusal = refusals({ 'push.device_unacceptable': 'unprocessable' })

/** Idempotent: the app calls it at every start, because a browser may change its subscription. */
export const subscribeToPush = useCase(
  [PushDevices, PushSender, Ids, Clock],
  (devices, sender, ids, clock) =>
    async (input: { companyId: CompanyId; userId: UserId; tokenHash: string; target: PushTarget }): Promise<void> => {
      if (!sender.accepts(input.target)) throw pushRefusal('push.device_unacceptable')
      await devices.keep({ ...input, id: ids.next(), createdAt: clock.now() })
    },
)

export const unsubscribeFromPush = useCase(
  [PushDevices],
  (devices) =>
    (input: { companyId: CompanyId; userId: UserId; endpoint: string }): Promise<void> =>
      devices.forget(input.companyId, input.userId, input.endpoint),
)
