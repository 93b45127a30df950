import { type CompanyId, refusals } from '../shared/index.ts'
import type { CompanyType } from '../actors/rules.ts'

export const companyRefusal = refusals({ 'company.unknown': 'forbidden', 'company.link_unknown': 'missing' })

export interface Address {
  street: string
  district: string
  city: string
  postalCode: string
}

export const noAddress: Address = { street: '', district: '', city: '', postalCode: '' }

export class Company {
  id!: CompanyId
  type!: CompanyType
  name!: string
  slug!: string
  phone!: string | null
  address!: Address
  isActive!: boolean
  logoUrl!: string | null
  /** A catering that publishes only menus of which all allergens are declared (rule L1). */
  allergensRequired!: boolean
  /** So many hours before a cut-off people of a firm are reminded who chose nothing (rule M17). */
  reminderHours!: number
  /** Slips carry a code that signs in once (rule I11). */
  slipCodes!: boolean
  createdAt!: Date
  /** Counts the changes of the settings. */
  version!: number
}
