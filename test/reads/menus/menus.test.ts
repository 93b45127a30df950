import { beforeEach, describe, expect, it } from 'vitest'
import type { MenuDay } from '../../../src/core/menus/index.ts'
import { addDays, create } from '../../../src/core/shared/index.ts'
import { Shift } from '../../../src/core/shifts/index.ts'
import { ChoiceReads, MenuReads } from '../../../src/reads/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import type { House } from '../../support/house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aDepartment, aMenuDay, anOption, aShift, twoOptions } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'
import { nothingKnown } from '../../support/unknown-dish.ts'

const inUse = useDatabase()
let house: House
let clock: FakeClock
let choices: ChoiceReads
let menus: MenuReads
beforeEach(() => {
  house = postgresHouse(inUse.database)
  clock = new FakeClock('2026-03-02T09:00:00Z')
  choices = new ChoiceReads(inUse.database, clock)
  menus = new MenuReads(inUse.database, clock)
})
const everyDay = { days: [1, 2, 3, 4, 5, 6, 7] }

describe('the days a person can choose from', () => {
  const dated = async ({ catering, shift }: KitchenAtWork, ...dates: string[]): Promise<MenuDay[]> => {
    const days = dates.map((date) => aMenuDay(catering, shift, { date }))
    await house.menuDays.save(days)
    return days
  }
  const seen = async ({ corporate, eaters: [ayse] }: KitchenAtWork, shiftId?: string) =>
    (await choices.menuPlay(corporate.id, ayse.id, shiftId)).days.map(
      ({ date, selectable }) => `${date} ${selectable ? 'open' : 'closed'}`,
    )

  it('are today, which is closed, and the coming days', async () => {
    const work = await aKitchen(house, { shift: everyDay })
    await dated(work, '2026-03-01', '2026-03-03', '2026-03-04')
    expect(await seen(work)).toEqual(['2026-03-02 closed', '2026-03-03 open', '2026-03-04 open'])
    clock.set('2026-03-02T20:59:59Z')
    expect(await seen(work)).toEqual(['2026-03-02 closed', '2026-03-03 open', '2026-03-04 open'])
    clock.set('2026-03-02T21:00:00Z')
    expect(await seen(work)).toEqual(['2026-03-03 closed', '2026-03-04 open'])
  })

  it('are returned as the contract describes', async () => {
    const {
      corporate,
      catering,
      shift,
      day,
      choose,
      eaters: [ayse],
    } = await aKitchen(house)
    const show = async () => (await choices.menuPlay(corporate.id, ayse.id, shift.id)).days[0]
    const shown = {
      shift_id: shift.id,
      shift_title: 'Gündüz',
      date: '2026-03-02',
      completed: false,
      selectable: false,
      selectable_until: '2026-03-01T21:00:00.000Z',
      is_usual: true,
      is_standing: false,
      is_absent: false,
      closed_reason: 'too_late' as const,
      options: twoOptions().map(({ meal, ...option }) => ({
        ...option,
        meal: { ...nothingKnown, ...meal, dish_id: expect.any(String) as string },
      })),
      common_courses: [],
      choice: null,
      replaced_meal: null,
      catering_id: catering.id,
      catering_name: catering.name,
      closed_name: null,
    }
    expect(await show()).toEqual(shown)
    await choose(ayse, day, 'ALTERNATIF1')
    expect(await show()).toEqual({ ...shown, completed: true, choice: 'ALTERNATIF1' })
  })

  it("have the person's own choice, not a colleague's", async () => {
    const work = await aKitchen(house, { eaters: 2 })
    await work.choose(work.eaters[1], work.day, 'GELENEKSEL1')
    expect((await choices.menuPlay(work.corporate.id, work.eaters[0].id, undefined)).days).toMatchObject([
      { completed: false, choice: null },
    ])
  })

  it('of a night shift belong to the date on which it starts, and stay until it ends', async () => {
    const work = await aKitchen(house, { shift: { ...everyDay, startTime: '22:00', endTime: '06:00' } })
    await dated(work, '2026-03-03', '2026-03-04')
    clock.set('2026-03-03T02:59:59Z')
    expect(await seen(work), '05:59:59 in Istanbul').toEqual([
      '2026-03-02 closed',
      '2026-03-03 closed',
      '2026-03-04 open',
    ])
    clock.set('2026-03-03T03:00:00Z')
    expect(await seen(work)).toEqual(['2026-03-03 closed', '2026-03-04 open'])
  })

  it.each([
    ['Pacific/Kiritimati', '2026-03-02T09:59:59Z', ['2026-03-02 closed', '2026-03-03 open', '2026-03-04 open']],
    ['Pacific/Kiritimati', '2026-03-02T10:00:00Z', ['2026-03-03 closed', '2026-03-04 open']],
    ['Pacific/Pago_Pago', '2026-03-03T10:59:59Z', ['2026-03-02 closed', '2026-03-03 open', '2026-03-04 open']],
    ['Pacific/Pago_Pago', '2026-03-03T11:00:00Z', ['2026-03-03 closed', '2026-03-04 open']],
    ['America/New_York', '2026-03-03T04:59:59Z', ['2026-03-02 closed', '2026-03-03 open', '2026-03-04 open']],
  ])('use the time zone of the shift: %s at %s', async (timezone, now, expected) => {
    const work = await aKitchen(house, { shift: { ...everyDay, timezone } })
    await dated(work, '2026-03-03', '2026-03-04')
    clock.set(now)
    expect(await seen(work)).toEqual(expected)
  })

  it('exclude drafts, hidden shifts, other companies and distant dates', async () => {
    const work = await aKitchen(house, { shift: everyDay })
    const foreign = await aKitchen(house)
    await dated(foreign, '2026-03-04')
    await house.menuDays.save([aMenuDay(work.catering, work.shift, { date: '2026-03-04', status: 'draft' })])
    const farAway = addDays('2026-03-02', 63)
    await dated(work, addDays(farAway, -1), farAway)
    expect(await seen(work)).toEqual(['2026-03-02 closed', `${addDays(farAway, -1)} open`])
    await house.shifts.remove(work.corporate.id, work.shift.id)
    expect(await seen(work)).toEqual([])
  })

  it('of an inactive shift, or one that does not work that day, are closed', async () => {
    const work = await aKitchen(house, { shift: everyDay })
    await dated(work, '2026-03-03', '2026-03-04')
    await house.shifts.update(create(Shift, { ...work.shift, days: [3] }))
    expect(await seen(work)).toEqual(['2026-03-02 closed', '2026-03-03 closed', '2026-03-04 open'])
    await house.shifts.update(create(Shift, { ...work.shift, days: [3], isActive: false }))
    expect(await seen(work)).toEqual(['2026-03-02 closed', '2026-03-03 closed', '2026-03-04 closed'])
  })

  it('are ordered by date and start, for one shift or all', async () => {
    const work = await aKitchen(house, { shift: { ...everyDay, startTime: '14:00', endTime: '22:00' } })
    const early = aShift(work.corporate, { ...everyDay, startTime: '06:00', endTime: '14:00' })
    await house.shifts.add(early)
    await dated(work, '2026-03-03')
    await house.menuDays.save([aMenuDay(work.catering, early, { date: '2026-03-03' })])
    const { days } = await choices.menuPlay(work.corporate.id, work.eaters[0].id, undefined)
    expect(days.map(({ date, shift_id }) => [date, shift_id])).toEqual([
      ['2026-03-02', work.shift.id],
      ['2026-03-03', early.id],
      ['2026-03-03', work.shift.id],
    ])
    expect(await seen(work, early.id)).toEqual(['2026-03-03 open'])
  })
})

