import { addDays, type RunOf } from '../../../src/core/shared/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  bulkUpsertMenuDays,
  isSelectable,
  maxRangeDays,
  type Meal,
  type MenuDay,
  type MenuDayDraft,
  optionsOf,
  planningHorizon,
  publishMenuDays,
  refuseUnfitDate,
  refuseUnfitRange,
  saveMenuDay,
} from '../../../src/core/menus/index.ts'
import { type Shift, todayOf } from '../../../src/core/shifts/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aKitchen, type KitchenAtWork } from '../../support/kitchen.ts'
import { aCatering, aCompany, aMenuDay, anOption, aShift, twoOptions } from '../../support/samples.ts'

const meal = (name: string): Meal => ({ name, tags: [], imageUrl: null })
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const refusal = (kind: string, code: string, facts = {}) => expect.objectContaining({ kind, code, facts }) as Error

describe('a day is open for choices', () => {
  const shift = (changes: Partial<Shift> = {}) => aShift(aCompany(), { days: everyDay, ...changes })
  const isOpen = (date: string, plan: Shift, now: Date) =>
    isSelectable({ date, closedAt: null }, { shift: plan, isPartner: true, partnerCutOff: null }, now)

  it.each([
    ['2026-03-02T20:59:59Z', ['2026-03-03', '2026-03-04']],
    ['2026-03-02T21:00:00Z', ['2026-03-04']],
    ['2026-03-03T20:59:59Z', ['2026-03-04']],
  ])('at %s in Istanbul: %j, from tomorrow on', (now, selectable) => {
    const dates = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
    expect(dates.filter((date) => isOpen(date, shift(), new Date(now)))).toEqual(selectable)
  })

  it.each([
    ['Asia/Tokyo', '2026-03-04'],
    ['Europe/Istanbul', '2026-03-03'],
    ['America/New_York', '2026-03-03'],
    ['Pacific/Pago_Pago', '2026-03-02'],
  ])("by the shift's own calendar: in %s at 15:00 UTC, from %s on", (timezone, first) => {
    const now = new Date('2026-03-02T15:00:00Z')
    const isOpenThere = (date: string) =>
      isOpen(date, shift({ timezone }), timezone === 'Pacific/Pago_Pago' ? new Date('2026-03-02T10:59:59Z') : now)
    expect([isOpenThere(addDays(first, -1)), isOpenThere(first)]).toEqual([false, true])
  })

  it('by the day on which a night shift starts, even while the previous one is still running', () => {
    const night = shift({ startTime: '22:00', endTime: '06:00' })
    const atTwo = new Date('2026-03-02T23:00:00Z')
    expect(isOpen('2026-03-02', night, atTwo)).toBe(false)
    expect(isOpen('2026-03-03', night, atTwo)).toBe(false)
    expect(isOpen('2026-03-04', night, atTwo)).toBe(true)
  })

  it('only on work days, and only while the shift is active', () => {
    const now = new Date('2026-03-02T09:00:00Z')
    expect(isOpen('2026-03-07', shift({ days: [1, 2, 3, 4, 5] }), now)).toBe(false)
    expect(isOpen('2026-03-06', shift({ days: [1, 2, 3, 4, 5] }), now)).toBe(true)
    expect(isOpen('2026-03-06', shift({ isActive: false }), now)).toBe(false)
  })

  it('only while the partnership with the catering lasts', () => {
    const now = new Date('2026-03-02T09:00:00Z')
    const among = (isPartner: boolean) =>
      isSelectable({ date: '2026-03-06', closedAt: null }, { shift: shift(), isPartner, partnerCutOff: null }, now)
    expect([among(true), among(false)]).toEqual([true, false])
  })

  it.each([
    ['2026-03-28T22:30:00Z', '2026-03-29'],
    ['2026-03-28T23:00:00Z', '2026-03-30'],
    ['2026-10-25T22:30:00Z', '2026-10-26'],
    ['2026-10-25T23:00:00Z', '2026-10-27'],
  ])('when the clocks change: in Berlin at %s, first for %s', (now, first) => {
    const berlin = shift({ timezone: 'Europe/Berlin' })
    expect([isOpen(addDays(first, -1), berlin, new Date(now)), isOpen(first, berlin, new Date(now))]).toEqual([
      false,
      true,
    ])
  })
})

