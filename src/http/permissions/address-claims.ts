import type { CompanyId, UserId } from '../../core/shared/index.ts'
import { type CompanyType, companyTypes } from '../../core/actors/rules.ts'

/** What an address claims about its caller; every claim must match the session (rule W8). */
export interface Claims {
  companyId: CompanyId
  companyType: CompanyType
  userId: UserId
}

type Path = Readonly<Record<string, string>>

const ofCompany = (companyType: CompanyType) => (path: Path) => ({ companyType, companyId: path['companyId'] ?? '' })

/** By how the addresses begin that lie inside of one company. */
const claimsOf: Readonly<Record<string, (path: Path) => Partial<Claims>>> = {
  '{type}/{companyId}': ({ type, ...path }) => ofCompany(type as CompanyType)(path),
  ...Object.fromEntries(companyTypes.map((type) => [`${type}/{companyId}`, ofCompany(type)])),
  'individual/{companyId}': ({ companyId = '', userId = '' }) => ({ companyId, userId }),
  'kitchen/{cateringId}': ({ cateringId = '' }) => ({ companyType: 'catering', companyId: cateringId }),
}

/**
 * What the path of an operation claims, read from the contract. The gate holds it against the session whatever the rule of the
 * operation looks at: a rule may ask for more, and cannot forget any of this.
 */
export const claimsOfAddress = (segments: readonly string[]): ((path: object) => Partial<Claims>) => {
  const claims = claimsOf[segments.slice(0, 2).join('/')] ?? (() => ({}))
  return (path) => claims(path as Path)
}
