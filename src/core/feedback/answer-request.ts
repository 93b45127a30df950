import { type Clock, Refusal } from '../shared/index.ts'
import type { Requests, RequestStatus } from './request.ts'

export interface RequestAnswer {
  cateringId: string
  corporateId: string
  requestId: string
  status: RequestStatus
}

export const answerRequest =
  (requests: Requests, clock: Clock) =>
  async ({ cateringId, corporateId, requestId, status }: RequestAnswer): Promise<void> => {
    if (!(await requests.answer(cateringId, corporateId, requestId, status, clock.now())))
      throw new Refusal('missing', 'feedback.missing')
  }
