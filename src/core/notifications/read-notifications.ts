import { Clock, Refusal, useCase } from '../shared/index.ts'
import { Inboxes } from './ports.ts'

export const readNotification = useCase(
  [Inboxes, Clock],
  (inboxes, clock) =>
    async (wish: { companyId: string; userId: string; notificationId: string }): Promise<void> => {
      if (!(await inboxes.read(wish.companyId, wish.userId, wish.notificationId, clock.now())))
        throw new Refusal('notification.missing')
    },
)

export const readAllNotifications = useCase(
  [Inboxes, Clock],
  (inboxes, clock) =>
    (wish: { companyId: string; userId: string }): Promise<number> =>
      inboxes.readAll(wish.companyId, wish.userId, clock.now()),
)
