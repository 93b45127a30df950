import { commentRefusal, Request, Requests } from '../../../src/core/feedback/index.ts'
import { create } from '../../../src/core/shared/index.ts'
import type { FakeRatings } from './fake-ratings.ts'

export class FakeRequests extends Requests {
  readonly rows: Request[] = []
  readonly #ratings: FakeRatings
  constructor(ratings: FakeRatings) {
    super()
    this.#ratings = ratings
  }

  add(request: Request): Promise<void> {
    if (request.raterId !== null && this.#ratings.of(request) === undefined)
      return Promise.reject(commentRefusal('comment.not_rated'))
    this.rows.push(request)
    return Promise.resolve()
  }

  forChange(companyId: string, requestId: string): Promise<Request | null> {
    const found = this.rows.find((one) => one.companyId === companyId && one.id === requestId)
    return Promise.resolve(found ? create(Request, found) : null)
  }

  update(request: Request): Promise<void> {
    const row = this.rows.find(({ companyId, id }) => companyId === request.companyId && id === request.id)
    if (row) Object.assign(row, request)
    return Promise.resolve()
  }
}
