import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aCatering, aCompany, aPartnership, aSupplier } from '../../support/samples.ts'

export const partnershipsSuite = (house: () => House): void => {
  const add = (partnership: ReturnType<typeof aPartnership>) =>
    house().transaction.run(() => house().partnerships.add(partnership))
  const founded = async (...companies: ReturnType<typeof aCompany>[]) => {
    for (const company of companies) await house().companies.add(company)
  }

  describe('partnerships', () => {
    it('of a catering can be many, but only one active with each partner', async () => {
      const [catering, firm, otherFirm, supplier] = [aCatering(), aCompany(), aCompany(), aSupplier()]
      await founded(catering, firm, otherFirm, supplier)
      const first = aPartnership(catering, firm)
      for (const partnership of [first, aPartnership(catering, otherFirm), aPartnership(catering, supplier)])
        await add(partnership)
      for (const partner of [firm, supplier])
        await expect(add(aPartnership(catering, partner))).rejects.toMatchObject({
          kind: 'conflict',
          code: 'partnership.already_active',
        })
      await house().endPartnership(first.id)
      await add(aPartnership(catering, firm))
    })

    it('are found while they are active', async () => {
      const [catering, otherCatering, firm, supplier] = [aCatering(), aCatering(), aCompany(), aSupplier()]
      await founded(catering, otherCatering, firm, supplier)
      const [withFirm, withSupplier] = [aPartnership(catering, firm), aPartnership(catering, supplier)]
      for (const partnership of [withFirm, withSupplier]) await add(partnership)
      await house().endPartnership(withSupplier.id)
      const active = (one: { id: string }, other: { id: string }) => house().partnerships.active(one.id, other.id)
      expect(await active(catering, firm)).toEqual(withFirm)
      expect(await active(catering, supplier)).toBeNull()
      expect(await active(otherCatering, firm)).toBeNull()
    })
  })
}
