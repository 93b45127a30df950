import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { someTime } from '../../support/samples.ts'

export const ratingsSuite = (house: () => House): void => {
  const rate = ({ catering, shift, day }: KitchenAtWork, userId: string, stars: number) =>
    house().ratings.add({ userId, shiftId: shift.id, date: day.date, cateringId: catering.id, stars, at: someTime })

  describe('a choice that somebody made', () => {
    it('includes the catering and the hours of the shift', async () => {
      const {
        corporate,
        catering,
        shift,
        day,
        choose,
        eaters: [ayse],
      } = await aKitchen(house(), { shift: { startTime: '22:00', endTime: '06:00', timezone: 'Asia/Tokyo' } })
      await choose(ayse, day, 'GELENEKSEL1')
      expect(
        await house().choices.madeBy({ companyId: corporate.id, userId: ayse.id, shiftId: shift.id, date: day.date }),
      ).toEqual({
        cateringId: catering.id,
        key: 'GELENEKSEL1',
        startTime: '22:00',
        endTime: '06:00',
        timezone: 'Asia/Tokyo',
      })
    })

    it('belongs to one person of one company on one date', async () => {
      const kitchen = await aKitchen(house(), { eaters: 2 })
      const {
        corporate,
        shift,
        day,
        choose,
        eaters: [ayse, can],
      } = kitchen
      await choose(ayse, day, 'GELENEKSEL1')
      const other = (await aKitchen(house())).corporate
      expect(
        await house().choices.madeBy({
          companyId: corporate.id,
          userId: can?.id ?? '',
          shiftId: shift.id,
          date: day.date,
        }),
      ).toBeNull()
      expect(
        await house().choices.madeBy({ companyId: other.id, userId: ayse.id, shiftId: shift.id, date: day.date }),
      ).toBeNull()
      expect(
        await house().choices.madeBy({
          companyId: corporate.id,
          userId: ayse.id,
          shiftId: shift.id,
          date: '2026-03-03',
        }),
      ).toBeNull()
    })
  })

  describe('ratings', () => {
    it('can be given once and add up for the catering', async () => {
      const kitchen = await aKitchen(house(), { eaters: 3 })
      const {
        catering,
        day,
        choose,
        eaters: [ayse, can, ece],
      } = kitchen
      for (const eater of [ayse, can, ece]) await choose(eater, day, 'GELENEKSEL1')
      await rate(kitchen, ayse.id, 5)
      await rate(kitchen, can?.id ?? '', 2)
      await expect(rate(kitchen, ayse.id, 1)).rejects.toMatchObject({ kind: 'conflict', code: 'rating.already_given' })
      expect(await house().ratingOf(catering.id)).toEqual({ stars: 7, ratings: 2 })
    })

    it('are null if there are none', async () => {
      expect(await house().ratingOf((await aKitchen(house())).catering.id)).toBeNull()
    })
  })
}
