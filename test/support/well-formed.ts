import type { ContractOperation } from '../../src/http/contract/contract.ts'
import type { Known } from './contract-requests.ts'
import type { Product } from './product.ts'
import { tokenOf, type World } from './world.ts'

/** Ids from the world that a request for the operation may name, by parameter or property. */
export const knownIn = (world: World, partnershipId: string, operation: ContractOperation): Known => {
  const companies = { corporate: world.corporateA, catering: world.cateringA, supplier: world.supplier }
  const company = companies[operation.segments[0] as keyof typeof companies] ?? world.corporateA
  return {
    ...(operation.id !== 'deleteShift' && { shiftId: world.nightShift.id }),
    companyId: company.company.id,
    userId: operation.segments.includes('employees')
      ? world.corporateA.people.corporate2.id
      : world.corporateA.people.individual.id,
    cateringId: world.cateringA.company.id,
    corpId: world.corporateA.company.id,
    company_id: world.corporateA.company.id,
    catering_id: world.cateringA.company.id,
    partnershipId,
    partnership_id: partnershipId,
    shift_id: world.dayShift.id,
    department_id: world.corporateA.departments[0]?.id ?? '',
    date: world.menuDate,
    type: 'corporate',
  }
}

/** The token of a person with permission, so that valid requests reach the database. */
export const tokenFor = (
  product: Product,
  world: World,
  { segments: [area = ''], id }: ContractOperation,
): Promise<string> => {
  if (area === 'individual') return tokenOf(product, world.corporateA.people.individual, 'individual')
  if (area === 'supplier') return tokenOf(product, world.supplier.people.corporateOwner)
  return tokenOf(
    product,
    area === 'kitchen' || area === 'catering' || id === 'listPartnerships'
      ? world.cateringA.people.corporateOwner
      : world.corporateA.people.corporateOwner,
  )
}
