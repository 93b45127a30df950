import { Clock, create, Ids, Refusal, useCase } from '../shared/index.ts'
import { Request, Requests, type Urgency } from './request.ts'
import { showsNothing } from './rules.ts'

export interface RequestWish {
  companyId: string
  userId: string
  title: string
  message: string
  tags: readonly string[]
  urgency: Urgency
}

const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
]

export const createRequest = useCase(
  [Requests, Ids, Clock],
  (requests, ids, clock) =>
    async (wish: RequestWish): Promise<Request> => {
      const title = wish.title.trim()
      const message = wish.message.trim()
      if (showsNothing(title) || showsNothing(message)) throw new Refusal('feedback.blank')
      const now = clock.now()
      const request = create(Request, {
        id: ids.next(),
        companyId: wish.companyId,
        userId: wish.userId,
        title,
        message,
        tags: tidyTags(wish.tags),
        urgency: wish.urgency,
        status: 'pending',
        createdAt: now,
        updatedAt: now,
      })
      await requests.add(request)
      return request
    },
)
