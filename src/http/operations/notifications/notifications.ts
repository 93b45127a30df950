import {
  PushSender,
  readAllNotifications,
  readNotification,
  saveAdminNotificationSettings,
  saveNotificationSettings,
  subscribeAdministratorToPush,
  subscribeToPush,
  testAdminPush,
  unsubscribeAdministratorFromPush,
  unsubscribeFromPush,
  withdrawAnnouncement,
  writeAnnouncement,
} from '../../../core/notifications/index.ts'
import { homeTimezone, instantOf } from '../../../core/shared/index.ts'
import { NotificationReads } from '../../../reads/index.ts'
import { command, type Operations, read, steps, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'

const maxNotifications = 20
const maxWritten = 20

const homeInstant = ({ date, time }: { date: string; time: string }): Date => instantOf(date, time, homeTimezone)

export const notificationOperations = (use: OperationUse) => {
  const notifications = use(NotificationReads)
  const sender = use(PushSender)
  return {
    listNotifications: read(({ path, query }) => {
      const kind = query.only_unread ? 'unread' : query.only_read ? 'read' : 'all'
      return notifications.list(path.companyId, path.userId, kind, pageOf(query, maxNotifications))
    }),
    readNotification: command(async ({ path: { companyId, userId, notificationId } }) => {
      await use(readNotification)({ companyId, userId, notificationId })
      return { success: true }
    }),
    readAllNotifications: command(async ({ path: { companyId, userId } }) => ({
      success: true,
      modified: await use(readAllNotifications)({ companyId, userId }),
    })),
    getNotificationSettings: read(({ path }) => notifications.settings(path.companyId, path.userId)),
    saveNotificationSettings: command(async ({ path: { companyId, userId }, body }) => {
      await use(saveNotificationSettings)({
        companyId,
        userId,
        menuUpdates: body.menu_updates_enabled,
        choiceReminders: body.choice_reminders_enabled,
      })
      return { success: true, ...(await notifications.settings(companyId, userId)) }
    }),
    getPushKey: read(() => Promise.resolve({ publicKey: sender.publicKey, enabled: sender.publicKey !== null })),
    subscribeToPush: command(async ({ path: { companyId, userId }, body: { endpoint, keys }, tokenHash }) => {
      await use(subscribeToPush)({ companyId, userId, tokenHash, target: { endpoint, ...keys } })
      return { success: true }
    }),
    unsubscribeFromPush: command(async ({ path: { companyId, userId }, body: { endpoint } }) => {
      await use(unsubscribeFromPush)({ companyId, userId, endpoint })
      return { success: true }
    }),
    getAdminNotificationSettings: read(() => notifications.ofAdministrators()),
    saveAdminNotificationSettings: command(async ({ body: { enabled_events } }) => {
      await use(saveAdminNotificationSettings)({
        userCreated: enabled_events.notify_on_user_created,
        applicationSubmitted: enabled_events.notify_on_application_submitted,
      })
      return { success: true, enabled_events }
    }),
    subscribeAdministratorToPush: command(async ({ actor: { administratorId }, body: { endpoint, keys } }) => {
      await use(subscribeAdministratorToPush)({ administratorId, target: { endpoint, ...keys } })
      return { success: true }
    }),
    unsubscribeAdministratorFromPush: command(async ({ body: { endpoint } }) => {
      await use(unsubscribeAdministratorFromPush)(endpoint)
      return { success: true }
    }),
    listAnnouncements: read(({ query }) => notifications.announcements(pageOf(query, maxWritten))),
    writeAnnouncement: command(async ({ actor, body: { text, audience, starts, ends } }) => {
      const startsAt = starts && homeInstant(starts)
      await use(writeAnnouncement)({ actor, text, audience, startsAt, endsAt: homeInstant(ends) })
      return { success: true }
    }),
    withdrawAnnouncement: command(async ({ path: { announcementId } }) => {
      await use(withdrawAnnouncement)(announcementId)
      return { success: true }
    }),
    testAdminPush: steps(async () => {
      await use(testAdminPush)()
      return { success: true }
    }),
  } satisfies Partial<Operations>
}
