import { describe, expect, it } from 'vitest'
import { maxDepartments } from '../../../src/core/workforce/index.ts'
import type { House } from '../../support/house.ts'
import { aCompany, aDepartment } from '../../support/samples.ts'

export const departmentsSuite = (house: () => House): void => {
  const add = (department: ReturnType<typeof aDepartment>) =>
    house().transaction.run(() => house().departments.add(department))

  describe('departments', () => {
    it('are listed by company, including closed ones', async () => {
      const [company, other] = [aCompany(), aCompany()]
      await house().companies.add(company)
      await house().companies.add(other)
      const [sales, kitchen] = [aDepartment(company, { name: 'Satış' }), aDepartment(company, { name: 'Depo' })]
      for (const department of [sales, kitchen, aDepartment(other)]) await add(department)
      await house().closeDepartment(kitchen.id)
      expect(await house().departments.allOf(company.id)).toEqual([{ ...kitchen, isActive: false }, sales])
    })

    it('are changed only within their company, and locked only while open', async () => {
      const [company, other] = [aCompany(), aCompany()]
      await house().companies.add(company)
      await house().companies.add(other)
      const [store, room] = [aDepartment(company, { name: 'Depo' }), aDepartment(company, { name: 'Oda' })]
      for (const department of [store, room]) await add(department)
      const run = <T>(work: () => Promise<T>) => house().transaction.run(work)
      expect(await run(() => house().departments.forChange(other.id, store.id))).toBeNull()
      expect(await run(() => house().departments.holdOpen(company.id, store.id))).toMatchObject({
        id: store.id,
        name: 'Depo',
      })
      expect(await run(() => house().departments.holdOpen(other.id, store.id))).toBeNull()
      await run(() =>
        house().departments.update(Object.assign(aDepartment(company), store, { name: 'Ana Depo', isActive: false })),
      )
      expect(await run(() => house().departments.forChange(company.id, store.id))).toEqual({
        ...store,
        name: 'Ana Depo',
        isActive: false,
      })
      expect(await run(() => house().departments.holdOpen(company.id, store.id))).toBeNull()
      await expect(
        run(() => house().departments.update(Object.assign(aDepartment(company), room, { name: 'ANA DEPO' }))),
      ).rejects.toMatchObject({ code: 'department.name_taken' })
    })

    it('have a unique name, in any spelling', async () => {
      const [company, other] = [aCompany(), aCompany()]
      await house().companies.add(company)
      await house().companies.add(other)
      await add(aDepartment(company, { name: 'Üretim' }))
      await add(aDepartment(other, { name: 'Üretim' }))
      await expect(add(aDepartment(company, { name: 'URETİM' }))).rejects.toMatchObject({
        kind: 'conflict',
        code: 'department.name_taken',
      })
    })

    it('are limited to a thousand per company', async () => {
      const [company, other] = [aCompany(), aCompany()]
      await house().companies.add(company)
      await house().companies.add(other)
      const departments = Array.from({ length: maxDepartments }, (_, n) => aDepartment(company, { name: `Bölüm ${n}` }))
      await house().transaction.run(async () => {
        for (const department of departments) await house().departments.add(department)
      })
      await expect(add(aDepartment(company, { name: 'Fazla' }))).rejects.toMatchObject({
        kind: 'conflict',
        code: 'department.too_many',
      })
      await add(aDepartment(other))
    })
  })
}
