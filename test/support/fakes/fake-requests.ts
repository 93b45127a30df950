import { type Request, Requests, type RequestStatus } from '../../../src/core/feedback/index.ts'
import type { FakePartnerships } from './fake-partnerships.ts'

export class FakeRequests extends Requests {
  readonly rows: Request[] = []
  readonly #partnerships: FakePartnerships
  constructor(partnerships: FakePartnerships) {
    super()
    this.#partnerships = partnerships
  }

  add(request: Request): Promise<void> {
    this.rows.push(request)
    return Promise.resolve()
  }

  answer(
    cateringId: string,
    corporateId: string,
    requestId: string,
    status: RequestStatus,
    at: Date,
  ): Promise<boolean> {
    const partnership = this.#partnerships.rows.find(
      (one) => one.cateringId === cateringId && one.corporateId === corporateId && one.isActive,
    )
    const request = this.rows.find(
      (one) =>
        one.companyId === corporateId &&
        one.id === requestId &&
        partnership !== undefined &&
        one.createdAt >= partnership.createdAt,
    )
    if (request) Object.assign(request, { status, updatedAt: at })
    return Promise.resolve(request !== undefined)
  }
}
