export type RequestStatus = 'pending' | 'in_progress' | 'resolved'
export type Urgency = 'low' | 'med' | 'high'

/** What a person of a corporate company wants from its caterers: a wish, a complaint, an idea. */
export class Request {
  id!: string
  companyId!: string
  userId!: string
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

export abstract class Requests {
  abstract add(request: Request): Promise<void>
  /**
   * A request that the catering may answer, locked until the transaction ends: one of its active partner, written since the partnership
   * began; null otherwise.
   */
  abstract forAnswer(cateringId: string, corporateId: string, requestId: string, at: Date): Promise<Request | null>
  abstract update(request: Request): Promise<void>
}
