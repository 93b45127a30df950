import type { CompanyId, RequestId } from '../shared/index.ts'
import type { Request } from './request.ts'

export abstract class Requests {
  abstract add(request: Request): Promise<void>
  /**
   * A request the catering may answer, locked until the transaction ends: from an active partner, and written since the
   * partnership began. Null otherwise.
   */
  abstract forAnswer(
    cateringId: CompanyId,
    corporateId: CompanyId,
    requestId: RequestId,
    at: Date,
  ): Promise<Request | null>
  abstract update(request: Request): Promise<void>
}