describe('the days of a kitchen', () => {
  it('are its drafts and published days in a range, with the number of people who chose', async () => {
    const { kitchen, catering, shift, day, choose, eaters } = await aKitchen(house, { eaters: 3 })
    const rival = aCatering()
    await house.companies.add(rival)
    await house.menuDays.save([
      aMenuDay(catering, shift, {
        date: '2026-03-04',
        status: 'draft',
        options: [anOption('OPT3', 'Pilav'), anOption('A', 'Et')],
      }),
      aMenuDay(catering, shift, { date: '2026-03-06' }),
      aMenuDay(rival, shift, { date: '2026-03-03' }),
    ])
    for (const eater of eaters) await choose(eater, day, 'GELENEKSEL1')
    const { days } = await menus.kitchenDays(kitchen, '2026-03-02', '2026-03-05')
    expect(days).toEqual([
      {
        date: '2026-03-02',
        shift_id: shift.id,
        status: 'published',
        closes_at: '2026-03-01T21:00:00.000Z',
        choice_count: 3,
        choice_counts: { GELENEKSEL1: 3 },
        version: 1,
        meals: {
          GELENEKSEL1: { ...nothingKnown, name: 'Kuru fasulye', dish_id: expect.any(String) as string },
          ALTERNATIF1: { ...nothingKnown, name: 'Salata', dish_id: expect.any(String) as string },
        },
        choices: [
          { key: 'GELENEKSEL1', label: 'geleneksel1' },
          { key: 'ALTERNATIF1', label: 'alternatif1' },
        ],
        common_courses: [],
      },
      expect.objectContaining({
        date: '2026-03-04',
        status: 'draft',
        choice_count: 0,
        choice_counts: {},
        choices: [
          { key: 'OPT3', label: 'opt3' },
          { key: 'A', label: 'a' },
        ],
      }),
    ])
  })
})

