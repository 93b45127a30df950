import type { CompanyId, RequestId } from '../shared/index.ts'
import type { Request } from './request.ts'

export abstract class Requests {
  abstract add(request: Request): Promise<void>
  /** Locked until the transaction ends; null if it is missing or belongs to another company. */
  abstract forChange(companyId: CompanyId, requestId: RequestId): Promise<Request | null>
  abstract update(request: Request): Promise<void>
}
