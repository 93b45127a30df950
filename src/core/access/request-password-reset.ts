import { announce } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  defineJob,
  Ids,
  Jobs,
  Limits,
  phoneOrRefuse,
  takeWithin,
  useCase,
} from '../shared/index.ts'
import { ResetRequests } from './ports.ts'
import { quietAfterResetNewsMs } from './rules.ts'

/** A whole factory may share one IP address. */
const requestsPerHour = 60

export interface ForgottenPassword {
  companyId: CompanyId
  phone: string
}

/** Marks the person and notifies the company's managers, at most once an hour however many people ask. */
export const tellOfForgottenPassword = defineJob(
  'tellOfForgottenPassword',
  [ResetRequests, announce, Ids, Clock],
  (requests, announce, ids, clock) =>
    async ({ companyId, phone }: ForgottenPassword) => {
      const now = clock.now()
      if (!(await requests.note(companyId, phone, now, new Date(now.getTime() - quietAfterResetNewsMs)))) return
      const news = { id: ids.next(), companyId }
      await announce(news, (inboxes, now) => inboxes.announceForgottenPassword(news, now))
    },
)

/**
 * Does not look the person up; the job does. Neither the answer nor its timing may reveal whether the person exists.
 */
export const requestPasswordReset = useCase(
  [Limits, Jobs],
  (limits, jobs) =>
    async ({ companyId, address, ...input }: ForgottenPassword & { address: string }): Promise<void> => {
      const phone = phoneOrRefuse(input.phone)
      await takeWithin(limits, `forgotten-password:${address}`, requestsPerHour, 3600)
      await jobs.add(tellOfForgottenPassword, { companyId, phone })
    },
)
