import { announcePrivacyRequest } from '../notifications/index.ts'
import { addDays, Clock, defineJob, homeTimezone, Ids, Jobs, localDateAt } from '../shared/index.ts'
import { PrivacyRequests } from './ports.ts'
import { decidingRoles, warningDays } from './rules.ts'

/** Runs every morning: reminds managers of requests that have to be answered within a week, once each (rule D3). */
export const remindOfPrivacyRequests = defineJob(
  'remindOfPrivacyRequests',
  [PrivacyRequests, Jobs, Ids, Clock],
  (requests, jobs, ids, clock) => async () => {
    const due = await requests.takeDue(addDays(localDateAt(clock.now(), homeTimezone), warningDays))
    await jobs.addAll(
      announcePrivacyRequest,
      due.map(({ role, ...request }) => ({
        ...request,
        id: ids.next(),
        roles: decidingRoles(role),
        isReminder: true,
      })),
    )
  },
)
