import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aCompany, anEmployee, someTime } from '../../support/samples.ts'

const after = (minutes: number) => new Date(someTime.getTime() + minutes * 60_000)

export const resetRequestsSuite = (house: () => House): void => {
  const founded = async () => {
    const company = aCompany()
    await house().companies.add(company)
    const [ayse, can] = [anEmployee(company), anEmployee(company)] as const
    for (const one of [ayse, can]) await house().employees.add(one)
    return { company, ayse, can }
  }
  const note = (companyId: string, phone: string, at = someTime, unlessToldAfter = at) =>
    house().resetRequests.note(companyId, phone, at, unlessToldAfter)
  const waits = async (companyId: string, phone: string) =>
    (await house().accounts.byPhone(companyId, phone))?.hasRequestedReset

  describe('people who forgot their password', () => {
    it('wait for a reset, and their company is notified unless it was notified since', async () => {
      const { company, ayse, can } = await founded()
      expect(await waits(company.id, ayse.phone)).toBe(false)
      expect(await note(company.id, ayse.phone)).toBe(true)
      expect(await note(company.id, can.phone, after(59), after(-1))).toBe(false)
      expect([await waits(company.id, ayse.phone), await waits(company.id, can.phone)]).toEqual([true, true])
      expect(await note(company.id, ayse.phone, after(60), someTime)).toBe(true)
    })

    it('cause no notification if they are unknown, inactive or in an inactive company', async () => {
      const { company, ayse, can } = await founded()
      expect(await note(company.id, '5000000000')).toBe(false)
      await house().deactivate(ayse.id)
      expect(await note(company.id, ayse.phone)).toBe(false)
      expect(await waits(company.id, ayse.phone)).toBe(false)
      expect(await note(company.id, can.phone)).toBe(true)
      await house().makePassive(company.id)
      expect(await note(company.id, can.phone, after(60))).toBe(false)
    })

    it('wait until their own company has given them a new password', async () => {
      const { company, ayse } = await founded()
      const other = await founded()
      await note(company.id, ayse.phone)
      await house().resetRequests.settle(other.company.id, ayse.id)
      expect(await waits(company.id, ayse.phone)).toBe(true)
      await house().resetRequests.settle(company.id, ayse.id)
      expect(await waits(company.id, ayse.phone)).toBe(false)
    })
  })
}
