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
  createdAt!: Date
  updatedAt!: Date
}

export abstract class Requests {
  abstract add(request: Request): Promise<void>
  /**
   * Changes the status of a request that the catering may see: one of its active partner, written since the partnership
   * began. Tells whether there was one.
   */
  abstract answer(
    cateringId: string,
    corporateId: string,
    requestId: string,
    status: RequestStatus,
    at: Date,
  ): Promise<boolean>
}
