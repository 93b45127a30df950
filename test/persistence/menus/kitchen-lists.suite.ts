import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectableUntil, skipKey } from '../../../src/core/menus/index.ts'
import { addDays } from '../../../src/core/shared/index.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inputOf } from '../../support/kitchen.ts'
import { aMenuDay, anEmployee, anOption, aShift } from '../../support/samples.ts'

const sunday = new Date('2026-03-01T09:00:00Z')
/** The default cut-off for Monday, 2 March in Istanbul. */
const midnight = new Date('2026-03-01T21:00:00Z')

export const kitchenListsSuite = (house: () => House): void => {
  const freeze = (corporateId: string | null, now: Date, max = 100) =>
    house().transaction.run(() => house().kitchenLists.freezeDue(corporateId === null ? null : [corporateId], now, max))

  describe('kitchen lists', () => {
    it('are frozen at the cut-off, with meals, skips and people who chose nothing', async () => {
      const { corporate, day, choose, eaters } = await aKitchen(house(), { eaters: 5 })
      const [ayse, can, deniz, ece] = eaters
      await house().employees.add(anEmployee(corporate, { isActive: false }))
      await choose(ayse, day, 'GELENEKSEL1')
      await choose(can, day, 'GELENEKSEL1')
      await choose(deniz, day, 'ALTERNATIF1')
      await choose(ece, day, skipKey)
      expect(await freeze(corporate.id, new Date(midnight.getTime() - 1))).toBe(0)
      expect(await freeze(corporate.id, midnight)).toBe(1)
      const list = {
        menuDayId: day.id,
        closedAt: midnight,
        meals: 3,
        skipped: 1,
        undecided: 1,
        dishes: ['Kuru fasulye', 'Salata'],
        counts: { GELENEKSEL1: 2, ALTERNATIF1: 1 },
        guests: {},
        guestPortions: 0,
      }
      expect(await house().listsOf(corporate.id)).toEqual([list])
      await house().futureChoices.cancelOfPeople(corporate.id, [ayse.id], sunday)
      expect(await freeze(corporate.id, new Date('2026-03-02T09:00:00Z'))).toBe(0)
      expect(await house().listsOf(corporate.id)).toEqual([list])
    })

    it('close their day, even for choices and withdrawals started before the cut-off', async () => {
      const {
        corporate,
        day,
        choose,
        eaters: [ayse, can],
      } = await aKitchen(house(), { eaters: 2 })
      await choose(ayse, day, 'GELENEKSEL1')
      await freeze(corporate.id, midnight)
      const late = new Date(midnight.getTime() - 1)
      for (const key of ['GELENEKSEL1', 'ALTERNATIF1', skipKey])
        for (const eater of [ayse, can!]) expect(await house().choices.save(inputOf(eater, day, key), late)).toBeNull()
      expect(await house().choices.withdraw(inputOf(ayse, day, ''), late)).toBe(false)
      expect(await house().choicesOf(corporate.id)).toMatchObject([{ userId: ayse.id, key: 'GELENEKSEL1' }])
      expect(await house().menuDays.publishedForChoice(corporate.id, day.shiftId, day.date)).toMatchObject({
        day: { closedAt: midnight },
      })
    })

    it('are not created for drafts, for days on which the shift does not work, or for other firms', async () => {
      const { corporate, catering, shift } = await aKitchen(house(), { shift: { days: [1, 2] } })
      const other = await aKitchen(house())
      const [tuesday, wednesday] = [
        aMenuDay(catering, shift, { date: '2026-03-03', status: 'draft' }),
        aMenuDay(catering, shift, { date: '2026-03-04' }),
      ]
      await house().menuDays.save([tuesday, wednesday])
      expect(await freeze(corporate.id, new Date('2026-03-05T09:00:00Z'))).toBe(1)
      expect(await house().listsOf(other.corporate.id)).toEqual([])
    })

    it('are created late if nobody did in time, up to four weeks back', async () => {
      const { corporate, catering, shift } = await aKitchen(house(), { shift: { days: [1, 2, 3, 4, 5, 6, 7] } })
      await house().menuDays.save([aMenuDay(catering, shift, { date: '2026-03-04' })])
      expect(await freeze(corporate.id, new Date('2026-03-31T09:00:00Z'))).toBe(1)
    })

    it('are created in batches, each once', async () => {
      const { corporate, catering, shift } = await aKitchen(house())
      const dates = ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']
      await house().menuDays.save(dates.map((date) => aMenuDay(catering, shift, { date })))
      const now = new Date('2026-03-06T09:00:00Z')
      const made = []
      for (let batch = 0; batch < 4; batch++) made.push(await freeze(corporate.id, now, 2))
      expect(made).toEqual([2, 2, 1, 0])
      const lists = await house().listsOf(corporate.id)
      expect(new Set(lists.map(({ menuDayId }) => menuDayId)).size).toBe(5)
    })

    it('count somebody who eats in another shift on the date as decided', async () => {
      const { corporate, catering, day, choose, eaters } = await aKitchen(house(), { eaters: 3 })
      const night = aShift(corporate, { title: 'Gece', startTime: '22:00', endTime: '06:00' })
      await house().shifts.add(night)
      const dinner = aMenuDay(catering, night, { date: day.date, options: [anOption('GELENEKSEL1', 'Nohut')] })
      await house().menuDays.save([dinner])
      await choose(eaters[0], day, 'GELENEKSEL1')
      await choose(eaters[1], dinner, 'GELENEKSEL1')
      await freeze(corporate.id, midnight)
      expect((await house().listsOf(corporate.id)).map(({ meals, undecided }) => [meals, undecided])).toEqual([
        [1, 1],
        [1, 1],
      ])
    })

    it('count as undecided people of the shift who chose nothing for the date, going by own shifts that still exist', async () => {
      const { corporate, catering, shift, day, choose, eaters } = await aKitchen(house(), { eaters: 5 })
      const [night, gone] = [aShift(corporate, { startTime: '22:00', endTime: '06:00' }), aShift(corporate)]
      for (const one of [night, gone]) await house().shifts.add(one)
      const dinner = aMenuDay(catering, night, { date: day.date })
      const tuesday = aMenuDay(catering, shift, { date: '2026-03-03' })
      await house().menuDays.save([dinner, tuesday])
      const [sleeper, moved, later, skipper, changing] = eaters
      await house().usualShifts.set(corporate.id, [sleeper.id], [night.id])
      await house().usualShifts.set(corporate.id, [moved!.id], [gone.id])
      await house().shifts.remove(corporate.id, gone.id)
      await choose(later, tuesday, 'GELENEKSEL1')
      await choose(skipper, dinner, skipKey)
      await choose(changing, day, 'ALTERNATIF1')
      await choose(changing, day, 'GELENEKSEL1')
      await freeze(corporate.id, midnight)
      const [lists, made] = [await house().listsOf(corporate.id), { GELENEKSEL1: 1 }]
      expect(lists.find(({ menuDayId }) => menuDayId === day.id)).toMatchObject({ skipped: 0, undecided: 2 })
      expect(lists.find(({ menuDayId }) => menuDayId === day.id)?.counts).toEqual(made)
      expect(lists.find(({ menuDayId }) => menuDayId === dinner.id)).toMatchObject({
        meals: 0,
        skipped: 1,
        undecided: 3,
      })
    })

    it('are not created for an inactive shift', async () => {
      const { corporate, shift } = await aKitchen(house())
      await house().shifts.update(Object.assign(shift, { isActive: false }))
      expect(await freeze(corporate.id, midnight)).toBe(0)
    })

    it('are due exactly when the core says that choosing has closed, in any time zone, on any night and with any cut-off', async () => {
      const { corporate, catering, partnership } = await aKitchen(house())
      const days = [1, 2, 3, 4, 5, 6, 7]
      const nights = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01', '2026-03-02']
      const cutOff = fc.record({ days: fc.nat(7), time: fc.constantFrom('00:00', '00:30', '02:30', '16:00', '24:00') })
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(
            'Europe/Istanbul',
            'America/Havana',
            'Asia/Beirut',
            'Australia/Lord_Howe',
            'Pacific/Pago_Pago',
          ),
          fc.constantFrom(...nights),
          cutOff,
          fc.option(cutOff),
          fc.constantFrom(-1, 0, 1_800_000),
          async (timezone, date, own, partners, away) => {
            const hours = { startTime: '22:00', endTime: '06:00' }
            const set = { ...hours, timezone, days, cutoffDays: Math.max(1, own.days), cutoffTime: own.time }
            const shift = aShift(corporate, set)
            await house().shifts.add(shift)
            const day = aMenuDay(catering, shift, { date })
            await house().menuDays.save([day])
            const set2 = { cutoffDays: partners?.days ?? null, cutoffTime: partners?.time ?? null }
            await house().partnerships.update(Object.assign(partnership, set2))
            const until = selectableUntil(day, { shift, partnerCutOff: partners })
            await freeze(corporate.id, new Date(until.getTime() + away))
            const made = (await house().listsOf(corporate.id)).find(({ menuDayId }) => menuDayId === day.id)
            expect(made?.closedAt ?? null).toEqual(away < 0 ? null : until)
            await freeze(corporate.id, new Date(`${addDays(date, 2)}T12:00:00Z`))
          },
        ),
        { numRuns: 60 },
      )
    })
  })
}
