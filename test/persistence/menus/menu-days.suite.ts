import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { aMenuDay, anOption, someTime, twoOptions } from '../../support/samples.ts'

const later = new Date('2026-03-02T10:00:00Z')

export const menuDaysSuite = (house: () => House): void => {
  const save = (...days: Parameters<typeof aMenuDay>[]) =>
    house().transaction.run(() => house().menuDays.save(days.map((day) => aMenuDay(...day))))

  describe('menu days', () => {
    it('are returned as they were saved', async () => {
      const { kitchen, catering, shift } = await aKitchen(house())
      const day = aMenuDay(catering, shift, {
        options: [anOption('GELENEKSEL1', 'İmam bayıldı'), anOption('OPT3', 'Şiş')],
        status: 'draft',
      })
      await house().menuDays.save([day])
      const [found, ...others] = await house().transaction.run(() => house().menuDays.forChange([kitchen], [day.date]))
      expect(found).toEqual(day)
      expect(others).toEqual([])
    })

    it('are those of the kitchen on the given dates', async () => {
      const { kitchen, catering, shift } = await aKitchen(house())
      const other = await aKitchen(house())
      await save(
        [catering, shift, { date: '2026-03-03' }],
        [catering, shift, { date: '2026-03-04' }],
        [other.catering, other.shift, { date: '2026-03-03' }],
      )
      const found = await house().transaction.run(() =>
        house().menuDays.forChange([kitchen], ['2026-03-03', '2026-03-05']),
      )
      expect(found.map(({ cateringId, date }) => ({ cateringId, date }))).toEqual([
        { cateringId: catering.id, date: '2026-03-03' },
      ])
    })

    it('can be updated', async () => {
      const { kitchen, catering, shift } = await aKitchen(house())
      const day = aMenuDay(catering, shift, { status: 'draft' })
      await house().menuDays.save([day])
      await house().menuDays.save([
        Object.assign(day, {
          status: 'published',
          options: [...twoOptions(), anOption('OPT3', 'Pilav')],
          updatedAt: later,
        }),
      ])
      const [found] = await house().transaction.run(() => house().menuDays.forChange([kitchen], [day.date]))
      expect(found).toEqual(day)
    })

    it('are not overwritten if somebody else has created them in the meantime', async () => {
      const { kitchen, catering, shift } = await aKitchen(house())
      const first = aMenuDay(catering, shift, { status: 'draft' })
      await house().menuDays.save([first])
      await expect(save([catering, shift, { date: '2026-03-04' }], [catering, shift])).rejects.toMatchObject({
        code: 'menu_day.changed_meanwhile',
      })
      const left = await house().transaction.run(() => house().menuDays.forChange([kitchen], ['2026-03-03']))
      expect(left).toEqual([first])
    })

    it('have one published menu per shift and date across all caterings', async () => {
      const { catering, shift } = await aKitchen(house())
      const rival = (await aKitchen(house())).catering
      await save([catering, shift])
      await save([rival, shift, { status: 'draft' }])
      await expect(
        save([rival, shift, { id: (await draftOf(rival.id, shift))?.id ?? '', status: 'published' }]),
      ).rejects.toMatchObject({
        kind: 'conflict',
        code: 'menu_day.published_by_another',
        facts: { date: '2026-03-03' },
      })
    })

    const draftOf = async (cateringId: string, shift: { companyId: string; id: string }) =>
      (
        await house().transaction.run(() =>
          house().menuDays.forChange([{ cateringId, corporateId: shift.companyId, shiftId: shift.id }], ['2026-03-03']),
        )
      )[0]

    it('are published from the first to the last day of a range if they are drafts', async () => {
      const { kitchen, catering, shift } = await aKitchen(house())
      const draft = (date: string): Parameters<typeof aMenuDay> => [catering, shift, { date, status: 'draft' }]
      await save(draft('2026-03-01'), draft('2026-03-03'), draft('2026-03-05'), draft('2026-03-06'), [
        catering,
        shift,
        { date: '2026-03-04' },
      ])
      const range = { ...kitchen, start: '2026-03-03', end: '2026-03-05' }
      const published = await house().menuDays.publish([range], later)
      expect(published.map(({ date }) => date).toSorted()).toEqual(['2026-03-03', '2026-03-05'])
      const days = await house().transaction.run(() =>
        house().menuDays.forChange([kitchen], ['2026-03-01', '2026-03-03', '2026-03-04', '2026-03-06']),
      )
      expect(
        Object.fromEntries(days.map(({ date, status, updatedAt }) => [date, `${status} ${updatedAt.toISOString()}`])),
      ).toEqual({
        '2026-03-01': `draft ${someTime.toISOString()}`,
        '2026-03-03': `published ${later.toISOString()}`,
        '2026-03-04': `published ${someTime.toISOString()}`,
        '2026-03-06': `draft ${someTime.toISOString()}`,
      })
      expect(await house().menuDays.publish([range], later)).toEqual([])
    })

    it('all stay drafts if another catering has published one of the dates', async () => {
      const { kitchen, catering, shift } = await aKitchen(house())
      const rival = (await aKitchen(house())).catering
      await save([rival, shift, { date: '2026-03-04' }])
      await save(
        [catering, shift, { date: '2026-03-03', status: 'draft' }],
        [catering, shift, { date: '2026-03-04', status: 'draft' }],
      )
      await expect(
        house().transaction.run(() =>
          house().menuDays.publish([{ ...kitchen, start: '2026-03-03', end: '2026-03-31' }], later),
        ),
      ).rejects.toMatchObject({
        code: 'menu_day.published_by_another',
        facts: { date: '2026-03-04' },
      })
      const days = await house().transaction.run(() =>
        house().menuDays.forChange([kitchen], ['2026-03-03', '2026-03-04']),
      )
      expect(days.map(({ status }) => status)).toEqual(['draft', 'draft'])
    })

    it('count how many people chose each option', async () => {
      const {
        catering,
        shift,
        day,
        choose,
        eaters: [ayse, can, elif],
      } = await aKitchen(house(), { eaters: 3 })
      await choose(ayse, day, 'GELENEKSEL1')
      await choose(can, day, 'ALTERNATIF1')
      await choose(elif, day, 'ALTERNATIF1')
      const unchosen = aMenuDay(catering, shift, { date: '2026-03-04' })
      await house().menuDays.save([unchosen])
      const chosen = await house().menuDays.chosenOf([day, unchosen])
      expect(chosen.get(day.id)).toEqual(
        new Map([
          ['GELENEKSEL1', 1],
          ['ALTERNATIF1', 2],
        ]),
      )
      expect(chosen.get(unchosen.id)?.size ?? 0).toBe(0)
      expect(await house().menuDays.chosenOf([])).toEqual(new Map())
    })

    it('are offered for choosing only once published', async () => {
      const { corporate, catering, shift } = await aKitchen(house())
      await save([catering, shift, { date: '2026-03-04', status: 'draft' }])
      expect(await house().menuDays.publishedForChoice(corporate.id, shift.id, '2026-03-04')).toBeNull()
      const { day, shift: found } =
        (await house().menuDays.publishedForChoice(corporate.id, shift.id, '2026-03-02')) ?? {}
      expect(day).toMatchObject({
        cateringId: catering.id,
        corporateId: corporate.id,
        shiftId: shift.id,
        date: '2026-03-02',
        status: 'published',
        options: twoOptions(),
      })
      expect(found).toMatchObject({
        id: shift.id,
        companyId: corporate.id,
        timezone: shift.timezone,
        days: shift.days,
        isActive: true,
      })
    })

    it('are not offered to another company or in a deleted shift', async () => {
      const { corporate, shift } = await aKitchen(house())
      const other = await aKitchen(house())
      expect(await house().menuDays.publishedForChoice(other.corporate.id, shift.id, '2026-03-02')).toBeNull()
      await house().shifts.remove(corporate.id, shift.id)
      expect(await house().menuDays.publishedForChoice(corporate.id, shift.id, '2026-03-02')).toBeNull()
    })
  })
}
