import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AgreedTerms,
  type Basis,
  type CountedCorrection,
  type CountedList,
  figuresOf,
} from '../../../src/core/settlement/rules.ts'
import { defaultBilling } from '../../../src/core/partnerships/rules.ts'
import { addDays, vatRates, weekdayOf } from '../../../src/core/shared/rules.ts'

const october = { first: '2026-10-01', last: '2026-10-31' }
const since = (startDate: string, unitPrice: number, billing: Partial<AgreedTerms['billing']> = {}): AgreedTerms => ({
  startDate,
  unitPrice,
  billing: { ...defaultBilling, ...billing },
})
const list = (date: string, meals: number, more: Partial<CountedList> = {}): CountedList => ({
  date,
  shiftId: 'day',
  meals,
  guests: 0,
  departments: {},
  guestsByDepartment: {},
  ...more,
})
const correction = (date: string, portions: number, more: Partial<CountedCorrection> = {}): CountedCorrection => ({
  date,
  shiftId: 'day',
  departmentId: null,
  portions,
  isAccepted: true,
  ...more,
})
const basis = (more: Partial<Basis>): Basis => ({
  period: october,
  terms: [since('2026-01-01', 11_900)],
  lists: [],
  corrections: [],
  closedDays: [],
  withholdingAbove: null,
  ...more,
})

