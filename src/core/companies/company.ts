import type { CompanyType } from '../actors/rules.ts'
import { type CompanyId, constructorOf, refusals } from '../shared/index.ts'
import { defaultReminderHours, taxNumberDigits, taxNumberProblem } from './rules.ts'

export const companyRefusal = refusals({ 'company.unknown': 'forbidden', 'company.link_unknown': 'missing' })

export const taxNumberRefusal = refusals({
  'company.tax_number_invalid': 'unprocessable',
  'company.tax_number_personal': 'unprocessable',
})

/** The digits, or null if nothing was typed. */
export const taxNumberOrRefuse = (typed: string | null | undefined): string | null => {
  const digits = taxNumberDigits(typed ?? '')
  if (digits === '') return null
  const problem = taxNumberProblem(digits)
  if (problem !== undefined) throw taxNumberRefusal(`company.tax_number_${problem}`)
  return digits
}

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
  /** Null if it has none or did not say (record 0140). */
  taxNumber!: string | null
  phone!: string | null
  /** Whom active partners ask for (rule P11). */
  contactName!: string | null
  address!: Address
  isActive!: boolean
  logoUrl!: string | null
  /** Set by a catering that only publishes menus whose dishes all have declared allergens (rule L1). */
  allergensRequired!: boolean
  /** How many hours before a cut-off a firm's people are reminded if they have not chosen (rule M17). */
  reminderHours!: number
  /** Printed slips carry a single-use sign-in code (rule I11). */
  slipCodes!: boolean
  /** Firms only: declares itself *belirlenmiş alıcı* (rule H1). */
  withholdsVat!: boolean
  /** Firms only: people who register wait until a manager has approved them (rule I10). */
  registrationNeedsApproval!: boolean
  createdAt!: Date
  /** Incremented with each change of the settings. */
  version!: number
}

export const newCompany = constructorOf(Company)(() => ({
  taxNumber: null,
  phone: null,
  contactName: null,
  address: noAddress,
  isActive: true,
  logoUrl: null,
  allergensRequired: false,
  reminderHours: defaultReminderHours,
  slipCodes: true,
  withholdsVat: false,
  registrationNeedsApproval: false,
  version: 1,
}))
