import { accessTexts } from '../../../src/texts/access/access-texts.ts'
import { companyTypeLabels } from '../../../src/texts/access/labels.ts'
import type { CompanyType, Profile } from '../../api/generated-sign-in.ts'
import { decodeBase64, valueIn } from './signed-segment.ts'

/** Who a page's address claims is looking at it. Only the session can confirm it. */
export type Claim =
  | { problem: string }
  | { problem?: undefined; userId?: string; companyId?: string; agreesWith: (profile: Profile) => boolean }

const invalid: Claim = { problem: accessTexts.invalidAddress }
const invalidType: Claim = { problem: accessTexts.invalidCompanyType }

/** The company type in `plain.` + base64 or `raw.` + text; undefined for a signed segment. */
const unsignedTypeIn = (segment: string): string | undefined => {
  if (segment.startsWith('raw.')) return segment.slice('raw.'.length)
  if (segment.startsWith('plain.')) return decodeBase64(segment.slice('plain.'.length)) ?? ''
  return undefined
}

const isCompanyType = (text: string | undefined): text is CompanyType =>
  text !== undefined && Object.hasOwn(companyTypeLabels, text)

export const claimOfCompanyAddress = (user?: string, type?: string, company?: string): Claim => {
  const userId = valueIn(user, 'user_id')
  const companyId = valueIn(company, 'company_id')
  if (userId === undefined || companyId === undefined || type === undefined) return invalid
  const unsigned = unsignedTypeIn(type)
  const named = unsigned ?? valueIn(type, 'company_type')
  if (named === undefined) return invalid
  if (!isCompanyType(named)) return invalidType
  return {
    userId,
    companyId,
    agreesWith: ({ segments, company: own }) =>
      segments.user === user &&
      segments.company === company &&
      (unsigned === undefined ? segments.company_type === type : own.type === unsigned),
  }
}

export const claimOfIndividualAddress = (user?: string, company?: string): Claim => {
  const userId = valueIn(user, 'user_id')
  const companyId = valueIn(company, 'company_id')
  if (userId === undefined || companyId === undefined) return invalid
  return { userId, companyId, agreesWith: ({ segments }) => segments.user === user && segments.company === company }
}

/** For addresses that carry plain ids, such as the kitchen's. */
export const claimOfIds = (userId?: string, companyId?: string): Claim =>
  userId === undefined || companyId === undefined
    ? invalid
    : { userId, companyId, agreesWith: (profile) => profile.id === userId && profile.company.id === companyId }

/** For addresses that claim nothing: `/app/*`. */
export const anyClaim: Claim = { agreesWith: () => true }
