import { holdToSuites } from './hold-to-suite.ts'
import { messagesSuite } from './messages.suite.ts'
import { notificationsSuite } from './notifications.suite.ts'
import { pushDevicesSuite } from './push-devices.suite.ts'
import { ratingsSuite } from './ratings.suite.ts'
import { remindersSuite } from './reminders.suite.ts'
import { requestsSuite } from './requests.suite.ts'

holdToSuites(ratingsSuite, remindersSuite, requestsSuite, notificationsSuite, pushDevicesSuite, messagesSuite)
