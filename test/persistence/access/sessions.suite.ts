import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aCatering, aCompany, anEmployee, aPartnership, someId, someTime } from '../../support/samples.ts'

const at = (hours: number): Date => new Date(someTime.getTime() + hours * 3_600_000)
const someHash = (): string => someId().replaceAll('-', '').repeat(2)

export const sessionsSuite = (house: () => House): void => {
  const signedIn = async ({
    company = aCompany(),
    ...changes
  }: Parameters<typeof anEmployee>[1] & { company?: ReturnType<typeof aCompany> } = {}) => {
    await house().companies.add(company)
    const employee = anEmployee(company, changes)
    await house().employees.add(employee)
    const tokenHash = someHash()
    await house().sessions.open({
      passwordHash: employee.passwordHash,
      tokenHash,
      kind: 'staff',
      companyId: company.id,
      userId: employee.id,
      createdAt: someTime,
      expiresAt: at(12),
    })
    return { company, employee, tokenHash }
  }
  const actorOf = (tokenHash: string, now = at(1)) => house().sessions.actorOf(tokenHash, now)

  describe('sessions', () => {
    it('identify the caller', async () => {
      const { company, employee, tokenHash } = await signedIn({ role: 'corporate4' })
      expect(await actorOf(tokenHash)).toEqual({
        kind: 'staff',
        writtenUpTo: expect.any(Number) as number,
        userId: employee.id,
        companyId: company.id,
        companyType: 'corporate',
        role: 'corporate4',
        mustChangePassword: false,
      })
      expect(await actorOf(someHash())).toBeNull()
    })

    it('are not mixed up when many callers are identified at once', async () => {
      const people = await Promise.all(Array.from({ length: 5 }, () => signedIn()))
      const tokens = [...people, ...people].flatMap(({ tokenHash }) => [tokenHash, someHash()])
      const actors = await Promise.all(tokens.map((token) => actorOf(token)))
      expect(actors.map((actor) => actor && 'userId' in actor && actor.userId)).toEqual(
        [...people, ...people].flatMap(({ employee }) => [employee.id, null]),
      )
    })

    it('know for a kitchen whether its companies are active partners', async () => {
      const [catering, firm, formerFirm, strangers] = [aCatering(), aCompany(), aCompany(), aCompany()]
      const { tokenHash } = await signedIn({ company: catering })
      for (const company of [firm, formerFirm, strangers]) await house().companies.add(company)
      const former = aPartnership(catering, formerFirm)
      for (const partnership of [aPartnership(catering, firm), former])
        await house().transaction.run(() => house().partnerships.add(partnership))
      await house().endPartnership(former.id)
      const seenFrom = (token: string, corporate: { id: string }) =>
        house().sessions.actorInKitchen(token, at(1), { cateringId: catering.id, corporateId: corporate.id })
      expect(await seenFrom(tokenHash, firm)).toMatchObject({ actor: { companyId: catering.id }, arePartners: true })
      for (const other of [formerFirm, strangers])
        expect(await seenFrom(tokenHash, other)).toMatchObject({ arePartners: false })
      expect(await seenFrom(someHash(), firm)).toBeNull()
    })

    it('keep their kind', async () => {
      const { company, employee } = await signedIn()
      const tokenHash = someHash()
      await house().sessions.open({
        passwordHash: employee.passwordHash,
        tokenHash,
        kind: 'individual',
        companyId: company.id,
        userId: employee.id,
        createdAt: someTime,
        expiresAt: at(12),
      })
      expect(await actorOf(tokenHash)).toMatchObject({ kind: 'individual' })
    })

    it('expire to the millisecond', async () => {
      const { tokenHash } = await signedIn()
      expect(await actorOf(tokenHash, new Date(at(12).getTime() - 1))).not.toBeNull()
      expect(await actorOf(tokenHash, at(12))).toBeNull()
    })

    it('are invalid as soon as the person is deactivated', async () => {
      const { employee, tokenHash } = await signedIn()
      await house().deactivate(employee.id)
      expect(await actorOf(tokenHash)).toBeNull()
    })

    it('are invalid as soon as the company is inactive', async () => {
      const { company, tokenHash } = await signedIn()
      await house().makePassive(company.id)
      expect(await actorOf(tokenHash)).toBeNull()
    })

    it('reflect a changed role immediately', async () => {
      const { employee, tokenHash } = await signedIn({ role: 'corporate4' })
      await house().giveRole(employee.id, 'individual')
      expect(await actorOf(tokenHash)).toMatchObject({ role: 'individual' })
    })

    it('require a new password while the one-time password is valid, and expire with it', async () => {
      const { company, employee, tokenHash } = await signedIn({ passwordHash: 'old', passwordExpiresAt: at(2) })
      expect(await actorOf(tokenHash, at(1))).toMatchObject({ mustChangePassword: true })
      expect(await actorOf(tokenHash, at(2))).toBeNull()
      await house().accounts.replacePassword(company.id, employee.id, 'old', 'new')
      expect(await actorOf(tokenHash, at(3))).toMatchObject({ mustChangePassword: false })
    })

    it('can be ended one by one, or all others at once', async () => {
      const { company, employee, tokenHash } = await signedIn()
      const { tokenHash: colleague } = await signedIn()
      const [second, third] = [someHash(), someHash()]
      for (const one of [second, third])
        await house().sessions.open({
          passwordHash: employee.passwordHash,
          tokenHash: one,
          kind: 'individual',
          companyId: company.id,
          userId: employee.id,
          createdAt: someTime,
          expiresAt: at(12),
        })
      await house().sessions.end(third)
      expect(await actorOf(third)).toBeNull()
      expect(await actorOf(second)).not.toBeNull()
      expect(await house().sessions.endOthersOf(employee.id, tokenHash)).toBe(true)
      expect(await actorOf(second)).toBeNull()
      expect(await actorOf(tokenHash)).not.toBeNull()
      await house().sessions.endAllOf(employee.id)
      expect(await actorOf(tokenHash)).toBeNull()
      expect(await actorOf(colleague)).not.toBeNull()
      expect(await house().sessions.endOthersOf(employee.id, tokenHash)).toBe(false)
    })

    it('open only while the verified password is unchanged and person and company are active', async () => {
      const { company, employee } = await signedIn()
      const open = (changes: { passwordHash?: string; companyId?: string; userId?: string } = {}) =>
        house().sessions.open({
          kind: 'staff',
          companyId: company.id,
          userId: employee.id,
          passwordHash: employee.passwordHash,
          tokenHash: someHash(),
          createdAt: someTime,
          expiresAt: at(12),
          ...changes,
        })
      expect(await open({ passwordHash: 'another' })).toBe(false)
      expect(await open({ companyId: someId() })).toBe(false)
      expect(await open()).toBe(true)
      await house().makePassive(company.id)
      expect(await open()).toBe(false)
      const { company: other, employee: leaver } = await signedIn()
      await house().deactivate(leaver.id)
      expect(await open({ companyId: other.id, userId: leaver.id })).toBe(false)
    })

    it('of an administrator have no company', async () => {
      const [administratorId, tokenHash] = [someId(), someHash()]
      await house().administrators.add({
        id: administratorId,
        username: administratorId,
        passwordHash: 'hash',
        createdAt: someTime,
      })
      await house().sessions.open({
        kind: 'admin',
        passwordHash: 'hash',
        tokenHash,
        administratorId,
        createdAt: someTime,
        expiresAt: at(8),
      })
      expect(await actorOf(tokenHash)).toMatchObject({ kind: 'admin', administratorId })
      expect(await actorOf(tokenHash, at(8))).toBeNull()
      await house().sessions.end(tokenHash)
      expect(await actorOf(tokenHash)).toBeNull()
      const session = { administratorId, createdAt: someTime, expiresAt: at(8) }
      expect(
        await house().sessions.open({ kind: 'admin', passwordHash: 'old', tokenHash: someHash(), ...session }),
      ).toBe(false)
    })
  })
}
