import { randomUUID } from 'node:crypto'
import { commentRefusal, Comments, maxShownComments, type Request } from '../../../src/core/feedback/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeRatings } from './fake-ratings.ts'

export interface CommentRow {
  id: string
  requestId: string
  companyId: string
  userId: string
  cateringId: string
  stars: number
  month: string
  isShown: boolean
}

export class FakeComments extends Comments {
  #rows: CommentRow[] = []
  readonly #employees: FakeEmployees
  readonly #companies: FakeCompanies
  readonly #ratings: FakeRatings
  constructor(employees: FakeEmployees, companies: FakeCompanies, ratings: FakeRatings) {
    super()
    this.#employees = employees
    this.#companies = companies
    this.#ratings = ratings
  }

  /** A consent ends with the account or the firm. */
  get rows(): CommentRow[] {
    this.#rows = this.#rows.filter((row) => this.#hasAccount(row))
    return this.#rows
  }

  allow({ id: requestId, companyId, userId, ...request }: Request): Promise<boolean> {
    if (this.rows.some((row) => row.requestId === requestId)) return Promise.resolve(true)
    const rating = this.#ratings.of({ id: requestId, companyId, userId, ...request })
    if (rating === undefined || !this.#hasAccount({ companyId, userId })) return Promise.resolve(false)
    const { cateringId, stars, date } = rating
    const month = date.slice(0, 7)
    this.#rows.push({ id: randomUUID(), requestId, companyId, userId, cateringId, stars, month, isShown: false })
    return Promise.resolve(true)
  }

  withdraw({ id }: Request): Promise<void> {
    this.#rows = this.#rows.filter(({ requestId }) => requestId !== id)
    return Promise.resolve()
  }

  hold(cateringId: string, commentId: string): Promise<boolean> {
    return Promise.resolve(this.#find(cateringId, commentId) !== undefined)
  }

  show(cateringId: string, commentId: string): Promise<boolean> {
    const row = this.#find(cateringId, commentId)
    if (row === undefined || row.isShown) return Promise.resolve(false)
    const shown = this.rows.filter((one) => one.cateringId === cateringId && one.isShown)
    if (shown.length >= maxShownComments)
      return Promise.reject(commentRefusal('comment.too_many', { comments: maxShownComments }))
    row.isShown = true
    return Promise.resolve(true)
  }

  hide(cateringId: string, commentId: string): Promise<boolean> {
    const row = this.#find(cateringId, commentId)
    if (!row?.isShown) return Promise.resolve(false)
    row.isShown = false
    return Promise.resolve(true)
  }

  #find(cateringId: string, commentId: string): CommentRow | undefined {
    return this.rows.find((row) => row.cateringId === cateringId && row.id === commentId)
  }

  #hasAccount({ companyId, userId }: Pick<CommentRow, 'companyId' | 'userId'>): boolean {
    return (
      this.#employees.rows.some((one) => one.companyId === companyId && one.id === userId && one.isActive) &&
      this.#companies.rows.some(({ id, isActive }) => id === companyId && isActive)
    )
  }
}
