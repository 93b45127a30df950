import { type Clock, Refusal } from '../shared/index.ts'
import type { Inboxes } from './ports.ts'

export const readNotification =
  (inboxes: Inboxes, clock: Clock) =>
  async (wish: { companyId: string; userId: string; notificationId: string }): Promise<void> => {
    if (!(await inboxes.read(wish.companyId, wish.userId, wish.notificationId, clock.now())))
      throw new Refusal('missing', 'notification.missing')
  }

export const readAllNotifications =
  (inboxes: Inboxes, clock: Clock) =>
  (wish: { companyId: string; userId: string }): Promise<number> =>
    inboxes.readAll(wish.companyId, wish.userId, clock.now())