describe('the dishes of the next seven days', () => {
  const nextSevenDays = async (cateringId: string, corporateId: string, shiftId?: string, departmentId?: string) =>
    (await menus.kitchenStats(cateringId, corporateId, { shiftId, departmentId })).next_7_days
  const recount = async (corporateId: string, date: string, where = '') => {
    const rows = await inUse.database.rows(
      adHoc<{ key: string; count: number }>(
        `SELECT choice_key AS key, count(*)::int AS count FROM choices WHERE corporate_id = $1 AND date = $2 ${where} GROUP BY 1`,
      ),
      numbered(corporateId, date),
    )
    return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
  }

  it('match a recount of the choices, in total, by shift and by department', async () => {
    const work = await aKitchen(house, { eaters: 6, shift: everyDay })
    const { corporate, catering, shift, day, choose, eaters } = work
    const night = aShift(corporate, { ...everyDay, startTime: '22:00', endTime: '06:00' })
    await house.shifts.add(night)
    const production = aDepartment(corporate)
    await house.departments.add(production)
    for (const eater of eaters.slice(0, 2)) await house.moveTo(eater.id, production.id)
    const days = [
      aMenuDay(catering, night, {
        date: '2026-03-02',
        options: [anOption('GELENEKSEL1', 'Mercimek'), anOption('OPT3', 'Pilav')],
      }),
      aMenuDay(catering, shift, { date: '2026-03-08' }),
      aMenuDay(catering, shift, { date: '2026-03-09' }),
      aMenuDay(catering, shift, { date: '2026-03-01' }),
    ]
    await house.menuDays.save(days)
    for (const [at, eater] of eaters.entries()) {
      await choose(eater, day, at % 3 ? 'GELENEKSEL1' : 'ALTERNATIF1')
      if (at % 2) await choose(eater, days[0]!, at % 3 ? 'OPT3' : 'GELENEKSEL1')
      for (const one of days.slice(1)) await choose(eater, one, 'ALTERNATIF1')
    }
    const week = (shiftId?: string, departmentId?: string) =>
      nextSevenDays(catering.id, corporate.id, shiftId, departmentId)
    const sums = async (...filter: Parameters<typeof week>) =>
      (await week(...filter)).map(({ choices }) =>
        choices.reduce<Record<string, number>>(
          (sum, { key, count }) => (count ? { ...sum, [key]: (sum[key] ?? 0) + count } : sum),
          {},
        ),
      )

    const dates = Array.from({ length: 7 }, (_, at) => addDays('2026-03-02', at))
    expect((await week()).map(({ date }) => date)).toEqual(dates)
    expect(await sums()).toEqual(await Promise.all(dates.map((date) => recount(corporate.id, date))))
    expect(await sums(night.id)).toEqual(
      await Promise.all(dates.map((date) => recount(corporate.id, date, `AND shift_id = '${night.id}'`))),
    )
    expect(await sums(undefined, production.id)).toEqual(
      await Promise.all(dates.map((date) => recount(corporate.id, date, `AND department_id = '${production.id}'`))),
    )
    expect(await sums(shift.id, production.id)).toEqual(
      await Promise.all(
        dates.map((date) =>
          recount(corporate.id, date, `AND shift_id = '${shift.id}' AND department_id = '${production.id}'`),
        ),
      ),
    )
    for (const { total, choices } of await week())
      expect(total).toBe(choices.reduce((sum, { count }) => sum + count, 0))
    expect((await week())[0]?.choices.map(({ label, meal, count }) => [label, meal, count])).toEqual([
      ['alternatif1', 'Salata', 2],
      ['geleneksel1', 'Kuru fasulye', 4],
      ['geleneksel1', 'Mercimek', 1],
      ['opt3', 'Pilav', 2],
    ])
  })

  it('start with today in Turkey', async () => {
    const { catering, corporate } = await aKitchen(house)
    const first = async () => (await nextSevenDays(catering.id, corporate.id))[0]?.date
    clock.set('2026-03-02T20:59:59Z')
    expect(await first()).toBe('2026-03-02')
    clock.set('2026-03-02T21:00:00Z')
    expect(await first()).toBe('2026-03-03')
  })

  it("exclude drafts and other caterings' dishes", async () => {
    const { catering, corporate, shift } = await aKitchen(house, { shift: everyDay })
    const rival = aCatering()
    await house.companies.add(rival)
    await house.menuDays.save([
      aMenuDay(catering, shift, { date: '2026-03-03', status: 'draft' }),
      aMenuDay(rival, shift, { date: '2026-03-04' }),
    ])
    const days = await nextSevenDays(catering.id, corporate.id)
    expect(days.filter(({ choices }) => choices.length > 0).map(({ date }) => date)).toEqual(['2026-03-02'])
  })
})
