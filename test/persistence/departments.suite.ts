import { describe, expect, it } from 'vitest'
import type { House } from '../support/house.ts'
import { aCompany, aDepartment } from '../support/samples.ts'

export const departmentsSuite = (house: () => House): void => {
  const add = (department: ReturnType<typeof aDepartment>) => house().transaction.run(() => house().departments.add(department))

  describe('departments', () => {
    it('are listed by their company, closed ones too', async () => {
      const [company, other] = [aCompany(), aCompany()]
      await house().companies.add(company)
      await house().companies.add(other)
      const [sales, kitchen] = [aDepartment(company, { name: 'Satış' }), aDepartment(company, { name: 'Depo' })]
      for (const department of [sales, kitchen, aDepartment(other)]) await add(department)
      await house().closeDepartment(kitchen.id)
      expect(await house().departments.allOf(company.id)).toEqual([{ ...kitchen, isActive: false }, sales])
    })

    it('have a name of their own, however it is spelt', async () => {
      const [company, other] = [aCompany(), aCompany()]
      await house().companies.add(company)
      await house().companies.add(other)
      await add(aDepartment(company, { name: 'Üretim' }))
      await add(aDepartment(other, { name: 'Üretim' }))
      await expect(add(aDepartment(company, { name: 'URETİM' }))).rejects.toMatchObject({ kind: 'conflict', code: 'department.name_taken' })
    })
  })
}
