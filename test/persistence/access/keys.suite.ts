import { describe, expect, it } from 'vitest'
import type { Key } from '../../../src/core/access/index.ts'
import type { House } from '../../support/house.ts'
import { aCatering, aCompany, aMember, anEmployee, aPartnership, someId, someTime } from '../../support/samples.ts'

const at = (minutes: number): Date => new Date(someTime.getTime() + minutes * 60_000)
const someHash = (): string => someId().replaceAll('-', '').repeat(2)

export const keysSuite = (house: () => House): void => {
  const made = async (changes: Partial<Key> = {}, company = aCompany()) => {
    await house().companies.add(company)
    const key: Key = {
      id: someId(),
      companyId: company.id,
      tokenHash: someHash(),
      name: 'Bordro aktarımı',
      role: 'corporate3',
      addresses: ['10.20.0.0/16'],
      madeBy: null,
      createdAt: someTime,
      expiresAt: at(60),
      ...changes,
    }
    await house().keys.add(key)
    return { company, key }
  }
  const holderOf = ({ tokenHash }: Key, now = at(1)) => house().keys.holderOf(tokenHash, now)

  describe('API keys', () => {
    it('identify their company, role and addresses', async () => {
      const { company, key } = await made()
      expect(await holderOf(key)).toEqual({
        actor: { kind: 'key', keyId: key.id, companyId: company.id, companyType: 'corporate', role: 'corporate3' },
        addresses: ['10.20.0.0/16'],
        lastUsedAt: null,
        arePartners: false,
      })
      expect(await holderOf({ ...key, tokenHash: someHash() })).toBeNull()
    })

    it('know for a kitchen whether its companies are active partners', async () => {
      const [catering, firm, strangers] = [aCatering(), aCompany(), aCompany()]
      const { key } = await made({}, catering)
      for (const company of [firm, strangers]) await house().companies.add(company)
      await house().transaction.run(() => house().partnerships.add(aPartnership(catering, firm)))
      const seenFrom = async (corporate: { id: string }) =>
        (await house().keys.holderOf(key.tokenHash, at(1), { cateringId: catering.id, corporateId: corporate.id }))
          ?.arePartners
      expect([await seenFrom(firm), await seenFrom(strangers)]).toEqual([true, false])
    })

    it('expire to the millisecond', async () => {
      const { key } = await made()
      expect(await holderOf(key, new Date(at(60).getTime() - 1))).not.toBeNull()
      expect(await holderOf(key, at(60))).toBeNull()
    })

    it('can be revoked once, by their own company only', async () => {
      const { company, key } = await made()
      expect(await house().keys.revoke(someId(), key.id, at(1))).toBeNull()
      expect(await holderOf(key)).not.toBeNull()
      expect(await house().keys.revoke(company.id, key.id, at(1))).toEqual({ name: key.name, isFirst: true })
      expect(await holderOf(key)).toBeNull()
      expect(await house().keys.revoke(company.id, key.id, at(2))).toEqual({ name: key.name, isFirst: false })
      expect(await house().keys.revoke(company.id, someId(), at(2))).toBeNull()
    })

    it('are invalid while the company is inactive', async () => {
      const { company, key } = await made()
      await house().makePassive(company.id)
      expect(await holderOf(key)).toBeNull()
    })

    it('are counted while they are valid', async () => {
      const { company, key } = await made()
      const live = (now: Date) => house().keys.countLive(company.id, now)
      const more = { ...key, id: someId(), tokenHash: someHash(), expiresAt: at(30) }
      await house().keys.add(more)
      expect([await live(at(1)), await live(at(30)), await live(at(60))]).toEqual([2, 1, 0])
      await house().keys.revoke(company.id, key.id, at(1))
      expect(await live(at(1))).toBe(1)
      expect(await house().keys.countLive(someId(), at(1))).toBe(0)
    })

    it('record their last use, unless a newer one is already recorded', async () => {
      const { company, key } = await made()
      const use = (minutes: number, address: string, unlessSince: number) =>
        house().keys.noteUse(company.id, key.id, { at: at(minutes), address, unlessSince: at(unlessSince) })
      await use(1, '10.20.0.1', 0)
      await use(2, '10.20.0.2', 0)
      expect((await holderOf(key))?.lastUsedAt).toEqual(at(1))
      await use(3, '10.20.0.3', 2)
      expect((await holderOf(key))?.lastUsedAt).toEqual(at(3))
      await house().keys.noteUse(someId(), key.id, { at: at(9), address: '10.20.0.9', unlessSince: at(8) })
      expect((await holderOf(key))?.lastUsedAt).toEqual(at(3))
    })
  })

  describe('the current role', () => {
    const presentRole = (holder: Parameters<House['roleHolders']['presentRole']>[1], now = at(1)) =>
      house().roleHolders.presentRole(holder.companyId, holder, now)

    it('of a person is read at that moment', async () => {
      const company = aCompany()
      await house().companies.add(company)
      const employee = anEmployee(company, { role: 'corporate4' })
      await house().employees.add(employee)
      const member = aMember({ companyId: company.id, userId: employee.id, role: 'corporate1' })
      expect(await presentRole(member)).toBe('corporate4')
      expect(await house().roleHolders.presentRole(someId(), member, at(1))).toBeNull()
      await house().deactivate(employee.id)
      expect(await presentRole(member)).toBeNull()
    })

    it('of a key lasts until the key ends', async () => {
      const { company, key } = await made()
      const holder = { kind: 'key', keyId: key.id, companyId: company.id, companyType: 'corporate' } as const
      expect(await presentRole({ ...holder, role: 'corporateOwner' })).toBe('corporate3')
      expect(await presentRole({ ...holder, role: 'corporate3' }, at(60))).toBeNull()
      expect(await presentRole({ ...holder, companyId: someId(), role: 'corporate3' })).toBeNull()
      await house().keys.revoke(company.id, key.id, at(1))
      expect(await presentRole({ ...holder, role: 'corporate3' })).toBeNull()
    })
  })
}
