import { Clock, type CompanyId, type RequestId, useCase, type UserId } from '../shared/index.ts'
import { answerRequestRefusal } from './answer-request.ts'
import { commentRefusal } from './comment.ts'
import { Comments, Requests } from './ports.ts'

export interface CommentConsent {
  companyId: CompanyId
  userId: UserId
  requestId: RequestId
  isAllowed: boolean
}

/** Lets others read what a person wrote after a rating, or takes it back from everywhere (rule P15). */
export const allowComment = useCase(
  [Requests, Comments, Clock],
  (requests, comments, clock) =>
    async ({ companyId, userId, requestId, isAllowed }: CommentConsent): Promise<void> => {
      const request = await requests.forChange(companyId, requestId)
      if (request?.userId !== userId) throw answerRequestRefusal('feedback.missing')
      if (!isAllowed) await comments.withdraw(request, clock.now())
      else if (!(await comments.allow(request, clock.now()))) throw commentRefusal('comment.not_rated')
    },
)
