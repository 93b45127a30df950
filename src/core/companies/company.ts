import type { CompanyType } from '../access/index.ts'

export interface Address {
  street: string
  district: string
  city: string
  postal_code: string
}

export const noAddress: Address = { street: '', district: '', city: '', postal_code: '' }

export class Company {
  id!: string
  type!: CompanyType
  name!: string
  slug!: string
  phone!: string | null
  address!: Address
  isActive!: boolean
  logoUrl!: string | null
  createdAt!: Date
}
