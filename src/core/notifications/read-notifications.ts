import { Clock, refusals, useCase } from '../shared/index.ts'
import { Inboxes } from './ports.ts'

export const notificationRefusal = refusals({ 'notification.missing': 'missing' })

export const readNotification = useCase(
  [Inboxes, Clock],
  (inboxes, clock) =>
    async (input: { companyId: string; userId: string; notificationId: string }): Promise<void> => {
      if (!(await inboxes.read(input.companyId, input.userId, input.notificationId, clock.now())))
        throw notificationRefusal('notification.missing')
    },
)

export const readAllNotifications = useCase(
  [Inboxes, Clock],
  (inboxes, clock) =>
    (input: { companyId: string; userId: string }): Promise<number> =>
      inboxes.readAll(input.companyId, input.userId, clock.now()),
)
