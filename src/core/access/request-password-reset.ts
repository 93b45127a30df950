import { Inboxes, pushNews } from '../notifications/index.ts'
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

/** A whole factory may sit behind one address. */
const requestsPerHour = 60

export interface ForgottenPassword {
  companyId: CompanyId
  phone: string
}

/** Marks the person and tells the managers of the company, at most once an hour, however many people ask. */
export const tellOfForgottenPassword = defineJob(
  'tellOfForgottenPassword',
  [ResetRequests, Inboxes, pushNews, Ids, Clock],
  (requests, inboxes, push, ids, clock) =>
    async ({ companyId, phone }: ForgottenPassword) => {
      const at = clock.now()
      if (!(await requests.note(companyId, phone, at))) return
      const id = ids.next()
      await inboxes.announceForgottenPassword({ id, companyId }, at)
      await push({ companyId, notificationId: id })
    },
)

/** Looks nobody up: whether the person exists is for the job to find out, so that the answer and its time do not tell. */
export const requestPasswordReset = useCase(
  [Limits, Jobs],
  (limits, jobs) =>
    async ({ companyId, address, ...input }: ForgottenPassword & { address: string }): Promise<void> => {
      const phone = phoneOrRefuse(input.phone)
      await takeWithin(limits, `forgotten-password:${address}`, requestsPerHour, 3600)
      await jobs.add(tellOfForgottenPassword, { companyId, phone })
    },
)
