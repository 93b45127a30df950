import { answerRequest, createRequest, type Request } from '../../../core/feedback/index.ts'
import { homeTimezone, localDateAt } from '../../../core/shared/index.ts'
import { FeedbackReads } from '../../../reads/index.ts'
import { command, type Operations, read, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'

const maxRequests = 50

const shapeOf = ({ id, title, message, tags, urgency, status, createdAt }: Request) => ({
  id,
  title,
  message,
  tags,
  urgency,
  status,
  reply: null,
  date: localDateAt(createdAt, homeTimezone),
  created_at: createdAt.toISOString(),
})

export const feedbackOperations = (use: OperationUse) => {
  const feedback = use(FeedbackReads)
  return {
    listRequests: read(({ path, query }) =>
      feedback.ofPerson(path.companyId, path.userId, query.status, pageOf(query, maxRequests)),
    ),
    createRequest: command(async ({ path, body }) => {
      const { companyId, userId } = path
      const { title, message, tags = [], urgency = 'low' } = body
      return {
        success: true,
        request: shapeOf(await use(createRequest)({ companyId, userId, title, message, tags, urgency })),
      }
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
  } satisfies Partial<Operations>
}
