import { sendResetLink } from '../emails/index.ts'
import { announce } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  defineJob,
  Ids,
  type Job,
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

/** Sends the person a link or, if that cannot be, tells the managers. */
export const answerForgottenPassword = defineJob(
  'answerForgottenPassword',
  [sendResetLink, tellOfForgottenPassword],
  (sendLink, tell) =>
    async ({ companyId, phone }: ForgottenPassword) => {
      if (!(await sendLink(companyId, phone))) await tell({ companyId, phone })
    },
)

type Asking = ForgottenPassword & { address: string }

/**
 * Does not look the person up; the job does. Neither the answer nor its timing may reveal whether the person exists.
 */
const afterLimits = (job: Job<ForgottenPassword>) =>
  useCase([Limits, Jobs], (limits, jobs) => async ({ companyId, address, ...input }: Asking): Promise<void> => {
    const phone = phoneOrRefuse(input.phone)
    await takeWithin(limits, `forgotten-password:${address}`, requestsPerHour, 3600)
    await jobs.add(job, { companyId, phone })
  })

/** Tells the managers. */
export const requestPasswordReset = afterLimits(tellOfForgottenPassword)

/** With a link to the confirmed address, where there is one (rule I19). */
export const requestResetLink = afterLimits(answerForgottenPassword)
