import { Clock, refusals, useCase } from '../shared/index.ts'
import { Requests, type RequestStatus } from './request.ts'

export const answerRequestRefusal = refusals({ 'feedback.missing': 'missing' })

export interface RequestAnswer {
  cateringId: string
  corporateId: string
  requestId: string
  status: RequestStatus
}

export const answerRequest = useCase(
  [Requests, Clock],
  (requests, clock) =>
    async ({ cateringId, corporateId, requestId, status }: RequestAnswer): Promise<void> => {
      if (!(await requests.answer(cateringId, corporateId, requestId, status, clock.now())))
        throw answerRequestRefusal('feedback.missing')
    },
)
