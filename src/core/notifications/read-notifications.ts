import { Clock, type CompanyId, type NotificationId, refusals, useCase, type UserId } from '../shared/index.ts'
import { Inboxes } from './ports.ts'

export const notificationRefusal = refusals({ 'notification.missing': 'missing' })

export const readNotification = useCase(
  [Inboxes, Clock],
  (inboxes, clock) =>
    async (input: { companyId: CompanyId; userId: UserId; notificationId: NotificationId }): Promise<void> => {
      if (!(await inboxes.read(input.companyId, input.userId, input.notificationId, clock.now())))
        throw notificationRefusal('notification.missing')
    },
)

export const readAllNotifications = useCase(
  [Inboxes, Clock],
  (inboxes, clock) =>
    (input: { companyId: CompanyId; userId: UserId }): Promise<number> =>
      inboxes.readAll(input.companyId, input.userId, clock.now()),
)
