import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aCompany, someId } from '../../support/samples.ts'

export const companiesSuite = (house: () => House): void => {
  describe('companies', () => {
    it('are found by id and by slug, including inactive ones', async () => {
      const company = aCompany({
        name: 'Anadolu Gıda',
        type: 'supplier',
        taxNumber: '1234567890',
        phone: '02125551122',
        address: { street: 'Lale Sk. 1', district: 'Şişli', city: 'İstanbul', postalCode: '34360' },
      })
      await house().companies.add(company)
      expect(await house().companies.byId(company.id)).toEqual(company)
      await house().makePassive(company.id)
      expect(await house().companies.bySlug(company.slug)).toEqual({ ...company, isActive: false })
    })

    it('can be changed, except for their type and slug', async () => {
      const company = aCompany()
      await house().companies.add(company)
      const changed = {
        ...company,
        name: 'Yeni Ad',
        taxNumber: '0123456789',
        phone: '02125551122',
        logoUrl: '/logo.png',
        address: { street: 'Gül Sk.', district: '', city: 'İzmir', postalCode: '' },
      }
      await house().transaction.run(async () => {
        expect(await house().companies.forChange(company.id)).toEqual(company)
        await house().companies.update(Object.assign(aCompany(), changed, { slug: 'baska', type: 'supplier' }))
      })
      expect(await house().companies.byId(company.id)).toEqual(changed)
    })

    it('are locked together by id, ignoring ids that do not exist', async () => {
      const [one, other] = [aCompany(), aCompany({ isActive: false })]
      for (const company of [one, other]) await house().companies.add(company)
      const held = await house().transaction.run(() => house().companies.hold([other.id, someId(), one.id]))
      expect(held).toEqual([one, other])
    })

    it('are not found when they do not exist', async () => {
      expect(await house().companies.byId(someId())).toBeNull()
      expect(await house().companies.bySlug('yok-boyle-bir-firma')).toBeNull()
    })

    it('have a unique slug across all types', async () => {
      const company = aCompany()
      await house().companies.add(company)
      await expect(
        house().transaction.run(() => house().companies.add(aCompany({ type: 'catering', slug: company.slug }))),
      ).rejects.toMatchObject({
        kind: 'conflict',
        code: 'company.slug_taken',
      })
    })
  })
}
