import { create } from '../../src/core/shared/index.ts'
import { describe, expect, it } from 'vitest'
import { isSelectable, selectableUntil } from '../../src/core/menus/index.ts'
import { Shift } from '../../src/core/shifts/index.ts'
import type { House } from '../support/house.ts'
import { aKitchen, inTime, inputOf } from '../support/kitchen.ts'
import { aDepartment, aMenuDay, aPartnership, aShift } from '../support/samples.ts'

export const choicesSuite = (house: () => House): void => {
  describe('choices', () => {
    it("keep the label and the meal of the time and the person's department", async () => {
      const {
        corporate,
        catering,
        shift,
        day,
        choose,
        eaters: [ayse],
      } = await aKitchen(house())
      const kitchenCrew = aDepartment(corporate)
      await house().departments.add(kitchenCrew)
      await house().moveTo(ayse.id, kitchenCrew.id)
      await choose(ayse, day, 'ALTERNATIF1')
      await house().moveTo(ayse.id, null)
      expect(await house().choicesOf(corporate.id)).toEqual([
        {
          userId: ayse.id,
          shiftId: shift.id,
          date: day.date,
          cateringId: catering.id,
          menuDayId: day.id,
          departmentId: kitchenCrew.id,
          key: 'ALTERNATIF1',
          label: 'alternatif1',
          mealName: 'Salata',
        },
      ])
    })

    it('are one per person, shift and date: the last one wins', async () => {
      const {
        corporate,
        day,
        choose,
        eaters: [ayse, can],
      } = await aKitchen(house(), { eaters: 2 })
      await choose(ayse, day, 'GELENEKSEL1')
      await choose(can, day, 'GELENEKSEL1')
      await choose(ayse, day, 'ALTERNATIF1')
      await choose(ayse, day, 'ALTERNATIF1')
      const saved = await house().choicesOf(corporate.id)
      expect(Object.fromEntries(saved.map(({ userId, key }) => [userId, key]))).toEqual({
        [ayse.id]: 'ALTERNATIF1',
        [can?.id ?? '']: 'GELENEKSEL1',
      })
      expect(saved).toHaveLength(2)
      expect(
        await house()
          .menuDays.chosenOf([day])
          .then((chosen) => chosen.get(day.id)?.get('ALTERNATIF1')),
      ).toBe(1)
    })

    it('of one person exist on several dates', async () => {
      const {
        corporate,
        catering,
        shift,
        day,
        choose,
        eaters: [ayse],
      } = await aKitchen(house())
      const next = aMenuDay(catering, shift, { date: '2026-03-04' })
      await house().menuDays.save([next])
      await choose(ayse, day, 'GELENEKSEL1')
      await choose(ayse, next, 'ALTERNATIF1')
      expect(await house().choicesOf(corporate.id)).toHaveLength(2)
    })

    it('cannot be made by people of another company or inactive people', async () => {
      const {
        corporate,
        day,
        eaters: [ayse],
      } = await aKitchen(house())
      const {
        eaters: [stranger],
      } = await aKitchen(house())
      expect(await house().choices.save(inputOf(stranger, day, 'GELENEKSEL1'), inTime)).toBeNull()
      await house().deactivate(ayse.id)
      expect(await house().choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime)).toBeNull()
      expect(await house().choicesOf(corporate.id)).toEqual([])
    })

    it('are only made from what this catering published', async () => {
      const {
        corporate,
        catering,
        shift,
        day,
        eaters: [ayse],
      } = await aKitchen(house())
      const draft = aMenuDay(catering, shift, { date: '2026-03-03', status: 'draft' })
      await house().menuDays.save([draft])
      const input = inputOf(ayse, day, 'GELENEKSEL1')
      const impossible = [
        { ...input, key: 'OPT9' },
        { ...input, key: '' },
        { ...input, key: '$key' },
        { ...input, date: '2026-03-04' },
        { ...input, cateringId: corporate.id },
        inputOf(ayse, draft, 'GELENEKSEL1'),
      ]
      for (const one of impossible) expect(await house().choices.save(one, inTime)).toBeNull()
      expect(await house().choicesOf(corporate.id)).toEqual([])
    })

    it.each(['Europe/Istanbul', 'Pacific/Auckland', 'America/Los_Angeles', 'UTC'])(
      'are accepted exactly while the core says that the day is open, in %s',
      async (timezone) => {
        const {
          shift,
          day,
          eaters: [ayse],
        } = await aKitchen(house())
        const instants = [
          '2026-02-28T12:00:00Z',
          '2026-03-01T10:59:59Z',
          '2026-03-01T11:00:00Z',
          '2026-03-01T20:59:59Z',
          '2026-03-01T21:00:00Z',
          '2026-03-01T23:59:59.999Z',
          '2026-03-02T00:00:00Z',
          '2026-03-02T07:59:59Z',
          '2026-03-02T08:00:00Z',
          '2026-03-05T12:00:00Z',
        ]
        for (const changes of [{}, { days: [2, 3, 7] }, { days: [1] }, { isActive: false }]) {
          const asked = create(Shift, { ...shift, timezone, ...changes })
          await house().shifts.update(asked)
          for (const at of instants.map((instant) => new Date(instant))) {
            const isOpen = isSelectable(day, { shift: asked, isPartner: true, partnerCutOff: null }, at)
            expect(
              (await house().choices.save(inputOf(ayse, day, 'GELENEKSEL1'), at)) !== null,
              `${at.toISOString()} ${JSON.stringify(changes)}`,
            ).toBe(isOpen)
          }
        }
      },
    )

    it.each(['Europe/Berlin', 'America/Havana', 'Asia/Beirut', 'Australia/Lord_Howe'])(
      'are accepted and withdrawn exactly until the cut-off of the core, in %s',
      async (timezone) => {
        const {
          catering,
          corporate,
          partnership,
          eaters: [ayse],
        } = await aKitchen(house())
        const days = [1, 2, 3, 4, 5, 6, 7]
        const nights = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01']
        for (const { cutoffDays, cutoffTime, partnerCutOff } of [
          { cutoffDays: 1, cutoffTime: '24:00', partnerCutOff: null },
          { cutoffDays: 0, cutoffTime: '00:30', partnerCutOff: null },
          { cutoffDays: 0, cutoffTime: '02:30', partnerCutOff: { days: 3, time: '16:00' } },
          { cutoffDays: 2, cutoffTime: '01:45', partnerCutOff: { days: 1, time: '16:00' } },
        ]) {
          const shift = aShift(corporate, { timezone, days, cutoffDays, cutoffTime })
          await house().shifts.add(shift)
          const partners = { cutoffDays: partnerCutOff?.days ?? null, cutoffTime: partnerCutOff?.time ?? null }
          await house().partnerships.update(Object.assign(partnership, partners))
          const menus = nights.map((date) => aMenuDay(catering, shift, { date }))
          await house().menuDays.save(menus)
          for (const day of menus) {
            const until = selectableUntil(day, { shift, partnerCutOff })
            for (const [away, isOpen] of [
              [-1, true],
              [0, false],
              [1_800_000, false],
            ] as const) {
              const at = new Date(until.getTime() + away)
              const input = inputOf(ayse, day, 'GELENEKSEL1')
              expect((await house().choices.save(input, at)) !== null, `${day.date} ${away}`).toBe(isOpen)
              expect(await house().choices.withdraw(input, at)).toBe(isOpen)
            }
          }
        }
      },
    )

    it('of nobody else can be withdrawn', async () => {
      const {
        corporate,
        day,
        choose,
        eaters: [ayse, can],
      } = await aKitchen(house(), { eaters: 2 })
      const other = await aKitchen(house())
      await choose(ayse, day, 'GELENEKSEL1')
      const own = { companyId: corporate.id, userId: ayse.id, shiftId: day.shiftId, date: day.date }
      for (const foreign of [{ userId: can?.id ?? '' }, { companyId: other.corporate.id }, { date: '2026-03-03' }])
        expect(await house().choices.withdraw({ ...own, ...foreign }, inTime)).toBe(false)
      expect(await house().choices.withdraw(own, inTime)).toBe(true)
      expect(await house().choicesOf(corporate.id)).toEqual([])
    })

    it('are only made while the shift exists and is active', async () => {
      const {
        corporate,
        shift,
        day,
        eaters: [ayse],
      } = await aKitchen(house())
      await house().shifts.remove(corporate.id, shift.id)
      expect(await house().choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime)).toBeNull()
    })

    it('are only made while the partnership with the catering is active', async () => {
      const {
        corporate,
        catering,
        partnership,
        day,
        eaters: [ayse],
      } = await aKitchen(house())
      await house().endPartnership(partnership.id)
      expect(await house().choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime)).toBeNull()
      expect(await house().menuDays.publishedForChoice(corporate.id, day.shiftId, day.date)).toMatchObject({
        isPartner: false,
      })
      await house().partnerships.add(aPartnership(catering, corporate))
      expect(await house().choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime)).not.toBeNull()
      expect(await house().menuDays.publishedForChoice(corporate.id, day.shiftId, day.date)).toMatchObject({
        isPartner: true,
      })
    })
  })

  describe('future choices', () => {
    it('are cancelled with their shift from a date on, but not past ones', async () => {
      const {
        corporate,
        catering,
        shift,
        day,
        choose,
        eaters: [ayse, can],
      } = await aKitchen(house(), { eaters: 2 })
      const [wednesday, thursday] = [
        aMenuDay(catering, shift, { date: '2026-03-04' }),
        aMenuDay(catering, shift, { date: '2026-03-05' }),
      ]
      await house().menuDays.save([wednesday, thursday])
      for (const eater of [ayse, can])
        for (const one of [day, wednesday, thursday]) await choose(eater, one, 'GELENEKSEL1')
      expect(await house().futureChoices.cancelOfShift(corporate.id, shift.id, '2026-03-04')).toBe(4)
      expect((await house().choicesOf(corporate.id)).map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-02'])
      expect(await house().futureChoices.cancelOfShift(corporate.id, shift.id, '2026-03-04')).toBe(0)
      expect((await house().menuDays.chosenOf([wednesday])).get(wednesday.id)?.get('GELENEKSEL1') ?? 0).toBe(0)
    })

    it('cannot be cancelled by another company', async () => {
      const {
        corporate,
        shift,
        day,
        choose,
        eaters: [ayse],
      } = await aKitchen(house())
      const other = await aKitchen(house())
      await choose(ayse, day, 'GELENEKSEL1')
      expect(await house().futureChoices.cancelOfShift(other.corporate.id, shift.id, '2026-01-01')).toBe(0)
      expect(await house().choicesOf(corporate.id)).toHaveLength(1)
    })
  })
}
