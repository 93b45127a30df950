import type { CompanyId, RequestId, UserId } from '../shared/index.ts'
export type RequestStatus = 'pending' | 'in_progress' | 'resolved'
export type Urgency = 'low' | 'med' | 'high'

/** What a person of a corporate company wants from its caterers: a wish, a complaint, an idea. */
export class Request {
  id!: RequestId
  companyId!: CompanyId
  userId!: UserId
  title!: string
  message!: string
  tags!: string[]
  urgency!: Urgency
  status!: RequestStatus
  /** What a kitchen answered; null until then (rule M18). */
  reply!: string | null
  repliedAt!: Date | null
  /** The catering. */
  repliedBy!: string | null
  createdAt!: Date
  updatedAt!: Date
}
