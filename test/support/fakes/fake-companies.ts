import { Companies, Company, createCompanyRefusal, firstFreeSlug } from '../../../src/core/companies/index.ts'
import { create } from '../../../src/core/shared/index.ts'

export class FakeCompanies extends Companies {
  readonly rows: Company[] = []

  byId(companyId: string): Promise<Company | null> {
    return Promise.resolve(this.rows.find(({ id }) => id === companyId) ?? null)
  }

  bySlug(slug: string): Promise<Company | null> {
    return Promise.resolve(this.rows.find((company) => company.slug === slug) ?? null)
  }

  async forChange(companyId: string): Promise<Company | null> {
    const found = await this.byId(companyId)
    return found && create(Company, found)
  }

  hold(companyIds: readonly string[]): Promise<Company[]> {
    return Promise.resolve(
      this.rows.filter(({ id }) => companyIds.includes(id)).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    )
  }

  async update(company: Company): Promise<void> {
    const { id: _id, type: _type, slug: _slug, createdAt: _createdAt, ...changed } = company
    Object.assign((await this.byId(company.id)) ?? {}, changed)
  }

  freeSlug(slug: string): Promise<string> {
    return Promise.resolve(firstFreeSlug(slug, new Set(this.rows.map((company) => company.slug))))
  }

  async add(company: Company): Promise<void> {
    if (await this.bySlug(company.slug)) throw createCompanyRefusal('company.slug_taken')
    this.rows.push(company)
  }
}
