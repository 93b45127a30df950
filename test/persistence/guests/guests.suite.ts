import { describe, expect, it } from 'vitest'
import type { GuestPortions, GuestsOfDepartment } from '../../../src/core/guests/index.ts'
import { addDays } from '../../../src/core/shared/index.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inTime, type KitchenAtWork } from '../../support/kitchen.ts'
import { aDepartment, aMenuDay, anOption, someId } from '../../support/samples.ts'

/** The default cut-off for Monday, 2 March in Istanbul. */
const midnight = new Date('2026-03-01T21:00:00Z')
const justBefore = new Date(midnight.getTime() - 1)
const monday = 1

export const guestsSuite = (house: () => House): void => {
  const atKitchen = async () => {
    const kitchen = await aKitchen(house())
    const { corporate, shift, day } = kitchen
    const department = aDepartment(corporate)
    await house().departments.add(department)
    const of = { companyId: corporate.id, shiftId: shift.id, date: day.date, departmentId: department.id }
    const change =
      (how: 'save' | 'add') =>
      (guests: GuestPortions[], more: Partial<GuestsOfDepartment> = {}, now = inTime) =>
        house().transaction.run(() => house().guests[how]({ ...of, ...more }, guests, now))
    const written = change('save')
    /** What was saved before. */
    const save = async (...asked: Parameters<typeof written>) => (await written(...asked))?.before ?? null
    /** What counts afterwards. */
    const add = async (...asked: Parameters<typeof written>) => (await change('add')(...asked))?.after ?? null
    const repeat = (portions: number, departmentId: string | null = department.id) =>
      house().guests.saveRepeat({ companyId: corporate.id, shiftId: shift.id, weekday: monday, departmentId, portions })
    return { ...kitchen, department, save, add, repeat }
  }
  const only = (portions: number): GuestPortions => ({ key: null, portions })
  const frozen = async ({ corporate, day }: KitchenAtWork) => {
    await house().transaction.run(() => house().kitchenLists.freezeDue([corporate.id], midnight, 10))
    return (await house().listsOf(corporate.id)).find(({ menuDayId }) => menuDayId === day.id)
  }

  describe('guests', () => {
    it('are set by department and option, and stand in the frozen list beside the people', async () => {
      const kitchen = await atKitchen()
      await kitchen.choose(kitchen.eaters[0], kitchen.day, 'GELENEKSEL1')
      const meat = { key: 'GELENEKSEL1', portions: 4 }
      expect(await kitchen.save([meat, only(1)])).toEqual([])
      expect(
        new Set(
          await kitchen.save([
            { ...meat, portions: 2 },
            { key: 'ALTERNATIF1', portions: 1 },
          ]),
        ),
      ).toEqual(new Set([meat, only(1)]))
      await kitchen.save([only(3)], { departmentId: null })
      expect(await frozen(kitchen)).toMatchObject({
        meals: 1,
        counts: { GELENEKSEL1: 1 },
        guests: { GELENEKSEL1: 2, ALTERNATIF1: 1, '': 3 },
        guestPortions: 6,
      })
    })

    it('are added to those of the department, up to the limit of an option, and not from the cut-off on', async () => {
      const kitchen = await atKitchen()
      const meat = (portions: number) => ({ key: 'GELENEKSEL1', portions })
      expect(await kitchen.add([meat(4)])).toEqual([meat(4)])
      await kitchen.save([only(9)], { departmentId: null })
      expect(new Set(await kitchen.add([meat(2), only(1)]))).toEqual(new Set([meat(6), only(1)]))
      expect(await kitchen.add([meat(994)]), 'too many, which the caller refuses').toContainEqual(meat(1000))
      expect(await kitchen.add([{ key: 'YOK', portions: 1 }])).toBeNull()
      expect(await kitchen.add([only(1)], {}, midnight)).toBeNull()
      expect(await frozen(kitchen)).toMatchObject({ guests: { GELENEKSEL1: 6, '': 10 } })
    })

    it('are added to those of every week, unless a number or nobody was saved for the day', async () => {
      const kitchen = await atKitchen()
      const meat = { key: 'GELENEKSEL1', portions: 2 }
      await kitchen.repeat(4)
      expect(new Set(await kitchen.add([meat]))).toEqual(new Set([only(4), meat]))
      expect(new Set(await kitchen.add([only(1)]))).toEqual(new Set([only(5), meat]))
      await kitchen.save([])
      expect(await kitchen.add([meat])).toEqual([meat])
      expect(await frozen(kitchen)).toMatchObject({ guests: { GELENEKSEL1: 2 }, guestPortions: 2 })
    })

    it('are taken away, and written and taken away no more from the cut-off on', async () => {
      const kitchen = await atKitchen()
      expect(await kitchen.save([only(4)], {}, justBefore)).toEqual([])
      expect(await kitchen.save([], {}, justBefore)).toEqual([only(4)])
      expect(await kitchen.save([only(2)], {}, justBefore)).toEqual([])
      expect(await kitchen.save([], {}, midnight)).toBeNull()
      expect(await frozen(kitchen)).toMatchObject({ guests: { '': 2 } })
      expect(await kitchen.save([only(9)], {}, justBefore), 'by a clock that is behind').toBeNull()
      expect(await frozen(kitchen)).toMatchObject({ guests: { '': 2 } })
    })

    it('close with the earlier cut-off of the catering, but only where it has published a menu', async () => {
      const kitchen = await atKitchen()
      await house().partnerships.update(Object.assign(kitchen.partnership, { cutoffDays: 2, cutoffTime: '12:00' }))
      expect(await kitchen.save([only(4)])).toBeNull()
      expect(await kitchen.save([only(4)], { date: '2026-03-03' })).toEqual([])
    })

    it('are a number before a menu is published, and ask for its options afterwards', async () => {
      const { catering, shift, save } = await atKitchen()
      const date = '2026-03-03'
      const meat = [{ key: 'GELENEKSEL1', portions: 4 }]
      expect(await save(meat, { date })).toBeNull()
      await house().menuDays.save([aMenuDay(catering, shift, { date, status: 'draft' })])
      expect(await save(meat, { date })).toBeNull()
      expect(await save([only(4)], { date })).toEqual([])
      expect(await save([{ key: 'YOK', portions: 1 }])).toBeNull()
    })

    it('keep their number if their option goes from the menu', async () => {
      const kitchen = await atKitchen()
      await kitchen.save([{ key: 'ALTERNATIF1', portions: 4 }])
      const options = [anOption('GELENEKSEL1', 'Nohut'), anOption('VEJETARYEN', 'Enginar')]
      await house().menuDays.save([Object.assign(kitchen.day, { options })])
      expect(await frozen(kitchen)).toMatchObject({ guests: { '': 4 } })
    })

    it('come to no day on which the shift does not work, and to no other firm', async () => {
      const { save } = await atKitchen()
      expect(await save([only(1)], { date: '2026-03-08' })).toBeNull()
      expect(await save([only(1)], { shiftId: someId() })).toBeNull()
      expect(await save([only(1)], { companyId: (await aKitchen(house())).corporate.id })).toBeNull()
    })

    it('come every week where their department has saved no number', async () => {
      const kitchen = await atKitchen()
      expect(await kitchen.repeat(4)).toBe(0)
      expect(await kitchen.repeat(5)).toBe(4)
      await kitchen.repeat(2, null)
      await kitchen.save([only(1)], { departmentId: null })
      expect(await frozen(kitchen)).toMatchObject({ guests: { '': 6 } })
    })

    it('do not come in a week for which nobody was saved, and then do again', async () => {
      const kitchen = await atKitchen()
      const next = aMenuDay(kitchen.catering, kitchen.shift, { date: addDays(kitchen.day.date, 7) })
      await house().menuDays.save([next])
      await kitchen.repeat(4)
      expect(await kitchen.save([])).toEqual([])
      expect(await frozen(kitchen)).toMatchObject({ guests: {}, guestPortions: 0 })
      await house().transaction.run(() =>
        house().kitchenLists.freezeDue([kitchen.corporate.id], new Date('2026-03-09T09:00:00Z'), 10),
      )
      const lists = await house().listsOf(kitchen.corporate.id)
      expect(lists.find(({ menuDayId }) => menuDayId === next.id)).toMatchObject({ guests: { '': 4 } })
      expect(await kitchen.repeat(0)).toBe(4)
    })

    it('are refused on a day whose menu is suspended, and cancelled with it', async () => {
      const { catering, day, save } = await atKitchen()
      await save([only(4)])
      await house().menuDays.save([Object.assign(day, { status: 'suspended' })])
      expect(await house().guests.isDayClosed(day.corporateId, day.shiftId, day.date)).toBe(true)
      expect(await save([only(5)])).toBeNull()
      expect(await house().guests.cancelOfClosedDays(catering.id, [addDays(day.date, 1)])).toBe(0)
      expect(await house().guests.cancelOfClosedDays(catering.id, [day.date])).toBe(4)
      expect(await house().guests.cancelOfClosedDays(catering.id, [day.date])).toBe(0)
    })
  })
}
