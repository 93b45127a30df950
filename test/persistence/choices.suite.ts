import { describe, expect, it } from 'vitest'
import { Choice, MenuDay } from '../../src/core/menus/index.ts'
import { Shift } from '../../src/core/workforce/index.ts'
import type { House } from '../support/house.ts'
import { aKitchen } from '../support/kitchen.ts'
import { aDepartment, aMenuDay, anOption, someTime } from '../support/samples.ts'

export const choicesSuite = (house: () => House): void => {
  describe('choices', () => {
    it('keep the words of the moment and the person\'s department', async () => {
      const { corporate, catering, shift, day, choose, eaters: [ayse] } = await aKitchen(house())
      const kitchenCrew = aDepartment(corporate)
      await house().departments.add(kitchenCrew)
      await house().moveTo(ayse.id, kitchenCrew.id)
      await choose(ayse, day, 'ALTERNATIF1')
      await house().moveTo(ayse.id, null)
      expect(await house().choicesOf(corporate.id)).toEqual([
        {
          userId: ayse.id, shiftId: shift.id, date: day.date, cateringId: catering.id, menuDayId: day.id, departmentId: kitchenCrew.id,
          key: 'ALTERNATIF1', label: 'alternatif1', mealName: 'Salata',
        },
      ])
    })

    it('are one per person, shift and date: the last one counts', async () => {
      const { corporate, day, choose, eaters: [ayse, can] } = await aKitchen(house(), { eaters: 2 })
      await choose(ayse, day, 'GELENEKSEL1')
      await choose(can, day, 'GELENEKSEL1')
      await choose(ayse, day, 'ALTERNATIF1')
      await choose(ayse, day, 'ALTERNATIF1')
      const saved = await house().choicesOf(corporate.id)
      expect(Object.fromEntries(saved.map(({ userId, key }) => [userId, key]))).toEqual({ [ayse.id]: 'ALTERNATIF1', [can?.id ?? '']: 'GELENEKSEL1' })
      expect(saved).toHaveLength(2)
      expect(await house().menuDays.chosenOf([day]).then((chosen) => chosen.get(day.id)?.get('ALTERNATIF1'))).toBe(1)
    })

    it('are many for one person on several dates', async () => {
      const { corporate, catering, shift, day, choose, eaters: [ayse] } = await aKitchen(house())
      const next = aMenuDay(catering, shift, { date: '2026-03-04' })
      await house().menuDays.save([next])
      await choose(ayse, day, 'GELENEKSEL1')
      await choose(ayse, next, 'ALTERNATIF1')
      expect(await house().choicesOf(corporate.id)).toHaveLength(2)
    })

    it('are never made for somebody of another company, nor for somebody who left', async () => {
      const { corporate, day, eaters: [ayse] } = await aKitchen(house())
      const { eaters: [stranger] } = await aKitchen(house())
      expect(await house().choices.save(Choice.of(stranger.id, day, 'GELENEKSEL1', someTime))).toBe(false)
      await house().deactivate(ayse.id)
      expect(await house().choices.save(Choice.of(ayse.id, day, 'GELENEKSEL1', someTime))).toBe(false)
      expect(await house().choicesOf(corporate.id)).toEqual([])
    })

    it('are only made of a dish that is still on the published menu', async () => {
      const { corporate, catering, shift, day, eaters: [ayse] } = await aKitchen(house())
      const late = Choice.of(ayse.id, day, 'GELENEKSEL1', someTime)
      const otherDish = Object.assign(new MenuDay(), day, { options: [anOption('GELENEKSEL1', 'Nohut'), anOption('ALTERNATIF1', 'Salata')] })
      await house().menuDays.save([otherDish])
      expect(await house().choices.save(late)).toBe(false)
      const draft = aMenuDay(catering, shift, { date: '2026-03-04', status: 'draft' })
      await house().menuDays.save([draft])
      expect(await house().choices.save(Choice.of(ayse.id, draft, 'GELENEKSEL1', someTime))).toBe(false)
      expect(await house().choicesOf(corporate.id)).toEqual([])
    })

    it('are only made while the shift works', async () => {
      const { corporate, shift, day, eaters: [ayse] } = await aKitchen(house())
      await house().shifts.update(Object.assign(new Shift(), shift, { isActive: false }))
      expect(await house().choices.save(Choice.of(ayse.id, day, 'GELENEKSEL1', someTime))).toBe(false)
      await house().shifts.remove(corporate.id, shift.id)
      expect(await house().choices.save(Choice.of(ayse.id, day, 'GELENEKSEL1', someTime))).toBe(false)
    })

    it('cannot be dated or addressed otherwise than the menu day they are of', async () => {
      const { corporate, catering, shift, day, eaters: [ayse] } = await aKitchen(house())
      await house().menuDays.save([aMenuDay(catering, shift, { date: '2026-03-04' })])
      const moved = Object.assign(Choice.of(ayse.id, day, 'GELENEKSEL1', someTime), { date: '2026-03-04' })
      expect(await house().choices.save(moved).catch(() => false)).toBe(false)
      expect(await house().choicesOf(corporate.id)).toEqual([])
    })
  })

  describe('future choices', () => {
    it('are cancelled with their shift from a date on; the past stays', async () => {
      const { corporate, catering, shift, day, choose, eaters: [ayse, can] } = await aKitchen(house(), { eaters: 2 })
      const [wednesday, thursday] = [aMenuDay(catering, shift, { date: '2026-03-04' }), aMenuDay(catering, shift, { date: '2026-03-05' })]
      await house().menuDays.save([wednesday, thursday])
      for (const eater of [ayse, can]) for (const one of [day, wednesday, thursday]) await choose(eater, one, 'GELENEKSEL1')
      expect(await house().futureChoices.cancelOfShift(corporate.id, shift.id, '2026-03-04')).toBe(4)
      expect((await house().choicesOf(corporate.id)).map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-02'])
      expect(await house().futureChoices.cancelOfShift(corporate.id, shift.id, '2026-03-04')).toBe(0)
      expect((await house().menuDays.chosenOf([wednesday])).get(wednesday.id)?.get('GELENEKSEL1') ?? 0).toBe(0)
    })

    it('are out of reach of another company', async () => {
      const { corporate, shift, day, choose, eaters: [ayse] } = await aKitchen(house())
      const other = await aKitchen(house())
      await choose(ayse, day, 'GELENEKSEL1')
      expect(await house().futureChoices.cancelOfShift(other.corporate.id, shift.id, '2026-01-01')).toBe(0)
      expect(await house().choicesOf(corporate.id)).toHaveLength(1)
    })
  })
}
