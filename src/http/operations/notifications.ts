import type { Use } from '../../core/shared/index.ts'
import { readAllNotifications, readNotification, saveNotificationSettings } from '../../core/notifications/index.ts'
import { NotificationReads } from '../../reads/index.ts'
import { command, type Operations, read } from '../operation.ts'
import { pageOf } from '../page.ts'

const maxNotifications = 5

export const notificationOperations = (use: Use) => {
  const notifications = use(NotificationReads)
  return {
    listNotifications: read(({ path, query }) =>
      notifications.list(path.companyId, path.userId, query.only_unread ?? false, pageOf(query, maxNotifications)),
    ),
    readNotification: command(async ({ path: { companyId, userId, notificationId } }) => {
      await use(readNotification)({ companyId, userId, notificationId })
      return { success: true }
    }),
    readAllNotifications: command(async ({ path: { companyId, userId } }) => ({
      success: true,
      modified: await use(readAllNotifications)({ companyId, userId }),
    })),
    getNotificationSettings: read(({ path }) => notifications.settings(path.companyId, path.userId)),
    saveNotificationSettings: command(async ({ path: { companyId, userId }, body: { menu_updates_enabled } }) => {
      await use(saveNotificationSettings)({ companyId, userId, menuUpdates: menu_updates_enabled })
      return { success: true, menu_updates_enabled }
    }),
  } satisfies Partial<Operations>
}
