import { SlipCodes } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { changesBetween, logEvent, Trail, telling } from '../audit/index.ts'
import { type CompanyId, refusals, refuseStale, tidyName, useCase } from '../shared/index.ts'
import { type Address, type Company, companyRefusal, taxNumberOrRefuse } from './company.ts'
import { Companies } from './ports.ts'
import { companyNameRule, contactNameRule } from './rules.ts'

export const companyUpdated = logEvent(
  'company.updated',
  'COMPANY_UPDATED',
  telling<{ name: string }, keyof ReturnType<typeof factsOf>>(),
)

export const updateCompanyRefusal = refusals({
  'company.logo_not_allowed': 'unprocessable',
  'company.not_a_catering': 'unprocessable',
  'company.not_a_firm': 'unprocessable',
})

export interface CompanyChanges {
  name?: string | undefined
  taxNumber?: string | null | undefined
  phone?: string | null | undefined
  contactName?: string | null | undefined
  address?: Partial<Address> | undefined
  logoUrl?: string | null | undefined
  /** Caterings only. */
  allergensRequired?: boolean | undefined
  /** Firms only; 1 to 24. */
  reminderHours?: number | undefined
  /** Switching them off invalidates the codes already issued. */
  slipCodes?: boolean | undefined
  /** Firms only. */
  withholdsVat?: boolean | undefined
  /** Firms only. Those who wait already still have to be decided about. */
  registrationNeedsApproval?: boolean | undefined
}

export interface CompanyUpdate {
  companyId: CompanyId
  actor: Actor
  changes: CompanyChanges
  seenVersion?: number | undefined
}

const factsOf = ({
  name,
  taxNumber,
  phone,
  contactName,
  address,
  logoUrl,
  allergensRequired,
  reminderHours,
  slipCodes,
  withholdsVat,
  registrationNeedsApproval,
}: Company) => ({
  name,
  taxNumber,
  phone,
  contactName,
  ...address,
  logoUrl,
  allergensRequired,
  reminderHours,
  slipCodes,
  withholdsVat,
  registrationNeedsApproval,
})

const given = (address: Partial<Address>): Partial<Address> =>
  Object.fromEntries(
    Object.entries(address)
      .filter(([, text]) => text !== undefined)
      .map(([part, text]) => [part, text.trim()]),
  )

/** The slug never changes, so bookmarked addresses stay valid. */
export const updateCompany = useCase(
  [Companies, SlipCodes, Trail],
  (companies, codes, trail) =>
    async (input: CompanyUpdate): Promise<Company> => {
      const company = await companies.forChange(input.companyId)
      if (company === null) throw companyRefusal('company.unknown')
      refuseStale(company, input.seenVersion)
      const before = factsOf(company)
      const { name, taxNumber, phone, contactName, address, logoUrl, allergensRequired, slipCodes } = input.changes
      const { reminderHours, withholdsVat, registrationNeedsApproval } = input.changes
      if (name !== undefined) company.name = tidyName(name, companyNameRule)
      if (taxNumber !== undefined) company.taxNumber = taxNumberOrRefuse(taxNumber)
      if (phone !== undefined) company.phone = phone?.trim() || null
      if (contactName !== undefined)
        company.contactName = contactName?.trim() ? tidyName(contactName, contactNameRule) : null
      if (address !== undefined) company.address = { ...company.address, ...given(address) }
      if (logoUrl !== undefined) company.logoUrl = logoUrl || null
      if (allergensRequired !== undefined) {
        if (company.type !== 'catering') throw updateCompanyRefusal('company.not_a_catering')
        company.allergensRequired = allergensRequired
      }
      if (reminderHours !== undefined) {
        if (company.type !== 'corporate') throw updateCompanyRefusal('company.not_a_firm')
        company.reminderHours = reminderHours
      }
      if (withholdsVat !== undefined) {
        if (company.type !== 'corporate') throw updateCompanyRefusal('company.not_a_firm')
        company.withholdsVat = withholdsVat
      }
      if (registrationNeedsApproval !== undefined) {
        if (company.type !== 'corporate') throw updateCompanyRefusal('company.not_a_firm')
        company.registrationNeedsApproval = registrationNeedsApproval
      }
      if (slipCodes !== undefined) company.slipCodes = slipCodes
      const changes = changesBetween(before, factsOf(company))
      if (Object.keys(changes).length === 0) return company
      company.version++
      await companies.update(company)
      if (!company.slipCodes && before.slipCodes) await codes.forgetAllOf(company.id)
      await trail.write({
        event: companyUpdated,
        companyId: company.id,
        actor: input.actor,
        meta: { name: company.name },
        changes,
      })
      return company
    },
)
