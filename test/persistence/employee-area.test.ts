import { holdToSuites } from './hold-to-suite.ts'
import { messagesSuite } from './messages.suite.ts'
import { notificationsSuite } from './notifications.suite.ts'
import { pushDevicesSuite } from './push-devices.suite.ts'
import { ratingsSuite } from './ratings.suite.ts'
import { requestsSuite } from './requests.suite.ts'

holdToSuites(ratingsSuite, requestsSuite, notificationsSuite, pushDevicesSuite, messagesSuite)
