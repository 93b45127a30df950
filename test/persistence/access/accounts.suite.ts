import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aCompany, anEmployee, aSupplier, someId, somePhone, someTime } from '../../support/samples.ts'

export const accountsSuite = (house: () => House): void => {
  const enrolled = async (changes: Parameters<typeof anEmployee>[1] = {}, company = aCompany()) => {
    await house().companies.add(company)
    const employee = anEmployee(company, changes)
    await house().employees.add(employee)
    return { company, employee }
  }

  describe('accounts', () => {
    it('include everything that signing in needs', async () => {
      const { company, employee } = await enrolled({ role: 'corporate2' }, aSupplier())
      await house().deactivate(employee.id)
      await house().makePassive(company.id)
      expect(await house().accounts.byPhone(company.id, employee.phone)).toEqual({
        userId: employee.id,
        companyId: company.id,
        phone: employee.phone,
        companyType: 'supplier',
        companyIsActive: false,
        role: 'corporate2',
        isActive: false,
        passwordHash: employee.passwordHash,
        passwordExpiresAt: null,
        hasRequestedReset: false,
      })
    })

    it('belong to a single company', async () => {
      const { company, employee } = await enrolled()
      const { company: other } = await enrolled()
      expect(await house().accounts.byPhone(other.id, employee.phone)).toBeNull()
      expect(await house().accounts.byPhone(company.id, somePhone())).toBeNull()
      expect(await house().accounts.credentials(other.id, employee.id)).toBeNull()
      expect(await house().accounts.credentials(company.id, employee.id)).toEqual({
        passwordHash: employee.passwordHash,
        isOneTime: false,
        fullName: employee.fullName,
        phone: employee.phone,
        companyName: company.name,
      })
      expect(await house().accounts.replacePassword(other.id, employee.id, employee.passwordHash, 'new')).toBe(false)
    })

    it('replace a password only if it has not changed in the meantime, and end its expiry', async () => {
      const { company, employee } = await enrolled({ passwordHash: 'old', passwordExpiresAt: someTime })
      expect(await house().accounts.replacePassword(company.id, employee.id, 'older', 'new')).toBe(false)
      expect(await house().accounts.replacePassword(company.id, employee.id, 'old', 'new')).toBe(true)
      expect(await house().accounts.replacePassword(company.id, employee.id, 'old', 'newer')).toBe(false)
      expect(await house().accounts.byPhone(company.id, employee.phone)).toMatchObject({
        passwordHash: 'new',
        passwordExpiresAt: null,
      })
    })
  })

  describe('administrators', () => {
    it('have a unique username and are found by any spelling of it', async () => {
      const id = someId()
      const administrator = { id, username: `Işıl ${id}`, passwordHash: 'hash', createdAt: someTime }
      await house().administrators.add(administrator)
      expect(await house().administrators.byUsername(`ışıl ${id}`)).toEqual(administrator)
      expect(await house().administrators.byUsername(`isil ${id}`)).toEqual(administrator)
      expect(await house().administrators.byUsername(someId())).toBeNull()
      const twin = { ...administrator, id: someId(), username: `ISIL ${id}` }
      await expect(house().transaction.run(() => house().administrators.add(twin))).rejects.toMatchObject({
        kind: 'conflict',
        code: 'administrator.username_taken',
      })
    })

    it('keep their username reserved until they are removed', async () => {
      const { administrators, transaction } = house()
      const before = await administrators.count()
      const username = `Işıl ${someId()}`
      const administrator = { id: someId(), username, passwordHash: 'hash', createdAt: someTime }
      await administrators.add(administrator)
      await transaction.run(async () => {
        await administrators.lockAll()
        expect(await administrators.forChange(username)).toEqual(administrator)
        await administrators.replacePassword(administrator.id, 'new')
      })
      expect(await administrators.byUsername(username)).toEqual({ ...administrator, passwordHash: 'new' })
      expect(await administrators.count()).toBe(before + 1)
      await administrators.remove(administrator.id, someTime)
      expect([await administrators.byUsername(username), await administrators.count()]).toEqual([null, before])
      await administrators.add({ ...administrator, id: someId() })
    })
  })
}