describe('a menu can be written', () => {
  const shift = aShift(aCompany(), { days: everyDay })
  const today = todayOf(shift, new Date('2026-03-02T21:30:00Z'))

  it("from the shift's today to a year ahead", () => {
    expect(() => refuseUnfitDate('2026-03-03', shift, today)).not.toThrow()
    expect(() => refuseUnfitDate(addDays('2026-03-03', planningHorizon), shift, today)).not.toThrow()
    expect(() => refuseUnfitDate('2026-03-02', shift, today)).toThrow(refusal('unprocessable', 'menu_day.past'))
    expect(() => refuseUnfitDate(addDays('2026-03-03', planningHorizon + 1), shift, today)).toThrow(
      refusal('unprocessable', 'menu_day.too_far', { days: 366 }),
    )
  })

  it("for the shift's work days", () => {
    expect(() => refuseUnfitDate('2026-03-07', aShift(aCompany()), today)).toThrow(
      refusal('unprocessable', 'menu_day.not_a_work_day'),
    )
  })

  it('for a range of at most two months', () => {
    expect(() => refuseUnfitRange('2026-03-02', '2026-03-02')).not.toThrow()
    expect(() => refuseUnfitRange('2026-03-02', addDays('2026-03-02', maxRangeDays - 1))).not.toThrow()
    expect(() => refuseUnfitRange('2026-03-02', addDays('2026-03-02', maxRangeDays))).toThrow(
      refusal('unprocessable', 'menu_day.range_too_long', { days: 62 }),
    )
    expect(() => refuseUnfitRange('2026-03-02', '2026-03-01')).toThrow(
      refusal('unprocessable', 'menu_day.range_invalid'),
    )
  })
})

describe('the options of a day', () => {
  const choices = [
    { key: 'A', label: ' Alternatif ' },
    { key: 'B', label: 'Geleneksel' },
  ]
  const meals = { B: meal('Nohut'), A: { name: ' Salata ', tags: ['vegan'], imageUrl: '/a.png' } }

  it('are labels with the names of their meals, in the order of the labels', () => {
    expect(optionsOf(choices, meals)).toEqual([
      { key: 'A', label: 'Alternatif', meal: { name: 'Salata' } },
      { key: 'B', label: 'Geleneksel', meal: { name: 'Nohut' } },
    ])
  })

  it.each([
    ['a label without a meal', choices, { A: meal('Salata') }, 'menu_day.options_differ'],
    ['a meal without a label', choices.slice(1), meals, 'menu_day.options_differ'],
    [
      'a label that only the prototype knows',
      [...choices, { key: 'toString', label: 'x' }],
      { ...meals, C: meal('x') },
      'menu_day.options_differ',
    ],
    ['a repeated key', [...choices, choices[0]!], meals, 'menu_day.option_repeated'],
    ['a blank label', [{ key: 'A', label: ' ' }, choices[1]!], meals, 'name.blank'],
    ['a blank meal', choices, { ...meals, A: meal('  ') }, 'name.blank'],
    ['an invisible meal name', choices, { ...meals, A: meal('\u200b') }, 'name.blank'],
  ])('are refused with %s', (_what, labels, dishes, code) => {
    expect(() => optionsOf(labels, dishes as Record<string, Meal>)).toThrow(refusal('unprocessable', code))
  })
})

