import { type Account, Accounts, type Credentials } from '../../../src/core/access/index.ts'
import type { Employee } from '../../../src/core/workforce/index.ts'
import type { FakeResetRequests } from './fake-reset-requests.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmployees } from './fake-employees.ts'

export class FakeAccounts extends Accounts {
  readonly #employees: FakeEmployees
  readonly #companies: FakeCompanies
  readonly #resetRequests: FakeResetRequests
  constructor(employees: FakeEmployees, companies: FakeCompanies, resetRequests: FakeResetRequests) {
    super()
    this.#resetRequests = resetRequests
    this.#employees = employees
    this.#companies = companies
  }

  byPhone(companyId: string, phone: string): Promise<Account | null> {
    return this.#accountOf(companyId, this.#employees.find(companyId, phone))
  }

  byId(companyId: string, userId: string): Promise<Account | null> {
    return this.#accountOf(companyId, this.#find(companyId, userId))
  }

  async #accountOf(companyId: string, employee: Employee | undefined): Promise<Account | null> {
    const company = await this.#companies.byId(companyId)
    if (company === null || employee === undefined) return null
    const { id: userId, phone, role, isActive, passwordHash, passwordExpiresAt } = employee
    return {
      userId,
      companyId,
      phone,
      companyType: company.type,
      companyIsActive: company.isActive,
      role,
      isActive,
      passwordHash,
      passwordExpiresAt,
      hasRequestedReset: this.#resetRequests.waiting.has(userId),
    }
  }

  async credentials(companyId: string, userId: string): Promise<Credentials | null> {
    const company = await this.#companies.byId(companyId)
    const employee = this.#find(companyId, userId)
    if (company === null || employee === undefined) return null
    const { passwordHash, passwordExpiresAt, fullName, phone } = employee
    return { passwordHash, isOneTime: passwordExpiresAt !== null, fullName, phone, companyName: company.name }
  }

  replacePassword(companyId: string, userId: string, oldHash: string, newHash: string): Promise<boolean> {
    const employee = this.#find(companyId, userId)
    if (employee?.passwordHash !== oldHash) return Promise.resolve(false)
    Object.assign(employee, { passwordHash: newHash, passwordExpiresAt: null })
    return Promise.resolve(true)
  }

  #find(companyId: string, userId: string) {
    return this.#employees.rows.find((employee) => employee.companyId === companyId && employee.id === userId)
  }
}
