import { create } from '../../../src/core/shared/index.ts'
import { describe, expect, it } from 'vitest'
import { isSelectable, MenuDay, selectableUntil, skipKey } from '../../../src/core/menus/index.ts'
import { Shift } from '../../../src/core/shifts/index.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, inTime, inputOf } from '../../support/kitchen.ts'
import { aCatering, aDepartment, aMenuDay, aPartnership, aShift } from '../../support/samples.ts'

const everyWeekday = [1, 2, 3, 4, 5, 6, 7]

export const choicesSuite = (house: () => House): void => {
  describe('choices', () => {
    it("keep the label, the meal and the person's department as they were", async () => {
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
          commonCourses: [],
        },
      ])
    })

    it('keep the common courses of the day and get new ones, unless they are to skip the meal', async () => {
      const {
        corporate,
        catering,
        day,
        choose,
        eaters: [ayse, can],
      } = await aKitchen(house(), { eaters: 2 })
      const commonCourses = [
        { course: 'soup', name: 'Mercimek çorbası' },
        { course: 'dessert', name: 'Sütlaç' },
      ] as const
      await house().menuDays.save([create(MenuDay, { ...day, commonCourses: [...commonCourses], version: 2 })])
      await choose(ayse, day, 'GELENEKSEL1')
      await choose(can, day, skipKey)
      const kept = async () =>
        Object.fromEntries(
          (await house().choicesOf(corporate.id)).map(({ userId, commonCourses: names }) => [userId, names]),
        )
      expect(await kept()).toEqual({ [ayse.id]: ['Mercimek çorbası', 'Sütlaç'], [can!.id]: [] })
      await house().choices.changeCourses(catering.id, [
        { menuDayId: day.id, date: day.date, names: ['Ezogelin çorbası'], gone: [], come: [] },
      ])
      expect(await kept()).toEqual({ [ayse.id]: ['Ezogelin çorbası'], [can!.id]: [] })
      await house().choices.changeCourses(catering.id, [
        { menuDayId: day.id, date: day.date, names: [], gone: [], come: [] },
      ])
      expect(await kept()).toEqual({ [ayse.id]: [], [can!.id]: [] })
    })

    it('are one per person, shift and date, and the last one wins', async () => {
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

    it('can be made by one person on several dates', async () => {
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

    it('cannot be made by people who are inactive or in another company', async () => {
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

    it('can only be made from what this catering published', async () => {
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
      "are accepted and withdrawn exactly until the core's cut-off, in %s",
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

    it('that skip a day survive the withdrawal of its menu, and move to the next menu that is chosen from', async () => {
      const { corporate, shift, day, eaters, choose } = await aKitchen(house())
      await choose(eaters[0], day, skipKey)
      await house().menuDays.save([Object.assign(day, { status: 'draft' })])
      const next = aCatering()
      await house().companies.add(next)
      await house().partnerships.add(aPartnership(next, corporate))
      const theirs = aMenuDay(next, shift, { date: day.date })
      await house().menuDays.save([theirs])
      await choose(eaters[0], theirs, 'ALTERNATIF1')
      expect(await house().choicesOf(corporate.id)).toMatchObject([
        { cateringId: next.id, menuDayId: theirs.id, key: 'ALTERNATIF1' },
      ])
    })

    it('are open until the cut-off of the current partnership, whatever an earlier one had', async () => {
      const { corporate, catering, partnership, day, eaters, choose } = await aKitchen(house())
      await house().partnerships.update(Object.assign(partnership, { cutoffDays: 7, cutoffTime: '00:00' }))
      await house().endPartnership(partnership.id)
      await house().partnerships.add(aPartnership(catering, corporate))
      await choose(eaters[0], day, 'GELENEKSEL1')
      expect(await house().reminders.isOpen(corporate.id, day.date, inTime)).toBe(true)
      expect(await house().kitchenLists.freezeDue([corporate.id], inTime, 9)).toBe(0)
      expect(await house().choices.withdraw(inputOf(eaters[0], day, ''), inTime)).toBe(true)
    })

    it('can only be withdrawn by the person who made them', async () => {
      const {
        corporate,
        day,
        choose,
        eaters: [ayse, can],
      } = await aKitchen(house(), { eaters: 2 })
      const other = await aKitchen(house())
      await choose(ayse, day, 'GELENEKSEL1')
      await choose(can, day, 'GELENEKSEL1')
      const own = { companyId: corporate.id, userId: ayse.id, shiftId: day.shiftId, date: day.date }
      for (const foreign of [
        { userId: other.eaters[0].id },
        { companyId: other.corporate.id },
        { date: '2026-03-03' },
      ]) {
        expect(await house().choices.withdraw({ ...own, ...foreign }, inTime)).toBe(false)
        expect(await house().choices.madeBy({ ...own, ...foreign })).toBeNull()
      }
      expect(await house().choices.acknowledge(other.corporate.id, ayse.id, own.shiftId, own.date)).toBe(false)
      expect(await house().choices.withdraw(own, inTime)).toBe(true)
      expect(await house().choicesOf(corporate.id)).toMatchObject([{ userId: can?.id }])
    })

    it('can only be made while the shift exists and is active', async () => {
      const {
        corporate,
        shift,
        day,
        eaters: [ayse],
      } = await aKitchen(house())
      await house().shifts.remove(corporate.id, shift.id)
      expect(await house().choices.save(inputOf(ayse, day, 'GELENEKSEL1'), inTime)).toBeNull()
    })

    it('can only be made while the partnership with the catering is active', async () => {
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
    it('are cancelled with their shift from a date on, while past ones are kept', async () => {
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
      const ended = {
        companyId: corporate.id,
        shiftId: shift.id,
        weekdays: everyWeekday,
        now: new Date('2026-03-03T09:00:00Z'),
      }
      const cancelled = await house().futureChoices.cancelOfShift(ended)
      expect([cancelled.choices, cancelled.people.toSorted()]).toEqual([4, [ayse.id, can?.id].toSorted()])
      expect((await house().choicesOf(corporate.id)).map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-02'])
      expect(await house().futureChoices.cancelOfShift(ended)).toEqual({ choices: 0, people: [] })
      expect((await house().menuDays.chosenOf([wednesday])).get(wednesday.id)?.get('GELENEKSEL1') ?? 0).toBe(0)
    })

    it("are cancelled with a weekday of their shift, today's only while still open", async () => {
      const {
        corporate,
        catering,
        shift,
        day: monday,
        choose,
        eaters: [ayse],
      } = await aKitchen(house(), {
        shift: { startTime: '22:00', endTime: '06:00', cutoffDays: 0, cutoffTime: '18:00' },
      })
      const [tuesday, nextMonday] = ['2026-03-03', '2026-03-09'].map((date) => aMenuDay(catering, shift, { date }))
      const days = [monday, tuesday!, nextMonday!]
      await house().menuDays.save(days.slice(1))
      for (const day of days) await choose(ayse, day, 'GELENEKSEL1')
      const endAt = (now: string) =>
        house().futureChoices.cancelOfShift({
          companyId: corporate.id,
          shiftId: shift.id,
          weekdays: [1],
          now: new Date(now),
        })
      const datesLeft = async () => (await house().choicesOf(corporate.id)).map(({ date }) => date).sort()
      expect(await endAt('2026-03-02T15:00:00Z')).toEqual({ choices: 1, people: [ayse.id] })
      expect(await datesLeft()).toEqual(['2026-03-02', '2026-03-03'])
      expect(await endAt('2026-03-02T14:59:00Z')).toEqual({ choices: 1, people: [ayse.id] })
      expect(await datesLeft()).toEqual(['2026-03-03'])
    })

    it('start tomorrow, for every reason to cancel them', async () => {
      const monday = new Date('2026-03-02T09:00:00Z')
      const from = (date: string | null) => ({ from: date, now: monday })
      type Work = Awaited<ReturnType<typeof aKitchen>>
      const ends: [string, string[], (work: Work) => Promise<unknown>][] = [
        [
          'a person',
          ['03', '04'],
          ({ corporate, eaters }) => house().futureChoices.cancelOfPeople(corporate.id, [eaters[0].id], monday),
        ],
        [
          'a partnership',
          ['03', '04'],
          ({ catering, corporate }) =>
            house().futureChoices.cancelOfPartnership({
              cateringId: catering.id,
              corporateId: corporate.id,
              ...from(null),
            }),
        ],
        [
          'a partnership that lasts until then',
          ['04'],
          ({ catering, corporate }) =>
            house().futureChoices.cancelOfPartnership({
              cateringId: catering.id,
              corporateId: corporate.id,
              ...from('2026-03-04'),
            }),
        ],
        ['a firm', ['03', '04'], ({ corporate }) => house().futureChoices.cancelOfCorporate(corporate.id, monday)],
        ['a catering', ['03', '04'], ({ catering }) => house().futureChoices.cancelOfCatering(catering.id, monday)],
      ]
      for (const [what, gone, end] of ends) {
        const work = await aKitchen(house())
        const other = await aKitchen(house())
        const later = (one: Work) =>
          ['2026-03-03', '2026-03-04'].map((date) => aMenuDay(one.catering, one.shift, { date }))
        for (const one of [work, other]) {
          const days = later(one)
          await house().menuDays.save(days)
          for (const day of [one.day, ...days]) await one.choose(one.eaters[0], day, 'GELENEKSEL1')
        }
        await end(work)
        const kept = async ({ corporate }: Work) =>
          (await house().choicesOf(corporate.id)).map(({ date }) => date.slice(8))
        expect(await kept(work), what).toEqual(['02', '03', '04'].filter((date) => !gone.includes(date)))
        expect(await kept(other), what).toEqual(['02', '03', '04'])
      }
    })

    it('are cancelled along with the menus from tomorrow on, while those of other caterings stay', async () => {
      const monday = new Date('2026-03-02T09:00:00Z')
      const work = await aKitchen(house(), { eaters: 1 })
      const { corporate, catering, shift, eaters } = work
      const next = aCatering()
      await house().companies.add(next)
      await house().partnerships.add(aPartnership(next, corporate))
      const [own, theirs] = [
        aMenuDay(catering, shift, { date: '2026-03-03' }),
        aMenuDay(next, shift, { date: '2026-03-04' }),
      ]
      await house().menuDays.save([own, theirs])
      for (const day of [own, theirs]) await house().choices.save(inputOf(eaters[0], day, 'GELENEKSEL1'), inTime)
      expect(await house().futureChoices.cancelOfCatering(catering.id, monday)).toEqual([
        { companyId: corporate.id, choices: 1, people: [eaters[0].id] },
      ])
      expect(await house().futureChoices.withdrawMenusOfCatering(catering.id, monday)).toBe(1)
      expect(await house().choicesOf(corporate.id)).toMatchObject([{ date: '2026-03-04', cateringId: next.id }])
      const isPublished = async (date: string) =>
        (await house().menuDays.publishedForChoice(corporate.id, shift.id, date)) !== null
      expect([
        await isPublished('2026-03-02'),
        await isPublished('2026-03-03'),
        await isPublished('2026-03-04'),
      ]).toEqual([true, false, true])
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
      const foreign = { companyId: other.corporate.id, shiftId: shift.id, weekdays: everyWeekday, now: inTime }
      expect(await house().futureChoices.cancelOfShift(foreign)).toEqual({ choices: 0, people: [] })
      expect(await house().futureChoices.cancelOfPeople(other.corporate.id, [ayse.id], inTime)).toEqual(new Map())
      expect(await house().choicesOf(corporate.id)).toHaveLength(1)
    })
  })
}
