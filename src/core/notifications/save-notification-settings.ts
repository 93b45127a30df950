import { useCase } from '../shared/index.ts'
import { NotificationSettings, type NotificationWishes } from './ports.ts'

export const saveNotificationSettings = useCase(
  [NotificationSettings],
  (settings) =>
    (wish: NotificationWishes & { companyId: string; userId: string }): Promise<void> =>
      settings.save(wish.companyId, wish.userId, { menuUpdates: wish.menuUpdates }),
)
