import type { CompanyId, RequestId } from '../shared/index.ts'
import type { Request } from './request.ts'

export abstract class Requests {
  abstract add(request: Request): Promise<void>
  /**
   * A request that the catering may answer, locked until the transaction ends: one of its active partner, written since the partnership
   * began; null otherwise.
   */
  abstract forAnswer(
    cateringId: CompanyId,
    corporateId: CompanyId,
    requestId: RequestId,
    at: Date,
  ): Promise<Request | null>
  abstract update(request: Request): Promise<void>
}
