import type { RememberedAccount } from '../../api/connection.ts'
import type { CompanyHit, CompanyType } from '../../api/generated-sign-in.ts'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import type { Pick } from '../../ui/forms/async-picker.tsx'

/** What is typed about a person, whichever mode the page is in. */
export interface Account {
  type: CompanyType
  company: Pick | null
  phone: string
}

/** What the modes share. */
export type AccountProps = {
  account: Account
  onAccount: (part: Partial<Account>) => void
  /** The company that the link names. */
  linked: CompanyHit | undefined
}

const typeOf = ({ companyType }: RememberedAccount): CompanyType =>
  companyType === 'individual' ? 'corporate' : (companyType as CompanyType)

/** A link comes before memory: it may lead somebody else to this device. */
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

/** Whether a link leads the person to the form that this device fills in by itself. */
export const fits = (remembered: RememberedAccount, linked: CompanyHit | undefined, phone: string): boolean =>
  (linked === undefined || linked.id === remembered.companyId) &&
  (phone === '' || phoneDigits(phone) === remembered.phone)

/** 5321234567 → 0532 ••• •• 67 */
export const hiddenPhone = (phone: string): string => `0${phone.slice(0, 3)} ••• •• ${phone.slice(-2)}`
