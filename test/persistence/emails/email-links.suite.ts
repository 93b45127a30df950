import { describe, expect, it } from 'vitest'
import type { Employee } from '../../../src/core/workforce/index.ts'
import type { House } from '../../support/house.ts'
import { aCompany, anEmployee, someId, someTime } from '../../support/samples.ts'

const minutes = (some: number): Date => new Date(someTime.getTime() + some * 60_000)
const today = '2026-03-10'

export const emailLinksSuite = (house: () => House): void => {
  const hired = async () => {
    const company = aCompany()
    await house().companies.add(company)
    const employee = anEmployee(company, { role: 'individual', email: `${someId()}@firma.example` })
    await house().employees.add(employee)
    return employee
  }
  const linkOf = ({ companyId, id: userId, email }: Employee, createdAt = someTime) => ({
    emailId: someId(),
    companyId,
    userId,
    address: email ?? '',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 1_800_000),
  })
  type Link = ReturnType<typeof linkOf>
  const addConfirmation = (link: Link, on = today) => house().emailLinks.addConfirmation(link, on)
  const addReset = (link: Link, unlessSince = someTime) => house().emailLinks.addReset(link, unlessSince)
  const confirm = (emailId: string, at = minutes(1)) => house().emailLinks.confirm(emailId, at)
  const ofReset = (emailId: string, at = minutes(1)) => house().emailLinks.ofReset(emailId, at)
  const useReset = (emailId: string, at = minutes(1)) => house().emailLinks.useReset(emailId, at)

  describe('links that confirm an address', () => {
    it('are sent once a day to an address, in any letter case', async () => {
      const employee = await hired()
      const loud = { ...employee, email: employee.email?.toUpperCase() ?? null }
      expect(await addConfirmation(linkOf(employee))).toBe(true)
      expect(await addConfirmation(linkOf(loud))).toBe(false)
      expect(await addConfirmation(linkOf(employee), '2026-03-11')).toBe(true)
      expect(await addConfirmation(linkOf(await hired()))).toBe(true)
    })

    it('work once, until they expire, and reset no password', async () => {
      const employee = await hired()
      const [link, late] = [linkOf(employee), linkOf(employee)]
      await addConfirmation(link)
      await addConfirmation(late, '2026-03-11')
      expect(await ofReset(link.emailId)).toBeNull()
      expect([await confirm(link.emailId), await confirm(link.emailId)]).toEqual([true, false])
      expect(await confirm(late.emailId, minutes(30))).toBe(false)
      expect(await confirm(someId())).toBe(false)
    })

    it('work neither for another address nor for somebody inactive', async () => {
      const [employee, left] = [await hired(), await hired()]
      const [foreign, own] = [{ ...linkOf(employee), address: 'baska@firma.example' }, linkOf(left)]
      await addConfirmation(foreign)
      await addConfirmation(own)
      await house().deactivate(left.id)
      expect([await confirm(foreign.emailId), await confirm(own.emailId)]).toEqual([false, false])
    })
  })

  describe('links that reset a password', () => {
    const confirmed = async () => {
      const employee = await hired()
      await house().confirmEmail(employee.id)
      return employee
    }

    it('work once, until they expire, and confirm no address', async () => {
      const employee = await confirmed()
      const link = linkOf(employee)
      const { emailId } = link
      await addReset(link)
      expect(await confirm(emailId)).toBe(false)
      expect(await ofReset(emailId)).toEqual({ companyId: employee.companyId, userId: employee.id })
      expect([await ofReset(emailId, minutes(30)), await useReset(emailId, minutes(30))]).toEqual([null, false])
      expect([await useReset(emailId), await useReset(emailId), await ofReset(emailId)]).toEqual([true, false, null])
    })

    it('replace the last one, unless that is new and unused', async () => {
      const employee = await confirmed()
      const [first, second, third] = [linkOf(employee), linkOf(employee, minutes(4)), linkOf(employee, minutes(9))]
      expect(await addReset(first)).toBe(true)
      expect(await addReset(second, minutes(-1))).toBe(false)
      expect(await addReset(third, minutes(4))).toBe(true)
      expect([await ofReset(first.emailId), await ofReset(third.emailId)]).toEqual([
        null,
        { companyId: employee.companyId, userId: employee.id },
      ])
      await useReset(third.emailId)
      expect(await addReset(second, minutes(-1))).toBe(true)
    })

    it('do not work for an address that is not confirmed, nor in an inactive company', async () => {
      const [employee, closed] = [await hired(), await confirmed()]
      const [own, other] = [linkOf(employee), linkOf(closed)]
      await addReset(own)
      await addReset(other)
      await house().makePassive(closed.companyId)
      expect([await ofReset(own.emailId), await ofReset(other.emailId)]).toEqual([null, null])
    })
  })
}
