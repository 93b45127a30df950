import { PageAddresses } from '../../src/core/access/index.ts'
import type { Product } from './product.ts'
import type { Person } from './world.ts'

const segmentsOf = ({ use }: Product, { id, companyId, companyType }: Person) =>
  use(PageAddresses).segmentsOf({ userId: id, companyId, companyType })

export const dashboardOf = (product: Product, person: Person, page = 'general'): string => {
  const { user, companyType, company } = segmentsOf(product, person)
  return `/${user}/${companyType}/${company}/${page}`
}

export const areaOf = (product: Product, person: Person, page = 'dashboard'): string => {
  const { user, company } = segmentsOf(product, person)
  return `/individual/${user}/${company}/${page}`
}

export const kitchenOf = (person: Person, corporate: { id: string }): string =>
  `/${person.companyId}/${person.id}/${corporate.id}/kitchen-dashboard`
