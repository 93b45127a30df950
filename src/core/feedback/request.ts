import {
  type CompanyId,
  constructorOf,
  type LocalDate,
  type RequestId,
  type ShiftId,
  type UserId,
} from '../shared/index.ts'

export type RequestStatus = 'pending' | 'in_progress' | 'resolved'
export type Urgency = 'low' | 'med' | 'high'

/** Feedback from an employee of a firm to its caterers: a wish, a complaint or an idea. */
export class Request {
  id!: RequestId
  companyId!: CompanyId
  userId!: UserId
  title!: string
  message!: string
  tags!: string[]
  urgency!: Urgency
  status!: RequestStatus
  /** The kitchen's reply; null until there is one (rule M18). */
  reply!: string | null
  repliedAt!: Date | null
  /** The catering that replied. */
  repliedBy!: string | null
  /** The author, if it follows a rating that still has its person; all three are null otherwise. */
  raterId!: UserId | null
  ratedShiftId!: ShiftId | null
  ratedOn!: LocalDate | null
  createdAt!: Date
  updatedAt!: Date
}

export const newRequest = constructorOf(Request)(({ createdAt }: Pick<Request, 'createdAt'>) => ({
  status: 'pending',
  reply: null,
  repliedAt: null,
  repliedBy: null,
  raterId: null,
  ratedShiftId: null,
  ratedOn: null,
  updatedAt: createdAt,
}))
