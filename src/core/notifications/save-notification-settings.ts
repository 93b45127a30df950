import type { NotificationSettings, NotificationWishes } from './ports.ts'

export const saveNotificationSettings =
  (settings: NotificationSettings) =>
  (wish: NotificationWishes & { companyId: string; userId: string }): Promise<void> =>
    settings.save(wish.companyId, wish.userId, { menuUpdates: wish.menuUpdates })
