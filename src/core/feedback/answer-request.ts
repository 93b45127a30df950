import { announceReply } from '../notifications/index.ts'
import { Clock, type CompanyId, Ids, Jobs, refusals, type RequestId, showsNothing, useCase } from '../shared/index.ts'
import { type Request, type RequestStatus } from './request.ts'
import { Requests } from './ports.ts'

export const answerRequestRefusal = refusals({
  'feedback.missing': 'missing',
  'feedback.reply_blank': 'unprocessable',
  'feedback.replied': 'conflict',
})

export interface RequestAnswer {
  cateringId: CompanyId
  corporateId: CompanyId
  requestId: RequestId
  status: RequestStatus
  /** If undefined, only the status changes. */
  reply?: string | undefined
}

/** There is one reply, which the author is notified of, so it cannot be changed afterwards (rule M18). */
export const answerRequest = useCase(
  [Requests, Jobs, Ids, Clock],
  (requests, jobs, ids, clock) =>
    async ({ cateringId, corporateId, requestId, status, reply }: RequestAnswer): Promise<Request> => {
      const text = reply?.trim()
      if (text !== undefined && showsNothing(text)) throw answerRequestRefusal('feedback.reply_blank')
      const now = clock.now()
      const request = await requests.forAnswer(cateringId, corporateId, requestId, now)
      if (request === null) throw answerRequestRefusal('feedback.missing')
      const isFirst = text !== undefined && request.reply === null
      if (isFirst) Object.assign(request, { reply: text, repliedAt: now, repliedBy: cateringId })
      else if (text !== undefined && (request.reply !== text || request.repliedBy !== cateringId))
        throw answerRequestRefusal('feedback.replied')
      await requests.update(Object.assign(request, { status, updatedAt: now }))
      if (isFirst) await jobs.add(announceReply, { id: ids.next(), companyId: corporateId, requestId })
      return request
    },
)
