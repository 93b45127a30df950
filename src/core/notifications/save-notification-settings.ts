import { type CompanyId, useCase, type UserId } from '../shared/index.ts'
import { NotificationSettings, type NotificationPreferences } from './ports.ts'

export const saveNotificationSettings = useCase(
  [NotificationSettings],
  (settings) =>
    (input: NotificationPreferences & { companyId: CompanyId; userId: UserId }): Promise<void> =>
      settings.save(input.companyId, input.userId, {
        menuUpdates: input.menuUpdates,
        choiceReminders: input.choiceReminders,
      }),
)
