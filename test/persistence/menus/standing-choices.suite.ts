import { describe, expect, it } from 'vitest'
import { skipKey } from '../../../src/core/menus/index.ts'
import type { LocalDate } from '../../../src/core/shared/index.ts'
import type { Employee } from '../../../src/core/workforce/index.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inputOf, inTime } from '../../support/kitchen.ts'
import { aMenuDay, aShift } from '../../support/samples.ts'

const [monday, tuesday, nextMonday] = ['2026-03-02', '2026-03-03', '2026-03-09'] as const

export const standingChoicesSuite = (house: () => House): void => {
  /** A kitchen with menus on two Mondays and a Tuesday. */
  const atWork = async (eaters = 1) => {
    const kitchen = await aKitchen(house(), { eaters })
    const { catering, shift, corporate } = kitchen
    const more = [tuesday, nextMonday].map((date) => aMenuDay(catering, shift, { date }))
    await house().menuDays.save(more)
    const always = (eater: Employee, label: string | null, ...weekdays: number[]) =>
      house().standingChoices.set(
        corporate.id,
        eater.id,
        weekdays.map((weekday) => ({ shiftId: shift.id, weekday, label })),
      )
    const apply = (eater: Employee, now = inTime) => house().standingChoices.apply(corporate.id, [eater.id], now)
    const applyAll = (dates: LocalDate[], now = inTime, after: string | null = null, max = 10) =>
      house().standingChoices.applyNext({ companyId: corporate.id, shiftId: shift.id, dates, after }, max, now)
    const chosen = async () =>
      (await house().sourcesOf(corporate.id)).map(({ date, key, source }) => [date, key, source]).sort()
    const withdraw = (eater: Employee, date: LocalDate) =>
      house().choices.withdraw({ companyId: corporate.id, userId: eater.id, shiftId: shift.id, date }, inTime)
    return { ...kitchen, days: more, always, apply, applyAll, chosen, withdraw, ayse: kitchen.eaters[0] }
  }

  describe('standing choices', () => {
    it('choose by label and weekday on open days without a choice, ignoring how the label is spelled', async () => {
      const { ayse, always, apply, chosen } = await atWork()
      await always(ayse, 'geleneksel1', 1)
      expect(await apply(ayse)).toEqual({ withdrawn: 0, chosen: 2 })
      expect(await chosen()).toEqual([
        [monday, 'GELENEKSEL1', 'standing'],
        [nextMonday, 'GELENEKSEL1', 'standing'],
      ])
      expect(await apply(ayse)).toEqual({ withdrawn: 0, chosen: 0 })
    })

    it('choose even for days published long before people see them', async () => {
      const { ayse, always, applyAll, chosen, catering, shift } = await atWork()
      const far = '2026-06-01'
      await house().menuDays.save([aMenuDay(catering, shift, { date: far })])
      await always(ayse, 'GELENEKSEL1', 1)
      await applyAll([far])
      expect(await chosen()).toEqual([[far, 'GELENEKSEL1', 'standing']])
    })

    it('can say that somebody does not eat', async () => {
      const { ayse, always, apply, chosen } = await atWork()
      await always(ayse, null, 2)
      await apply(ayse)
      expect(await chosen()).toEqual([[tuesday, skipKey, 'standing']])
    })

    it('never replace an own choice, but are replaced by one', async () => {
      const { ayse, always, apply, chosen, choose, day, days } = await atWork()
      await choose(ayse, day, 'ALTERNATIF1')
      await always(ayse, 'GELENEKSEL1', 1)
      await apply(ayse)
      await house().choices.save(inputOf(ayse, days[1] ?? day, 'ALTERNATIF1'), inTime)
      await always(ayse, 'GELENEKSEL1')
      expect(await apply(ayse)).toEqual({ withdrawn: 0, chosen: 0 })
      expect(await chosen()).toEqual([
        [monday, 'ALTERNATIF1', 'own'],
        [nextMonday, 'ALTERNATIF1', 'own'],
      ])
    })

    it('withdraw their choices when they change or end, but not after the cut-off', async () => {
      const { ayse, always, apply, chosen } = await atWork()
      await always(ayse, 'GELENEKSEL1', 1, 2)
      await apply(ayse)
      await always(ayse, 'ALTERNATIF1', 1)
      expect(await apply(ayse, new Date('2026-03-02T09:00:00Z'))).toEqual({ withdrawn: 2, chosen: 1 })
      expect(await chosen()).toEqual([
        [monday, 'GELENEKSEL1', 'standing'],
        [nextMonday, 'ALTERNATIF1', 'standing'],
      ])
    })

    it('withdraw nothing once the list is frozen, even if started before', async () => {
      const cutOff = new Date('2026-03-01T21:00:00Z')
      const { ayse, always, apply, chosen, corporate } = await atWork()
      await always(ayse, 'GELENEKSEL1', 1)
      await apply(ayse)
      await always(ayse, 'ALTERNATIF1', 1)
      expect(await apply(ayse, cutOff)).toEqual({ withdrawn: 1, chosen: 1 })
      await house().transaction.run(() => house().kitchenLists.freezeDue([corporate.id], cutOff, 10))
      expect(await apply(ayse, new Date(cutOff.getTime() - 1))).toEqual({ withdrawn: 0, chosen: 0 })
      expect(await chosen()).toEqual([
        [monday, 'GELENEKSEL1', 'standing'],
        [nextMonday, 'ALTERNATIF1', 'standing'],
      ])
    })

    it("choose nothing from drafts, in deleted shifts, or outside the person's remaining own shifts", async () => {
      const { ayse, always, applyAll, chosen, corporate, catering, shift } = await atWork()
      const [gone, late] = [aShift(corporate), aShift(corporate)]
      for (const one of [gone, late]) await house().shifts.add(one)
      const third = '2026-03-16'
      await house().menuDays.save([aMenuDay(catering, shift, { date: third, status: 'draft' })])
      await always(ayse, 'GELENEKSEL1', 1)
      await house().usualShifts.set(corporate.id, [ayse.id], [gone.id, late.id])
      await house().shifts.remove(corporate.id, gone.id)
      await applyAll([monday, third])
      expect(await chosen()).toEqual([])
      await house().shifts.remove(corporate.id, late.id)
      await applyAll([monday, third])
      expect(await chosen()).toEqual([[monday, 'GELENEKSEL1', 'standing']])
    })

    it('choose nothing once the day is closed', async () => {
      const { ayse, always, apply, chosen } = await atWork()
      await always(ayse, 'GELENEKSEL1', 1)
      await apply(ayse, new Date('2026-03-01T20:59:59Z'))
      await always(ayse, 'GELENEKSEL1', 1, 2)
      await apply(ayse, new Date('2026-03-02T21:00:00Z'))
      expect(await chosen()).toEqual([
        [monday, 'GELENEKSEL1', 'standing'],
        [nextMonday, 'GELENEKSEL1', 'standing'],
      ])
    })

    it('skip a day on which somebody withdrew a choice', async () => {
      const { ayse, always, apply, applyAll, chosen, withdraw } = await atWork()
      await always(ayse, 'GELENEKSEL1', 1)
      await apply(ayse)
      expect(await withdraw(ayse, monday)).toBe(true)
      await apply(ayse)
      await applyAll([monday, nextMonday])
      expect(await chosen()).toEqual([[nextMonday, 'GELENEKSEL1', 'standing']])
      await always(ayse, 'ALTERNATIF1', 1)
      await apply(ayse)
      expect(await chosen()).toEqual([[nextMonday, 'ALTERNATIF1', 'standing']])
    })

    it('choose nothing if no dish has the label', async () => {
      const { ayse, always, apply, chosen } = await atWork()
      await always(ayse, 'Diyet', 1, 2)
      await apply(ayse)
      expect(await chosen()).toEqual([])
    })

    it("choose only in the person's own shifts, and withdraw when these change", async () => {
      const { ayse, always, apply, chosen, corporate, shift } = await atWork()
      const other = aShift(corporate, { title: 'Gece' })
      await house().shifts.add(other)
      await always(ayse, 'GELENEKSEL1', 1)
      await house().usualShifts.set(corporate.id, [ayse.id], [other.id])
      await apply(ayse)
      expect(await chosen()).toEqual([])
      await house().usualShifts.set(corporate.id, [ayse.id], [shift.id])
      await apply(ayse)
      expect(await chosen()).toHaveLength(2)
      await house().usualShifts.set(corporate.id, [ayse.id], [other.id])
      expect(await apply(ayse)).toEqual({ withdrawn: 2, chosen: 0 })
    })

    it('choose nothing on a date for which the person chose in another shift', async () => {
      const { ayse, always, apply, chosen, corporate, catering } = await atWork()
      const night = aShift(corporate, { title: 'Gece', startTime: '22:00', endTime: '06:00' })
      await house().shifts.add(night)
      const day = aMenuDay(catering, night, { date: monday })
      await house().menuDays.save([day])
      await house().choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime)
      await always(ayse, 'GELENEKSEL1', 1)
      await apply(ayse)
      expect(await chosen()).toEqual([
        [monday, 'GELENEKSEL1', 'own'],
        [nextMonday, 'GELENEKSEL1', 'standing'],
      ])
    })

    it('are only for active people', async () => {
      const { ayse, always, apply, applyAll, chosen } = await atWork()
      await always(ayse, 'GELENEKSEL1', 1)
      await house().deactivate(ayse.id)
      await apply(ayse)
      await applyAll([monday])
      expect(await chosen()).toEqual([])
    })

    it('choose nothing from a catering whose partnership has ended', async () => {
      const { ayse, always, apply, chosen, partnership } = await atWork()
      await always(ayse, 'GELENEKSEL1', 1)
      await house().endPartnership(partnership.id)
      await apply(ayse)
      expect(await chosen()).toEqual([])
    })

    it('of many people are applied in batches to the given days, until the last person', async () => {
      const { eaters, always, applyAll, chosen, corporate } = await atWork(5)
      for (const eater of eaters) await always(eater, 'GELENEKSEL1', 1, 2)
      const ids = eaters.map(({ id }) => id).sort()
      expect(await applyAll([monday], inTime, null, 2)).toBe(ids[1])
      expect(await chosen()).toHaveLength(2)
      expect(await applyAll([monday], inTime, ids[1], 2)).toBe(ids[3])
      expect(await applyAll([monday], inTime, ids[1], 2)).toBe(ids[3])
      expect(await applyAll([monday], inTime, ids[3], 2)).toBeNull()
      const made = await house().sourcesOf(corporate.id)
      expect(made.map(({ userId }) => userId).sort()).toEqual(ids)
      expect(new Set(made.map(({ date }) => date))).toEqual(new Set([monday]))
    })
  })
}
