import type { Company } from '../../../src/core/companies/index.ts'
import { SyntheticCompanies } from '../../../src/core/performance/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { FakeEmployees } from './fake-employees.ts'

/** Removes what its suite checks; that nothing else is left behind is tested with the whole product. */
export class FakeSyntheticCompanies extends SyntheticCompanies {
  readonly #companies: FakeCompanies
  readonly #employees: FakeEmployees
  readonly #synthetic = new Set<string>()
  constructor(companies: FakeCompanies, employees: FakeEmployees) {
    super()
    this.#companies = companies
    this.#employees = employees
  }

  async add(company: Company): Promise<void> {
    await this.#companies.add(company)
    this.#synthetic.add(company.id)
  }

  remove(companyIds: readonly string[]): Promise<void> {
    this.#remove(({ id }) => companyIds.includes(id))
    return Promise.resolve()
  }

  removeOlderThan(instant: Date): Promise<number> {
    return Promise.resolve(this.#remove(({ createdAt }) => createdAt < instant))
  }

  #remove(isMeant: (company: Company) => boolean): number {
    const gone = new Set(
      this.#companies.rows.filter((one) => this.#synthetic.has(one.id) && isMeant(one)).map(({ id }) => id),
    )
    const drop = <Row>(rows: Row[], companyOf: (row: Row) => string) =>
      void rows.splice(0, rows.length, ...rows.filter((row) => !gone.has(companyOf(row))))
    drop(this.#companies.rows, ({ id }) => id)
    drop(this.#employees.rows, ({ companyId }) => companyId)
    return gone.size
  }
}
