import { Request, Requests } from '../../../src/core/feedback/index.ts'
import { create } from '../../../src/core/shared/index.ts'

export class FakeRequests extends Requests {
  readonly rows: Request[] = []

  add(request: Request): Promise<void> {
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