describe('a correction of a menu day', () => {
  const day = (changes: Partial<MenuDay> = {}) =>
    aMenuDay(aCatering(), aShift(aCompany()), { options: twoOptions(), ...changes })
  const chosen = new Map([
    ['GELENEKSEL1', 2],
    ['ALTERNATIF1', 1],
  ])

  const change = (
    menu: MenuDay,
    options: MenuDay['options'],
    status: MenuDay['status'] | undefined,
    people: ReadonlyMap<string, number>,
    dishChanges: Record<string, 'correction' | 'substitution'> = {},
  ) => menu.change({ options, status, dishChanges }, people).dishes

  it('may change, add and remove options that nobody chose', () => {
    const menu = day()
    change(menu, [anOption('GELENEKSEL1', 'Nohut'), anOption('OPT3', 'Pilav')], undefined, new Map())
    expect([menu.status, menu.options.map(({ meal: { name } }) => name)]).toEqual(['published', ['Nohut', 'Pilav']])
  })

  it('has to say what a new dish means for people who chose the option', () => {
    const options = [anOption('GELENEKSEL1', 'Nohut'), anOption('ALTERNATIF1', 'Salata')]
    expect(() => change(day(), options, undefined, chosen)).toThrow(
      refusal('conflict', 'menu_day.dish_chosen', { dish: 'Kuru fasulye', people: 2 }),
    )
    const menu = day()
    expect(change(menu, options, undefined, chosen, { GELENEKSEL1: 'substitution' })).toEqual([
      { menuDayId: menu.id, key: 'GELENEKSEL1', from: 'Kuru fasulye', to: 'Nohut', change: 'substitution' },
    ])
    expect(change(menu, options, undefined, chosen)).toEqual([])
  })

  it('tells people who have chosen of other common courses, and not of another spelling', () => {
    const soup = { course: 'soup', name: 'Mercimek çorbası' } as const
    const change = (name: string, people: ReadonlyMap<string, number>) => {
      const menu = day({ commonCourses: [soup] })
      const { courses } = menu.change(
        { options: twoOptions(), commonCourses: [{ ...soup, name }], status: undefined, dishChanges: {} },
        people,
      )
      expect(menu.commonCourses).toEqual([{ course: 'soup', name }])
      return courses && { names: courses.names, gone: courses.gone, come: courses.come }
    }
    const tarhana = 'Tarhana çorbası'
    expect(change(tarhana, chosen)).toEqual({ names: [tarhana], gone: [soup.name], come: [tarhana] })
    expect(change('MERCİMEK ÇORBASI', chosen)).toEqual({ names: ['MERCİMEK ÇORBASI'], gone: [], come: [] })
    expect([change(soup.name, chosen), change(tarhana, new Map())]).toEqual([null, null])
  })

  it('may not remove an option that people chose, and says how many they are', () => {
    const menu = day()
    expect(() => change(menu, [anOption('OPT3', 'Pilav'), anOption('OPT4', 'Et')], undefined, chosen)).toThrow(
      refusal('conflict', 'menu_day.option_chosen', { people: 3 }),
    )
    expect(() => change(menu, [anOption('ALTERNATIF1', 'Salata'), anOption('OPT4', 'Et')], 'draft', chosen)).toThrow(
      refusal('conflict', 'menu_day.option_chosen', { people: 2 }),
    )
    expect(menu).toMatchObject({ status: 'published', options: twoOptions() })
  })

  it('may not turn a day that people chose from back into a draft', () => {
    const menu = day()
    expect(() => change(menu, twoOptions(), 'draft', chosen)).toThrow(
      refusal('conflict', 'menu_day.chosen', { people: 3 }),
    )
    change(menu, twoOptions(), 'published', chosen)
    change(menu, twoOptions(), 'draft', new Map([['GELENEKSEL1', 0]]))
    expect(menu.status).toBe('draft')
  })

  it('keeps the status if it does not name one', () => {
    for (const status of ['draft', 'published'] as const) {
      const menu = day({ status })
      change(menu, twoOptions(), undefined, new Map())
      expect(menu.status).toBe(status)
    }
  })
})

