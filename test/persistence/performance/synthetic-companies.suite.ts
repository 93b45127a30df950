import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/core/companies/index.ts'
import type { House } from '../../support/house.ts'
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

    it('are the only ones that can be removed', async () => {
      const real = aCompany({ createdAt: new Date('2020-01-01T09:00:00Z') })
      await house().companies.add(real)
      await house().syntheticCompanies.remove([real.id])
      expect(await house().syntheticCompanies.removeOlderThan(new Date('2021-01-01T09:00:00Z'))).toBe(0)
      expect(await house().companies.byId(real.id)).toEqual(real)
    })
  })
}
