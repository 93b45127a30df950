import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aCompany, aDepartment, anEmployee, somePhone } from '../../support/samples.ts'

export const employeesSuite = (house: () => House): void => {
  const add = (employee: ReturnType<typeof anEmployee>) =>
    house().transaction.run(() => house().employees.add(employee))
  const addMissing = (companyId: string, employees: ReturnType<typeof anEmployee>[]) =>
    house().transaction.run(() => house().employees.addMissing(companyId, employees))
  const founded = async () => {
    const company = aCompany()
    await house().companies.add(company)
    return company
  }

  describe('employees', () => {
    it('may share a phone across companies, but not within one', async () => {
      const [one, other, phone] = [await founded(), await founded(), somePhone()]
      await add(anEmployee(one, { phone }))
      await add(anEmployee(other, { phone }))
      await expect(add(anEmployee(one, { phone }))).rejects.toMatchObject({
        kind: 'conflict',
        code: 'employee.phone_taken',
      })
    })

    it('can only be added to a department of their company', async () => {
      const [company, other] = [await founded(), await founded()]
      const [own, foreign] = [aDepartment(company), aDepartment(other)]
      for (const department of [own, foreign]) await house().departments.add(department)
      await add(anEmployee(company, { departmentId: own.id }))
      await expect(add(anEmployee(company, { departmentId: foreign.id }))).rejects.toMatchObject({
        kind: 'unprocessable',
        code: 'department.not_open',
      })
    })

    it('are stored with all their fields', async () => {
      const company = await founded()
      const employee = anEmployee(company, {
        role: 'corporate3',
        email: 'ayse@example.com',
        passwordHash: 'hash',
        passwordExpiresAt: new Date('2026-03-09T09:00:00.123Z'),
      })
      await add(employee)
      expect(await house().accounts.byPhone(company.id, employee.phone)).toEqual({
        userId: employee.id,
        phone: employee.phone,
        companyId: company.id,
        companyType: 'corporate',
        companyIsActive: true,
        role: 'corporate3',
        isActive: true,
        passwordHash: 'hash',
        passwordExpiresAt: employee.passwordExpiresAt,
        hasRequestedReset: false,
      })
    })

    it('are added from a list if their phone number is new, without changing existing people', async () => {
      const [company, other, shared] = [await founded(), await founded(), somePhone()]
      const known = anEmployee(company, { role: 'corporateOwner' })
      await add(known)
      await add(anEmployee(other, { phone: shared }))
      const newcomer = anEmployee(company, {
        phone: shared,
        passwordHash: 'one-time',
        passwordExpiresAt: new Date('2026-03-09T09:00:00Z'),
      })
      const added = await addMissing(company.id, [
        anEmployee(company, { phone: known.phone, passwordHash: 'other' }),
        newcomer,
      ])
      expect(added).toEqual(new Set([newcomer.phone]))
      expect(await house().accounts.byPhone(company.id, newcomer.phone)).toMatchObject({
        userId: newcomer.id,
        passwordHash: 'one-time',
        passwordExpiresAt: newcomer.passwordExpiresAt,
      })
      expect(await house().accounts.byPhone(company.id, known.phone)).toMatchObject({
        userId: known.id,
        role: 'corporateOwner',
        passwordHash: known.passwordHash,
      })
      expect(await addMissing(company.id, [newcomer])).toEqual(new Set())
      expect(await addMissing(company.id, [])).toEqual(new Set())
    })

    it('are found by phone, with what a list may add to', async () => {
      const [company, other] = [await founded(), await founded()]
      const department = aDepartment(company)
      await house().departments.add(department)
      const people = [
        anEmployee(company, { passwordExpiresAt: new Date('2026-03-09T09:00:00Z') }),
        anEmployee(company, { departmentId: department.id }),
        anEmployee(company, { isActive: false }),
        anEmployee(company, { role: 'corporate4' }),
      ]
      for (const person of people) await add(person)
      await house().transaction.run(() => house().usualShifts.set(company.id, [people[1]?.id ?? ''], []))
      const [foreign, phones] = [anEmployee(other), people.map(({ phone }) => phone)]
      await add(foreign)
      const members = await house().employees.membersAmong(company.id, [...phones, foreign.phone, somePhone()])
      expect(phones.map((phone) => members.get(phone))).toEqual(
        people.map(({ id, fullName, email, role, roleOnLeaving, isActive, departmentId, passwordExpiresAt }, at) => ({
          id,
          fullName,
          email,
          role,
          roleOnLeaving,
          isActive,
          departmentId,
          passwordExpiresAt,
          hasToldShifts: at === 1,
        })),
      )
      expect(members.size).toBe(4)
    })

    it('are changed within their company', async () => {
      const [company, other] = [await founded(), await founded()]
      const employee = anEmployee(company, { role: 'corporate2' })
      await add(employee)
      const forChange = (companyId: string) =>
        house().transaction.run(() => house().employees.forChange(companyId, employee.id))
      expect(await forChange(other.id)).toBeNull()
      const changed = Object.assign((await forChange(company.id)) ?? anEmployee(company), {
        fullName: 'Yeni Ad',
        role: 'corporateOwner',
        email: 'a@b.co',
        isActive: false,
      })
      await house().transaction.run(() => house().employees.update(changed))
      expect(await forChange(company.id)).toEqual({
        ...employee,
        fullName: 'Yeni Ad',
        role: 'corporateOwner',
        email: 'a@b.co',
        isActive: false,
      })
    })

    it('are changed together, but only within the company', async () => {
      const [company, other] = [await founded(), await founded()]
      const [one, two, foreign] = [anEmployee(company), anEmployee(company), anEmployee(other)]
      for (const employee of [one, two, foreign]) await add(employee)
      const forChange = () =>
        house().transaction.run(() => house().employees.allForChange(company.id, [two.id, foreign.id, one.id]))
      const found = await forChange()
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set([one.id, two.id]))
      await house().transaction.run(() =>
        house().employees.update(...found.map((employee) => ({ ...employee, isActive: false, version: 2 }))),
      )
      await house().transaction.run(() => house().employees.update())
      expect((await forChange()).map(({ isActive, version, phone }) => [isActive, version, phone])).toEqual(
        found.map(({ phone }) => [false, 2, phone]),
      )
    })

    it('count the active owners', async () => {
      const [company, other] = [await founded(), await founded()]
      await add(anEmployee(company, { role: 'corporateOwner' }))
      await add(anEmployee(company, { role: 'corporateOwner', isActive: false }))
      await add(anEmployee(company, { role: 'corporate4' }))
      await add(anEmployee(other, { role: 'corporateOwner' }))
      expect(await house().transaction.run(() => house().employees.countActiveOwners(company.id))).toBe(1)
    })

    it("are not added from a list to another company's department", async () => {
      const [company, other] = [await founded(), await founded()]
      const foreign = aDepartment(other)
      await house().departments.add(foreign)
      await expect(addMissing(company.id, [anEmployee(company, { departmentId: foreign.id })])).rejects.toMatchObject({
        code: 'department.not_open',
      })
    })
  })
}
