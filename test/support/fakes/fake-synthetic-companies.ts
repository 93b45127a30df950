import type { Company } from '../../../src/core/companies/index.ts'
import { skipKey } from '../../../src/core/menus/index.ts'
import { SyntheticCompanies } from '../../../src/core/performance/index.ts'
import type { FakeCompanies } from './fake-companies.ts'
import type { ChoiceRow } from './fake-choices.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeKitchenLists } from './fake-kitchen-lists.ts'

/** Removes what its suite checks; that nothing else is left behind is tested with the whole product. */
export class FakeSyntheticCompanies extends SyntheticCompanies {
  readonly #companies: FakeCompanies
  readonly #employees: FakeEmployees
  readonly #synthetic = new Set<string>()
  readonly #lists: FakeKitchenLists
  readonly #choices: readonly ChoiceRow[]
  constructor(
    companies: FakeCompanies,
    employees: FakeEmployees,
    lists: FakeKitchenLists,
    choices: readonly ChoiceRow[],
  ) {
    super()
    this.#companies = companies
    this.#employees = employees
    this.#lists = lists
    this.#choices = choices
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

  listDifferences(companyId: string): Promise<number> {
    const counted = new Map<string, number>()
    const count = (day: string, key: string, people: number) =>
      void counted.set(`${day} ${key}`, (counted.get(`${day} ${key}`) ?? 0) + people)
    for (const choice of this.#choices) if (choice.companyId === companyId) count(choice.menuDayId, choice.key, 1)
    for (const list of this.#lists.rows.filter(({ corporateId }) => corporateId === companyId))
      for (const [key, people] of Object.entries({ ...list.counts, [skipKey]: list.skipped }))
        count(list.menuDayId, key, -people)
    return Promise.resolve([...counted.values()].filter((rest) => rest !== 0).length)
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
