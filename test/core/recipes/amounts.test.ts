import { describe, expect, it } from 'vitest'
import {
  bookOn,
  circleThrough,
  costOf,
  portionAmountsIn,
  type RecipeLine,
  type RecipeVersion,
  sheetsOf,
  thousandthsOf,
} from '../../../src/core/recipes/index.ts'
import { ceilingOf, Fraction } from '../../../src/core/shared/index.ts'

const ingredient = (ingredientId: string, quantity: number, trim = 0): RecipeLine => ({
  ingredientId,
  partKey: null,
  quantity: Fraction.of(quantity),
  trim,
})
const part = (partKey: string, portions: number): RecipeLine => ({
  ingredientId: null,
  partKey,
  quantity: Fraction.of(portions),
  trim: 0,
})
const recipe = (key: string, portions: number, lines: RecipeLine[], startsOn = '2026-11-01'): RecipeVersion => ({
  ...{ key, startsOn, portions, lines },
})
const book = (...versions: RecipeVersion[]) => bookOn(versions, '2026-11-25')
const takes = (versions: RecipeVersion[], key: string, portions: number) =>
  Object.fromEntries(
    [...(portionAmountsIn(book(...versions))(key)?.amounts ?? [])].map(([id, amount]) => [
      id,
      ceilingOf(amount.times(Fraction.of(portions)), 3),
    ]),
  )

describe('A recipe', () => {
  it('takes the net quantity divided by what is left after trimming', () => {
    expect(takes([recipe('kebap', 100, [ingredient('et', 9000, 8)])], 'kebap', 100)).toEqual({ et: 9782.609 })
    expect(takes([recipe('kebap', 100, [ingredient('et', 9000, 99)])], 'kebap', 1)).toEqual({ et: 9000 })
  })

  it('takes what its parts take, through several of them, and each ingredient once', () => {
    const versions = [
      recipe('karnıyarık', 100, [part('harç', 50), ingredient('patlıcan', 200), ingredient('yağ', 500)]),
      recipe('harç', 10, [part('sos', 5), ingredient('kıyma', 700), ingredient('yağ', 10)]),
      recipe('sos', 1, [ingredient('domates', 30)]),
    ]
    expect(takes(versions, 'karnıyarık', 100)).toEqual({ patlıcan: 200, yağ: 550, kıyma: 3500, domates: 750 })
  })

  it('does not drift where thirds are added up', () => {
    const third = recipe('pilav', 3, [ingredient('pirinç', 1)])
    const amount = portionAmountsIn(book(third))('pilav')?.amounts.get('pirinç') ?? Fraction.zero
    const days = Array.from({ length: 300 }, () => amount.times(Fraction.of(10)))
    expect(
      ceilingOf(
        days.reduce((sum, day) => sum.plus(day), Fraction.zero),
        0,
      ),
    ).toBe(1000)
  })

  it('is the version in force on the date, and none from the day on that has no lines', () => {
    const versions = [
      recipe('pilav', 100, [ingredient('pirinç', 8000)]),
      recipe('pilav', 100, [ingredient('pirinç', 9000)], '2026-11-25'),
      recipe('pilav', 100, [], '2026-12-01'),
    ]
    const on = (date: string) => bookOn(versions, date).get('pilav')?.lines[0]?.quantity
    expect(ceilingOf(on('2026-11-24') ?? Fraction.zero, 0)).toBe(8000)
    expect(ceilingOf(on('2026-11-30') ?? Fraction.zero, 0)).toBe(9000)
    expect(on('2026-12-01')).toBeUndefined()
    expect(on('2026-10-31')).toBeUndefined()
  })

  it('costs at least what is known, and names what is not', () => {
    const versions = [recipe('pilav', 10, [ingredient('pirinç', 1000), ingredient('tuz', 50), part('sos', 10)])]
    const amounts = portionAmountsIn(book(...versions))('pilav')
    const cost = amounts && costOf(amounts, new Map([['pirinç', Fraction.of(187_250, 25_000)]]))
    expect(cost?.amount.rounded).toBe(749n)
    expect(cost?.unknownIngredients).toEqual(['tuz'])
    expect(cost?.unknownParts).toEqual(['sos'])
  })

  it('that would contain itself through two others is found, with the way', () => {
    const parts = new Map([
      ['a', ['b', 'x']],
      ['b', ['c']],
      ['c', ['a']],
    ])
    expect(circleThrough('a', parts)).toEqual(['a', 'b', 'c', 'a'])
    expect(circleThrough('x', parts)).toBeNull()
    expect(circleThrough('a', new Map([['a', ['a']]]))).toEqual(['a', 'a'])
  })

  it('is cooked for the portions of the day, and its parts for what all of them take together', () => {
    const versions = [
      recipe('musakka', 100, [part('sos', 100)]),
      recipe('köfte', 50, [part('sos', 25), ingredient('kıyma', 4000)]),
      recipe('sos', 10, [ingredient('domates', 500)]),
    ]
    const wanted = new Map([
      ['köfte', Fraction.of(40)],
      ['musakka', Fraction.of(60)],
    ])
    expect(
      sheetsOf(wanted, book(...versions)).map(({ key, portions, isPart }) => [key, ceilingOf(portions, 3), isPart]),
    ).toEqual([
      ['köfte', 40, false],
      ['musakka', 60, false],
      ['sos', 80, true],
    ])
  })
})

describe('A quantity', () => {
  it.each([
    [9, 'kg', 9_000_000],
    [12.5, 'kg', 12_500_000],
    [0.001, 'g', 1],
    [1.5, 'L', 1_500_000],
    [12, 'adet', 12_000],
  ] as const)('of %s %s is kept in thousandths of the base unit', (typed, unit, thousandths) => {
    expect(thousandthsOf(typed, unit)).toBe(thousandths)
  })

  it.each([0, -3, 0.0001, 1e21, NaN])('of %s is none', (typed) => {
    expect(thousandthsOf(typed, 'kg')).toBeUndefined()
  })
})
