import { announceReply } from '../notifications/index.ts'
import { type Partnership, Partnerships } from '../partnerships/index.ts'
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

/** A kitchen answers what its firm has written since they became partners, while they are. */
const isOpenTo = (partnership: Partnership | null, { createdAt }: Request, now: Date): boolean =>
  partnership !== null && !partnership.isOver(now) && createdAt >= partnership.createdAt

/** There is one reply, which the author is notified of, so it cannot be changed afterwards (rule M18). */
export const answerRequest = useCase(
  [Requests, Partnerships, Jobs, Ids, Clock],
  (requests, partnerships, jobs, ids, clock) =>
    async ({ cateringId, corporateId, requestId, status, reply }: RequestAnswer): Promise<Request> => {
      const text = reply?.trim()
      if (text !== undefined && showsNothing(text)) throw answerRequestRefusal('feedback.reply_blank')
      const now = clock.now()
      const partnership = await partnerships.active(cateringId, corporateId)
      const request = await requests.forChange(corporateId, requestId)
      if (request === null || !isOpenTo(partnership, request, now)) throw answerRequestRefusal('feedback.missing')
      const isFirst = text !== undefined && request.reply === null
      if (isFirst) Object.assign(request, { reply: text, repliedAt: now, repliedBy: cateringId })
      else if (text !== undefined && (request.reply !== text || request.repliedBy !== cateringId))
        throw answerRequestRefusal('feedback.replied')
      await requests.update(Object.assign(request, { status, updatedAt: now }))
      if (isFirst) await jobs.add(announceReply, { id: ids.next(), companyId: corporateId, requestId })
      return request
    },
)
