import { runSuites } from '../kernel/run-suites.ts'
import { messagesSuite } from '../mail/messages.suite.ts'
import { announcementsSuite } from '../notifications/announcements.suite.ts'
import { notificationsSuite } from '../notifications/notifications.suite.ts'
import { pushDevicesSuite } from '../notifications/push-devices.suite.ts'
import { ratingsSuite } from './ratings.suite.ts'
import { remindersSuite } from './reminders.suite.ts'
import { commentsSuite } from '../feedback/comments.suite.ts'
import { requestsSuite } from '../feedback/requests.suite.ts'

runSuites(
  ratingsSuite,
  remindersSuite,
  requestsSuite,
  commentsSuite,
  notificationsSuite,
  announcementsSuite,
  pushDevicesSuite,
  messagesSuite,
)