describe('saving menu days', () => {
  const clock = new FakeClock('2026-03-01T09:00:00Z')
  const draft = (date: string, changes: Partial<MenuDayDraft> = {}): MenuDayDraft => ({
    date,
    meals: { GELENEKSEL1: meal('Kuru fasulye'), ALTERNATIF1: meal('Salata') },
    choices: [
      { key: 'GELENEKSEL1', label: 'Geleneksel' },
      { key: 'ALTERNATIF1', label: 'Alternatif' },
    ],
    ...changes,
  })
  let house: ReturnType<typeof fakeHouse>
  let work: KitchenAtWork
  let save: RunOf<typeof saveMenuDay>
  let saveAll: RunOf<typeof bulkUpsertMenuDays>
  beforeEach(async () => {
    clock.set('2026-03-01T09:00:00Z')
    house = fakeHouse(clock)
    work = await aKitchen(house, { eaters: 2 })
    save = house.use(saveMenuDay)
    saveAll = house.use(bulkUpsertMenuDays)
  })
  const saved = (date: string) =>
    house.menuDays.rows.find((row) => row.date === date && row.cateringId === work.catering.id)

  it('makes a new day a draft unless it is to be published', async () => {
    const { kitchen } = work
    expect(await save({ kitchen, draft: draft('2026-03-03') })).toMatchObject({
      people: 0,
      day: { ...kitchen, date: '2026-03-03', status: 'draft', createdAt: clock.now(), updatedAt: clock.now() },
    })
    await save({ kitchen, draft: draft('2026-03-04', { status: 'published' }) })
    expect([saved('2026-03-03')?.status, saved('2026-03-04')?.status]).toEqual(['draft', 'published'])
  })

  it('keeps the identity and status of an existing day and says who chose from it', async () => {
    const { kitchen, day, choose, eaters } = work
    for (const eater of eaters) await choose(eater, day, 'GELENEKSEL1')
    const { day: after, people } = await save({
      kitchen,
      draft: draft(day.date, {
        meals: { GELENEKSEL1: meal('Nohut'), ALTERNATIF1: meal('Salata') },
        dishChanges: { GELENEKSEL1: 'correction' },
      }),
    })
    expect([after.id, after.status, after.createdAt, people]).toEqual([day.id, 'published', day.createdAt, 2])
    expect(saved(day.date)?.options[0]?.meal.name).toBe('Nohut')
  })

  it('refuses to remove what somebody chose, and then saves nothing', async () => {
    const {
      kitchen,
      day,
      choose,
      eaters: [ayse],
    } = work
    await choose(ayse, day, 'GELENEKSEL1')
    const without = draft(day.date, {
      meals: { ALTERNATIF1: meal('x'), OPT3: meal('y') },
      choices: [
        { key: 'ALTERNATIF1', label: 'x' },
        { key: 'OPT3', label: 'y' },
      ],
    })
    await expect(save({ kitchen, draft: without })).rejects.toMatchObject({
      code: 'menu_day.option_chosen',
      facts: { people: 1 },
    })
    await expect(save({ kitchen, draft: draft(day.date, { status: 'draft' }) })).rejects.toMatchObject({
      code: 'menu_day.chosen',
    })
    expect(saved(day.date)).toEqual(day)
  })

  it('in bulk judges each day on its own', async () => {
    const {
      kitchen,
      day,
      choose,
      eaters: [ayse],
    } = work
    await choose(ayse, day, 'GELENEKSEL1')
    const without = draft(day.date, {
      meals: { ALTERNATIF1: meal('x'), OPT3: meal('y') },
      choices: [
        { key: 'ALTERNATIF1', label: 'x' },
        { key: 'OPT3', label: 'y' },
      ],
    })
    const { saved: kept, refused } = await saveAll({
      kitchen,
      drafts: [
        draft('2026-03-03'),
        draft('2026-03-03'),
        draft('2026-02-27'),
        draft('2026-03-07'),
        draft('2028-01-03'),
        draft('2026-03-04', { meals: {} }),
        without,
        draft('2026-03-05'),
      ],
    })
    expect(kept.map(({ day: { date } }) => date)).toEqual(['2026-03-03', '2026-03-05'])
    expect(refused.map(({ date, refusal: { code } }) => [date, code])).toEqual([
      ['2026-03-03', 'menu_day.date_repeated'],
      ['2026-02-27', 'menu_day.past'],
      ['2026-03-07', 'menu_day.not_a_work_day'],
      ['2028-01-03', 'menu_day.too_far'],
      ['2026-03-04', 'menu_day.options_differ'],
      [day.date, 'menu_day.option_chosen'],
    ])
    expect(house.menuDays.rows.map(({ date }) => date).toSorted()).toEqual(['2026-03-02', '2026-03-03', '2026-03-05'])
  })

  it('lets a bug surface instead of reporting it as a refusal', async () => {
    const broken = draft('2026-03-03', { choices: null as never })
    await expect(saveAll({ kitchen: work.kitchen, drafts: [broken] })).rejects.toThrow(TypeError)
  })

  it.each(['missing', 'foreign', 'inactive', 'deleted'])('is refused for a(n) %s shift', async (what) => {
    const { kitchen, corporate, shift } = work
    if (what === 'inactive') await house.shifts.update(Object.assign(shift, { isActive: false }))
    if (what === 'deleted') await house.shifts.remove(corporate.id, shift.id)
    const wrong = {
      ...kitchen,
      ...(what === 'missing' && { shiftId: 'none' }),
      ...(what === 'foreign' && { corporateId: aCompany().id }),
    }
    await expect(save({ kitchen: wrong, draft: draft('2026-03-03') })).rejects.toMatchObject({
      kind: 'missing',
      code: 'shift.missing',
    })
    const publish = house.use(publishMenuDays)
    await expect(publish({ kitchen: wrong, start: '2026-03-03', end: '2026-03-04' })).rejects.toMatchObject({
      kind: 'missing',
      code: 'shift.missing',
    })
  })

  it('and publishing are refused where another catering has published', async () => {
    const { kitchen, shift } = work
    const rival = aCatering()
    await house.menuDays.save([aMenuDay(rival, shift, { date: '2026-03-03' })])
    await expect(save({ kitchen, draft: draft('2026-03-03', { status: 'published' }) })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'menu_day.published_by_another',
    })
    await save({ kitchen, draft: draft('2026-03-03') })
    const publish = house.use(publishMenuDays)
    await expect(publish({ kitchen, start: '2026-03-03', end: '2026-03-04' })).rejects.toMatchObject({
      code: 'menu_day.published_by_another',
    })
  })

  it('and publishing are refused for undeclared dishes where the catering requires declarations', async () => {
    const { kitchen, catering } = work
    const publish = () => house.use(publishMenuDays)({ kitchen, start: '2026-03-03', end: '2026-03-03' })
    const undeclared = { code: 'menu_day.undeclared', facts: { dishes: 2 } }
    await save({ kitchen, draft: draft('2026-03-03') })
    await house.companies.update(Object.assign(catering, { allergensRequired: true }))
    await expect(publish()).rejects.toMatchObject(undeclared)
    await expect(save({ kitchen, draft: draft('2026-03-04', { status: 'published' }) })).rejects.toMatchObject(
      undeclared,
    )
    for (const dish of house.dishes.rows) dish.allergens = []
    await save({ kitchen, draft: draft('2026-03-05', { status: 'published' }) })
    for (const dish of house.dishes.rows) dish.allergens = null
    await house.companies.update(Object.assign(catering, { allergensRequired: false }))
    await save({ kitchen, draft: draft('2026-03-06', { status: 'published' }) })
    expect([saved('2026-03-04')?.status, saved('2026-03-05')?.status]).toEqual([undefined, 'published'])
  })

  it('can publish the drafts of a range, from today on', async () => {
    const { kitchen, catering, shift } = work
    const drafts = ['2026-02-26', '2026-02-27', '2026-03-03', '2026-03-04', '2026-03-05'].map((date) =>
      aMenuDay(catering, shift, { date, status: 'draft' }),
    )
    await house.menuDays.save(drafts)
    clock.set('2026-02-26T21:00:00Z')
    const publish = house.use(publishMenuDays)
    expect(await publish({ kitchen, start: '2026-02-20', end: '2026-03-04' })).toEqual([
      '2026-02-27',
      '2026-03-03',
      '2026-03-04',
    ])
    expect([saved('2026-02-26')?.status, saved('2026-03-05')?.status]).toEqual(['draft', 'draft'])
    expect(await publish({ kitchen, start: '2026-02-20', end: '2026-02-25' })).toEqual([])
  })
})
