import { addressRule, companyNameRule, isContactPhone } from '../../../src/core/companies/rules.ts'
import { nameProblem } from '../../../src/core/shared/rules.ts'
import { fullNameRule } from '../../../src/core/workforce/rules.ts'

/** The rules with the form's own wording; the server checks them again. */
export const fullNameProblem = (name: string): string | undefined =>
  nameProblem(name, fullNameRule) ? 'Adınızı ve soyadınızı yazın' : undefined

export const companyNameProblem = (name: string): string | undefined =>
  nameProblem(name, companyNameRule) ? 'Şirket adını yazın' : undefined

export const addressProblem = (address: string): string | undefined =>
  nameProblem(address, addressRule) ? 'Açık adresi yazın' : undefined

export const companyPhoneProblem = (phone: string): string | undefined =>
  isContactPhone(phone.trim()) ? undefined : 'Şirket telefonunu rakamlarla yazın'
