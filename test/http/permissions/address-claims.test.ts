import { describe, expect, it } from 'vitest'
import { type CompanyType, companyTypes, type Member } from '../../../src/core/actors/rules.ts'
import { claimsOfAddress } from '../../../src/http/permissions/address-claims.ts'
import { type Permission, refuseUnlessPermitted } from '../../../src/http/permissions/rule.ts'
import { contractOperations } from '../../support/product.ts'
import { aMember } from '../../support/samples.ts'

const ids = { companyId: 'ours', cateringId: 'ours', userId: 'me' }

/** Whether a rule that checks nothing itself lets the person pass at this address. */
const passes = (segments: string[], path: object, member: Partial<Member>): boolean => {
  const careless: Permission<object, object> = { for: 'company', can: 'readCompany', claims: () => ({}) }
  const named = { claims: claimsOfAddress(segments)(path), arePartners: false, company: null }
  try {
    refuseUnlessPermitted(careless, aMember({ companyId: 'ours', userId: 'me', ...member }), path, {}, named)
    return true
  } catch {
    return false
  }
}

describe('an operation whose rule ignores its address', () => {
  it.each(companyTypes)('is open only to the company of type %s in the address, under its own type', (companyType) => {
    for (const first of ['{type}', companyType]) {
      const at = (type: CompanyType, companyId: string) =>
        passes([first, '{companyId}', 'things'], { ...ids, type, companyId }, { companyType })
      expect([at(companyType, 'ours'), at(companyType, 'theirs')]).toEqual([true, false])
    }
    for (const type of companyTypes)
      for (const first of ['{type}', type])
        expect([type, passes([first, '{companyId}'], { ...ids, type }, { companyType })]).toEqual([
          type,
          type === companyType,
        ])
  })

  it("is refused in somebody else's area and in another catering's kitchen", () => {
    expect(passes(['individual', '{companyId}', '{userId}'], ids, {})).toBe(true)
    expect(passes(['individual', '{companyId}', '{userId}'], { ...ids, userId: 'you' }, {})).toBe(false)
    expect(passes(['kitchen', '{cateringId}', '{corpId}'], ids, { companyType: 'catering' })).toBe(true)
    expect(
      passes(['kitchen', '{cateringId}', '{corpId}'], { ...ids, cateringId: 'theirs' }, { companyType: 'catering' }),
    ).toBe(false)
    expect(passes(['kitchen', '{cateringId}', '{corpId}'], ids, { companyType: 'corporate' })).toBe(false)
  })
})

it('every address in the contract has its company right after the type, or is listed here', () => {
  const elsewhere = contractOperations.filter(
    ({ segments }) =>
      segments.some((segment) => /^\{(type|companyId|cateringId|userId)\}$/.test(segment)) &&
      Object.keys(claimsOfAddress(segments)(ids)).length === 0,
  )
  expect(new Set(elsewhere.map(({ segments }) => segments.slice(0, 3).join('/')))).toEqual(
    new Set(['admin/companies/{companyId}', 'images/{companyId}/{imageId}', 'companies/{companyId}']),
  )
})
