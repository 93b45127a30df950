import {
  Clock,
  type CompanyId,
  Ids,
  type LocalDate,
  refusals,
  type ShiftId,
  showsNothing,
  useCase,
  type UserId,
} from '../shared/index.ts'
import { newRequest, type Request, type Urgency } from './request.ts'
import { Requests } from './ports.ts'

export const createRequestRefusal = refusals({ 'feedback.blank': 'unprocessable' })

export interface RequestInput {
  companyId: CompanyId
  userId: UserId
  title: string
  message: string
  tags: readonly string[]
  urgency: Urgency
  /** The own meal that was rated before (rule M5). */
  rated?: { shiftId: ShiftId; date: LocalDate } | undefined
}

const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
]

export const createRequest = useCase(
  [Requests, Ids, Clock],
  (requests, ids, clock) =>
    async ({ rated, ...input }: RequestInput): Promise<Request> => {
      const title = input.title.trim()
      const message = input.message.trim()
      if (showsNothing(title) || showsNothing(message)) throw createRequestRefusal('feedback.blank')
      const request = newRequest({
        id: ids.next(),
        companyId: input.companyId,
        userId: input.userId,
        title,
        message,
        tags: tidyTags(input.tags),
        urgency: input.urgency,
        createdAt: clock.now(),
        ...(rated && { raterId: input.userId, ratedShiftId: rated.shiftId, ratedOn: rated.date }),
      })
      await requests.add(request)
      return request
    },
)
