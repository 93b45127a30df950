import { describe, expect, it } from 'vitest'
import { type CorporateGroup, newCorporateGroup } from '../../../src/core/partnerships/index.ts'
import type { House } from '../../support/house.ts'
import { aCatering, aCompany, aPartnership, aShift, someId, someTime } from '../../support/samples.ts'

const later = new Date('2026-03-10T09:00:00Z')

export const corporateGroupsSuite = (house: () => House): void => {
  const inTransaction = <T>(work: () => Promise<T>) => house().transaction.run(work)
  const aPlace = async (firms = 0) => {
    const catering = aCatering()
    await house().companies.add(catering)
    const partnerships = []
    for (let at = 0; at < firms; at++) {
      const firm = aCompany()
      await house().companies.add(firm)
      const partnership = aPartnership(catering, firm)
      await house().partnerships.add(partnership)
      partnerships.push(partnership)
    }
    const group = (name: string) =>
      newCorporateGroup({ id: someId(), cateringId: catering.id, name, description: '', createdAt: someTime })
    const added = async (name: string) => {
      const one = group(name)
      await inTransaction(() => house().corporateGroups.add(one))
      return one
    }
    return { catering, partnerships, group, added }
  }
  const found = (cateringId: string, groupId: string) =>
    inTransaction(() => house().corporateGroups.forChange(cateringId, groupId))
  const membersOf = async (group: CorporateGroup, now = later) =>
    (await house().corporateGroups.membersOf(group, now)).map(({ corporateId }) => corporateId)

  describe('groups of firms', () => {
    it('are visible only to their catering, as they were added and changed', async () => {
      const { catering, added } = await aPlace()
      const gebze = await added('Gebze')
      expect(await found(catering.id, gebze.id)).toEqual(gebze)
      expect(await found(someId(), gebze.id)).toBeNull()
      const changed = { ...gebze, name: 'Tuzla', description: 'Tersane', version: 2 }
      await inTransaction(() => house().corporateGroups.update(changed))
      expect(await found(catering.id, gebze.id)).toEqual(changed)
      await inTransaction(() => house().corporateGroups.remove(gebze))
      expect(await found(catering.id, gebze.id)).toBeNull()
    })

    it('have a unique name within the catering', async () => {
      const { added, group } = await aPlace()
      const tuzla = await added('Tuzla')
      await added('Şekerpınar')
      const taken = { kind: 'conflict', code: 'group.name_taken' }
      await expect(added('SEKERPINAR')).rejects.toMatchObject(taken)
      await expect(
        inTransaction(() => house().corporateGroups.update({ ...tuzla, name: 'şekerpinar' })),
      ).rejects.toMatchObject(taken)
      const elsewhere = await aPlace()
      await elsewhere.added('Şekerpınar')
      expect(group('Şekerpınar').cateringId).not.toBe(elsewhere.catering.id)
    })

    it('list each firm once, in the order of joining', async () => {
      const { added, partnerships } = await aPlace(2)
      const group = await added('Gebze')
      const [first, second] = partnerships.map(({ id, corporateId }) => ({ id, firm: corporateId ?? '' })) as [
        { id: string; firm: string },
        { id: string; firm: string },
      ]
      const join = ({ id, firm }: typeof first, at: Date) =>
        inTransaction(() => house().corporateGroups.join(group, id, firm, at))
      await join(second, someTime)
      await join(first, later)
      expect(await membersOf(group)).toEqual([second.firm, first.firm])
      await expect(join(first, later)).rejects.toMatchObject({ kind: 'conflict', code: 'group.firm_already_in' })
      expect(await inTransaction(() => house().corporateGroups.leave(group, second.firm))).toBe(true)
      expect(await inTransaction(() => house().corporateGroups.leave(group, second.firm))).toBe(false)
      expect(await membersOf(group)).toEqual([first.firm])
    })

    it('lose a firm when its partnership ends', async () => {
      const { catering, added, partnerships } = await aPlace(2)
      const groups = [await added('Gebze'), await added('Tuzla')]
      for (const group of groups)
        for (const { id, corporateId } of partnerships)
          await inTransaction(() => house().corporateGroups.join(group, id, corporateId ?? '', someTime))
      const [leaving, staying] = partnerships
      if (leaving === undefined) throw new Error('nobody')
      const ending = Object.assign(leaving, { endsOn: '2026-03-10', endsAt: later })
      await inTransaction(() => house().partnerships.update(ending))
      for (const group of groups) {
        expect(await membersOf(group, someTime)).toHaveLength(2)
        expect(await membersOf(group, later)).toEqual([staying?.corporateId])
      }
      await inTransaction(() => house().corporateGroups.leaveAll(catering.id, leaving.id))
      for (const group of groups) expect(await membersOf(group, someTime)).toEqual([staying?.corporateId])
    })
  })

  describe('what an upload for a group locks', () => {
    it('is the active partnerships with its firms', async () => {
      const { catering, partnerships } = await aPlace(3)
      const [ended, ...others] = partnerships
      await house().endPartnership(ended?.id ?? '')
      const ids = partnerships.map((one) => one.partner())
      const held = await inTransaction(() => house().partnerships.holdAll(catering.id, [...ids, someId()]))
      expect(held.map(({ id }) => id).sort()).toEqual(others.map(({ id }) => id).sort())
      expect(await inTransaction(() => house().partnerships.holdAll(someId(), ids))).toEqual([])
    })

    it('is the active shifts of its firms', async () => {
      const [firm, other, stranger] = [aCompany(), aCompany(), aCompany()]
      for (const company of [firm, other, stranger]) await house().companies.add(company)
      const shifts = [aShift(firm), aShift(other), aShift(firm, { isActive: false }), aShift(stranger)]
      for (const shift of shifts) await house().shifts.add(shift)
      const held = await inTransaction(() => house().shifts.holdActive([firm.id, other.id]))
      expect(held.map(({ id }) => id).sort()).toEqual([shifts[0]?.id, shifts[1]?.id].sort())
    })
  })
}