describe('what a period comes to', () => {
  it('is the portions of each day at the price in force that day, with KDV', () => {
    const { lines, amounts, portions } = figuresOf(
      basis({
        terms: [since('2026-01-01', 11_900), since('2026-10-20', 12_850)],
        lists: [
          list('2026-10-19', 100),
          list('2026-10-20', 50),
          list('2026-10-20', 30, { shiftId: 'night', guests: 6 }),
        ],
      }),
    )
    expect(portions).toBe(186)
    expect(lines).toEqual([
      { kind: 'portions', period: null, portions: 100, unitPrice: 11_900, vatRate: 10, price: 1_190_000 },
      { kind: 'portions', period: null, portions: 86, unitPrice: 12_850, vatRate: 10, price: 1_105_100 },
    ])
    expect(amounts).toEqual({
      net: 2_295_100,
      vat: [{ rate: 10, base: 2_295_100, price: 229_510 }],
      withheld: 0,
      total: 2_524_610,
    })
  })

  it('tells guests and corrections of a day by shift', () => {
    const { days } = figuresOf(
      basis({
        lists: [list('2026-10-05', 9, { guests: 4 }), list('2026-10-05', 3, { shiftId: 'night' })],
        corrections: [
          correction('2026-10-05', -2),
          correction('2026-10-05', 5, { shiftId: 'weekend' }),
          correction('2026-10-05', 1, { shiftId: 'weekend' }),
        ],
      }),
    )
    expect(days.find(({ date }) => date === '2026-10-05')).toMatchObject({
      meals: { day: 9, night: 3 },
      byShift: { day: { guests: 4, corrections: -2 }, weekend: { guests: 0, corrections: 6 } },
      guests: 4,
      corrections: 4,
    })
  })

  it('tops a day up to the guaranteed minimum, after guests and accepted corrections', () => {
    const minimum = { portions: 150, weekdays: [1, 2, 3, 4, 5] }
    const { days, lines, topUp } = figuresOf(
      basis({
        terms: [since('2026-01-01', 10_000, { minimum })],
        lists: [list('2026-10-05', 140, { guests: 4 }), list('2026-10-10', 10)],
        corrections: [correction('2026-10-05', 3), correction('2026-10-05', 2, { isAccepted: false })],
      }),
    )
    expect(days.find(({ date }) => date === '2026-10-05')).toMatchObject({ portions: 147, topUp: 3 })
    expect(topUp).toBe(3)
    expect(lines.at(-1)).toMatchObject({ kind: 'minimum', portions: 3, price: 30_000 })
  })

  it('guarantees nothing on closed and half days, nor on days without a list', () => {
    const minimum = { portions: 150, weekdays: [3, 4] }
    const terms = [since('2026-01-01', 10_000, { minimum })]
    const lists = [list('2026-10-28', 106)]
    expect(figuresOf(basis({ terms, lists, closedDays: ['2026-10-28'] })).topUp).toBe(0)
    expect(figuresOf(basis({ terms, lists })).topUp).toBe(44)
  })

  it.each([
    [10, 119_000, { total: 130_900, withheld: 0 }],
    [11, 119_000, { total: 143_990, withheld: 6545 }],
    [11, null, { total: 143_990, withheld: 0 }],
  ])('has half of its VAT withheld if it is above the limit: %i portions, %s', (portions, above, amounts) => {
    const lists = [list('2026-10-05', portions)]
    const withholdingAbove = above === null ? null : 130_900
    expect(figuresOf(basis({ lists, withholdingAbove })).amounts).toMatchObject(amounts)
  })

  it('withholds half a kuruş more rather than less', () => {
    const terms = [since('2026-01-01', 10_010)]
    const { amounts } = figuresOf(basis({ terms, lists: [list('2026-10-05', 1)], withholdingAbove: 0 }))
    expect([amounts.vat[0]?.price, amounts.withheld]).toEqual([1001, 501])
  })

  it('says what open corrections would come to, without counting them', () => {
    const { amounts, ifAccepted } = figuresOf(
      basis({ lists: [list('2026-10-05', 10)], corrections: [correction('2026-10-05', 2, { isAccepted: false })] }),
    )
    expect([amounts.net, ifAccepted?.net]).toEqual([119_000, 142_800])
    expect(figuresOf(basis({})).ifAccepted).toBeNull()
  })

  it('prices corrections of an agreed period by their own day, as lines of their own', () => {
    const { lines, portions, amounts } = figuresOf(
      basis({
        terms: [since('2026-01-01', 10_000), since('2026-09-15', 12_000, { vatRate: 20 })],
        lists: [list('2026-10-05', 10)],
        corrections: [correction('2026-09-10', -3), correction('2026-09-20', 5), correction('2026-09-11', 1)],
      }),
    )
    expect(portions).toBe(10)
    expect(lines.slice(1)).toEqual([
      { kind: 'earlier', period: '2026-09-01', portions: -2, unitPrice: 10_000, vatRate: 10, price: -20_000 },
      { kind: 'earlier', period: '2026-09-01', portions: 5, unitPrice: 12_000, vatRate: 20, price: 60_000 },
    ])
    expect(amounts.vat).toEqual([
      { rate: 10, base: -20_000, price: -2_000 },
      { rate: 20, base: 180_000, price: 36_000 },
    ])
  })

  it('counts portions without an agreed price apart, never as zero', () => {
    const { unpriced, lines } = figuresOf(
      basis({ terms: [since('2026-10-10', 11_900)], lists: [list('2026-10-05', 7), list('2026-10-12', 5)] }),
    )
    expect([unpriced, lines.map(({ portions }) => portions)]).toEqual([7, [5]])
  })

  it('rounds KDV once per rate, half a kuruş away from zero', () => {
    const kdv = (unitPrice: number, portions: number) =>
      figuresOf(
        basis({
          terms: [since('2026-01-01', unitPrice, { vatRate: 1 })],
          corrections: [correction('2026-09-01', portions)],
        }),
      ).amounts.vat[0]?.price
    expect([kdv(50, 1), kdv(49, 1), kdv(50, -1), kdv(25, 6)]).toEqual([1, 0, -1, 2])
  })

  it('joins departments in which fewer than three ate on every day, and adds up to the portions of people', () => {
    const { departments } = figuresOf(
      basis({
        lists: [
          list('2026-10-05', 9, { departments: { paint: 5, office: 2, store: 1, '': 1 } }),
          list('2026-10-06', 7, { departments: { paint: 4, office: 2, store: 1 } }),
        ],
        corrections: [correction('2026-10-06', -1, { departmentId: 'paint' })],
      }),
    )
    expect(departments).toEqual([
      { departmentId: 'paint', portions: 8, guests: 0 },
      { departmentId: null, portions: 7, guests: 0 },
    ])
  })

  it('counts guests to their department, and tells none apart by its guests', () => {
    const { departments, portions } = figuresOf(
      basis({
        lists: [
          list('2026-10-05', 7, {
            departments: { paint: 5, office: 2 },
            guests: 12,
            guestsByDepartment: { paint: 2, office: 4, board: 5, '': 1 },
          }),
          list('2026-10-06', 4, { departments: { paint: 4 }, guests: 3, guestsByDepartment: { paint: 3 } }),
        ],
        corrections: [correction('2026-10-06', -1, { departmentId: 'office' })],
      }),
    )
    expect(departments).toEqual([
      { departmentId: 'paint', portions: 14, guests: 5 },
      { departmentId: null, portions: 10, guests: 9 },
    ])
    expect(portions).toBe(14 + 10 + 1)
  })

  it('divides all portions among departments, guests and corrections of none', () => {
    const byDepartment = fc.dictionary(fc.constantFrom('paint', 'office', 'store', ''), fc.integer({ min: 1, max: 9 }))
    const lists = fc.array(fc.record({ people: byDepartment, guests: byDepartment }), { maxLength: 20 })
    const fixes = fc.array(
      fc.record({ departmentId: fc.constantFrom('paint', 'store', null), portions: fc.integer({ min: -9, max: 9 }) }),
      { maxLength: 6 },
    )
    const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)
    fc.assert(
      fc.property(lists, fixes, (eaten, corrected) => {
        const { departments, portions, days } = figuresOf(
          basis({
            lists: eaten.map(({ people, guests }, at) =>
              list(addDays('2026-10-01', at), sum(Object.values(people)), {
                departments: people,
                guests: sum(Object.values(guests)),
                guestsByDepartment: guests,
              }),
            ),
            corrections: corrected.map(({ departmentId, portions }) =>
              correction('2026-10-03', portions, { departmentId }),
            ),
          }),
        )
        const ofNobody = sum(days.map(({ guests }) => guests)) - sum(departments.map(({ guests = 0 }) => guests))
        const undivided = sum(corrected.filter((one) => one.departmentId === null).map((one) => one.portions))
        expect(ofNobody).toBe(sum(eaten.map(({ guests }) => guests[''] ?? 0)))
        expect(sum(departments.map((one) => one.portions)) + ofNobody + undivided).toBe(portions)
      }),
    )
  })

  it('equals the recount of lists, guests and corrections, whatever the terms', () => {
    const day = fc.integer({ min: 0, max: 30 }).map((days) => addDays('2026-10-01', days))
    const someTerms = fc.record({
      unitPrice: fc.integer({ min: 1, max: 100_000_000 }),
      vatRate: fc.constantFrom(...vatRates),
      minimum: fc.option(
        fc.record({
          portions: fc.integer({ min: 1, max: 300 }),
          weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
        }),
      ),
    })
    const lists = fc.uniqueArray(
      fc.record({
        date: day,
        shiftId: fc.constantFrom('day', 'night'),
        meals: fc.nat(500),
        guests: fc.nat(20),
        departments: fc.constant({}),
        guestsByDepartment: fc.constant({}),
      }),
      { selector: ({ date, shiftId }) => date + shiftId, maxLength: 40 },
    )
    const corrections = fc.array(
      fc.record({
        date: fc.integer({ min: -40, max: 30 }).map((days) => addDays('2026-10-01', days)),
        shiftId: fc.constantFrom('day', 'night'),
        departmentId: fc.constant(null),
        portions: fc.integer({ min: -50, max: 50 }),
        isAccepted: fc.boolean(),
      }),
      { maxLength: 10 },
    )
    fc.assert(
      fc.property(
        someTerms,
        someTerms,
        day,
        lists,
        corrections,
        fc.array(day),
        (one, other, change, lists, fixes, shut) => {
          const terms = [since('2026-01-01', one.unitPrice, one), since(change, other.unitPrice, other)]
          const { amounts, ...figures } = figuresOf(basis({ terms, lists, corrections: fixes, closedDays: shut }))
          const price = (date: string) => (date >= change ? other : one)
          const sums = new Map<number, number>()
          const add = (date: string, portions: number) => {
            const { vatRate, unitPrice } = price(date)
            sums.set(vatRate, (sums.get(vatRate) ?? 0) + portions * unitPrice)
          }
          let portions = 0
          for (let date = october.first; date <= october.last; date = addDays(date, 1)) {
            const ofDay = lists.filter((each) => each.date === date)
            const accepted = fixes.filter((each) => each.isAccepted && each.date === date)
            let eaten = 0
            for (const each of ofDay) eaten += each.meals + each.guests
            for (const each of accepted) eaten += each.portions
            portions += eaten
            const { minimum } = price(date)
            const isOwed = ofDay.length > 0 && !shut.includes(date) && minimum?.weekdays.includes(weekdayOf(date))
            add(date, isOwed ? Math.max(eaten, minimum!.portions) : eaten)
          }
          for (const each of fixes) if (each.isAccepted && each.date < october.first) add(each.date, each.portions)
          const net = [...sums.values()].reduce((sum, each) => sum + each, 0)
          expect([figures.portions, amounts.net]).toEqual([portions, net])
          const vat = [...sums].map(([rate, base]) => Math.sign(base) * Math.round((Math.abs(base) * rate) / 100))
          expect(amounts.total).toBe(net + vat.reduce((sum, each) => sum + each, 0))
        },
      ),
    )
  })
})
