import type { Container } from 'inversify'
import {
  announceMenu,
  Inboxes,
  Jobs,
  NotificationSettings,
  readAllNotifications,
  readNotification,
  saveNotificationSettings,
} from '../../core/notifications/index.ts'
import { Clock } from '../../core/shared/index.ts'
import { Database, PostgresJobs, PostgresInboxes, PostgresNotificationSettings } from '../../persistence/index.ts'
import { NotificationReads } from '../../reads/index.ts'
import { bindPort, bindUseCase } from '../binding.ts'

export const bindNotifications = (container: Container): void => {
  bindPort(container, Jobs, (db: Database) => new PostgresJobs(db), [Database])
  bindPort(container, Inboxes, (db: Database) => new PostgresInboxes(db), [Database])
  bindPort(container, NotificationSettings, (db: Database) => new PostgresNotificationSettings(db), [Database])
  bindPort(container, NotificationReads, (db: Database) => new NotificationReads(db), [Database])
  bindUseCase(container, announceMenu, [Inboxes, Clock])
  bindUseCase(container, readNotification, [Inboxes, Clock])
  bindUseCase(container, readAllNotifications, [Inboxes, Clock])
  bindUseCase(container, saveNotificationSettings, [NotificationSettings])
}
