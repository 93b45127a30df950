import { ResetRequests } from '../../../src/core/access/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmployees } from './fake-employees.ts'

export class FakeResetRequests extends ResetRequests {
  /** The ids of the people. */
  readonly waiting = new Set<string>()
  readonly #toldAt = new Map<string, Date>()
  readonly #employees: FakeEmployees
  readonly #companies: FakeCompanies
  constructor(employees: FakeEmployees, companies: FakeCompanies) {
    super()
    this.#employees = employees
    this.#companies = companies
  }

  async note(companyId: string, phone: string, at: Date, unlessToldAfter: Date): Promise<boolean> {
    const company = await this.#companies.byId(companyId)
    const employee = this.#employees.find(companyId, phone)
    if (!company?.isActive || !employee?.isActive) return false
    this.waiting.add(employee.id)
    const toldAt = this.#toldAt.get(companyId)
    if (toldAt !== undefined && toldAt > unlessToldAfter) return false
    this.#toldAt.set(companyId, at)
    return true
  }

  settle(companyId: string, ...userIds: string[]): Promise<void> {
    for (const one of this.#employees.rows)
      if (one.companyId === companyId && userIds.includes(one.id)) this.waiting.delete(one.id)
    return Promise.resolve()
  }
}
