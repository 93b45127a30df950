import type { CompanyId, UserId } from '../../core/shared/index.ts'
import { type CompanyType, companyTypes } from '../../core/actors/rules.ts'

/** What an address claims about its caller; every claim has to match the session (rule W8). */
export interface Claims {
  companyId: CompanyId
  companyType: CompanyType
  userId: UserId
}

type Path = Readonly<Record<string, string>>

const ofCompany = (companyType: CompanyType) => (path: Path) => ({ companyType, companyId: path['companyId'] ?? '' })

/** By the first two segments of addresses within a company. */
const claimsOf: Readonly<Record<string, (path: Path) => Partial<Claims>>> = {
  '{type}/{companyId}': ({ type, ...path }) => ofCompany(type as CompanyType)(path),
  ...Object.fromEntries(companyTypes.map((type) => [`${type}/{companyId}`, ofCompany(type)])),
  'individual/{companyId}': ({ companyId = '', userId = '' }) => ({ companyId, userId }),
  'kitchen/{cateringId}': ({ cateringId = '' }) => ({ companyType: 'catering', companyId: cateringId }),
}

/**
 * What an operation's path claims, read from the contract. The gate compares it with the session whatever the
 * operation's rule looks at: a rule may require more, but cannot forget any of this.
 */
export const claimsOfAddress = (segments: readonly string[]): ((path: object) => Partial<Claims>) => {
  const claims = claimsOf[segments.slice(0, 2).join('/')] ?? (() => ({}))
  return (path) => claims(path as Path)
}
