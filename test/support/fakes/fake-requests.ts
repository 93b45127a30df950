import { Request, Requests } from '../../../src/core/feedback/index.ts'
import { create } from '../../../src/core/shared/index.ts'
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

  forAnswer(cateringId: string, corporateId: string, requestId: string, _at: Date): Promise<Request | null> {
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
    return Promise.resolve(request ? create(Request, request) : null)
  }

  update(request: Request): Promise<void> {
    const row = this.rows.find(({ companyId, id }) => companyId === request.companyId && id === request.id)
    if (row) Object.assign(row, request)
    return Promise.resolve()
  }
}
