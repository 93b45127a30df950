import type { RememberedAccount } from '../../api/connection.ts'
import type { CompanyHit, CompanyType } from '../../api/generated-sign-in.ts'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import type { Pick } from '../../ui/forms/async-picker.tsx'

/** Input about a person that all modes of the page share. */
export interface Account {
  type: CompanyType
  company: Pick | null
  phone: string
}

/** Shared by all modes. */
export type AccountProps = {
  account: Account
  onAccount: (part: Partial<Account>) => void
  /** The company named by the link. */
  linked: CompanyHit | undefined
}

const typeOf = ({ companyType }: RememberedAccount): CompanyType =>
  companyType === 'individual' ? 'corporate' : (companyType as CompanyType)

/** A link takes precedence over what is remembered: somebody else may be using the device. */
export const firstAccount = (
  linked: CompanyHit | undefined,
  phone: string,
  remembered: RememberedAccount | null,
): Account => {
  if (linked !== undefined) return { type: linked.type, company: linked, phone: phoneDigits(phone) }
  if (remembered === null) return { type: 'corporate', company: null, phone: phoneDigits(phone) }
  const company = { id: remembered.companyId, name: remembered.companyName }
  return { type: typeOf(remembered), company, phone: remembered.phone }
}

/** Whether a link leads to the same account that this device remembers. */
export const fits = (remembered: RememberedAccount, linked: CompanyHit | undefined, phone: string): boolean =>
  (linked === undefined || linked.id === remembered.companyId) &&
  (phone === '' || phoneDigits(phone) === remembered.phone)

/** 5321234567 → 0532 ••• •• 67 */
export const hiddenPhone = (phone: string): string => `0${phone.slice(0, 3)} ••• •• ${phone.slice(-2)}`
