import { allowComment, answerRequest, createRequest, showComment } from '../../../core/feedback/index.ts'
import { CommentReads, FeedbackReads } from '../../../reads/index.ts'
import { command, type Operations, read, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'

const maxRequests = 50
const maxComments = 50

export const feedbackOperations = (use: OperationUse) => {
  const feedback = use(FeedbackReads)
  const comments = use(CommentReads)
  return {
    listRequests: read(({ path, query }) =>
      feedback.ofPerson(path.companyId, path.userId, query.status, pageOf(query, maxRequests)),
    ),
    createRequest: command(async ({ path, body }) => {
      const { companyId, userId } = path
      const { title, message, tags = [], urgency = 'low', rated } = body
      const { id } = await use(createRequest)({
        companyId,
        userId,
        title,
        message,
        tags,
        urgency,
        rated: rated && { shiftId: rated.shift_id, date: rated.date },
      })
      return { success: true, request: await feedback.own(companyId, userId, id) }
    }),
    allowComment: command(async ({ path: { companyId, userId, requestId }, body }) => {
      await use(allowComment)({ companyId, userId, requestId, isAllowed: body.is_allowed })
      return { success: true, request: await feedback.own(companyId, userId, requestId) }
    }),
    listKitchenRequests: read(({ path, query }) =>
      feedback.ofKitchen(path.cateringId, path.corpId, query.status, pageOf(query, maxRequests)),
    ),
    listFirmRequests: read(({ path, query }) =>
      feedback.ofCatering(path.companyId, query.status, pageOf(query, maxRequests)),
    ),
    answerRequest: command(async ({ path: { cateringId, corpId, requestId }, body: { status, reply } }) => {
      await use(answerRequest)({ cateringId, corporateId: corpId, requestId, status, reply })
      return { success: true, request: await feedback.answered(cateringId, corpId, requestId) }
    }),
    listComments: read(({ path, query }) =>
      comments.ofCatering(path.companyId, query.is_shown, pageOf(query, maxComments)),
    ),
    showComment: command(async ({ path: { companyId: cateringId, commentId }, body, actor }) => {
      await use(showComment)({ cateringId, commentId, actor, isShown: body.is_shown })
      return { success: true, comment: await comments.one(cateringId, commentId) }
    }),
  } satisfies Partial<Operations>
}
