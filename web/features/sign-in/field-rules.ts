import { addressLength, companyNameLength, isContactPhone } from '../../../src/core/companies/rules.ts'
import { fullNameLength } from '../../../src/core/workforce/rules.ts'

/** The rules in the words of the form; the server checks them again. */
export const fullNameProblem = (name: string): string | undefined =>
  name.trim().length < fullNameLength.min ? 'Adınızı ve soyadınızı yazın' : undefined

export const companyNameProblem = (name: string): string | undefined =>
  name.trim().length < companyNameLength.min ? 'Firma adını yazın' : undefined

export const addressProblem = (address: string): string | undefined =>
  address.trim().length < addressLength.min ? 'Açık adresi yazın' : undefined

export const companyPhoneProblem = (phone: string): string | undefined =>
  isContactPhone(phone.trim()) ? undefined : 'Firma telefonunu rakamlarla yazın'
