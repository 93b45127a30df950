import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/core/companies/index.ts'
import { skipKey } from '../../../src/core/menus/index.ts'
import { homeTimezone } from '../../../src/core/shared/index.ts'
import { closesAt, defaultCutOff } from '../../../src/core/shifts/index.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inTime } from '../../support/kitchen.ts'
import { aCompany, aMember, anEmployee, someTime } from '../../support/samples.ts'

export const syntheticCompaniesSuite = (house: () => House): void => {
  const settled = async (changes: Partial<Company> = {}) => {
    const company = aCompany(changes)
    const employee = anEmployee(company)
    await house().syntheticCompanies.add(company)
    await house().employees.add(employee)
    return { company, employee }
  }
  const isThere = async ({ company, employee }: Awaited<ReturnType<typeof settled>>) => [
    (await house().companies.byId(company.id)) !== null,
    (await house().roleHolders.presentRole(
      company.id,
      aMember({ companyId: company.id, userId: employee.id }),
      someTime,
    )) !== null,
  ]

  describe('synthetic companies', () => {
    it('are removed along with their people', async () => {
      const [one, other] = [await settled(), await settled()]
      expect(await isThere(one)).toEqual([true, true])
      await house().syntheticCompanies.remove([one.company.id])
      expect([await isThere(one), await isThere(other)]).toEqual([
        [false, false],
        [true, true],
      ])
    })

    it('left over from earlier runs are removed by age', async () => {
      const [old, young] = [
        await settled({ createdAt: new Date('2026-03-01T09:00:00Z') }),
        await settled({ createdAt: new Date('2026-03-02T09:00:00Z') }),
      ]
      expect(await house().syntheticCompanies.removeOlderThan(young.company.createdAt)).toBe(1)
      expect([await isThere(old), await isThere(young)]).toEqual([
        [false, false],
        [true, true],
      ])
    })

    it('have as many differences as figures of their lists that are not those of a recount', async () => {
      const { corporate, day, choose, eaters } = await aKitchen(house(), { eaters: 3 })
      const [ayse, can, deniz] = eaters
      await choose(ayse, day, 'GELENEKSEL1')
      await choose(can, day, 'ALTERNATIF1')
      await choose(deniz, day, skipKey)
      const differences = () => house().syntheticCompanies.listDifferences(corporate.id)
      expect(await differences()).toBe(3)
      const cutOff = closesAt(day.date, defaultCutOff, homeTimezone)
      await house().transaction.run(() => house().kitchenLists.freezeDue([corporate.id], cutOff, 1))
      expect(await differences()).toBe(0)
      await house().futureChoices.cancelOfPeople(corporate.id, [ayse.id, deniz!.id], inTime)
      expect(await differences()).toBe(2)
    })

    it('are the only ones that can be removed', async () => {
      const real = aCompany({ createdAt: new Date('2020-01-01T09:00:00Z') })
      await house().companies.add(real)
      await house().syntheticCompanies.remove([real.id])
      expect(await house().syntheticCompanies.removeOlderThan(new Date('2021-01-01T09:00:00Z'))).toBe(0)
      expect(await house().companies.byId(real.id)).toEqual(real)
    })
  })
}
