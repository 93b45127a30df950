import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CookedComponent, costsOfDay, type PartlyKnown } from '../../../src/core/costs/index.ts'
import type { PortionAmounts } from '../../../src/core/recipes/rules.ts'
import { Fraction } from '../../../src/core/shared/index.ts'

const firms = ['a', 'b', 'c']
const takes = (amounts: Record<string, Fraction>): PortionAmounts => ({
  amounts: new Map(Object.entries(amounts)),
  missing: new Set(),
})
const day = (components: CookedComponent[], costs: Record<string, Fraction> = {}, meals = 1) =>
  costsOfDay({
    meals: new Map(firms.map((firm) => [firm, meals])),
    components,
    costs: new Map(Object.entries(costs)),
    nameOfIngredient: (id) => id,
    nameOfRecipe: (key) => key,
  })
const sumOf = (costs: readonly PartlyKnown[]) => costs.reduce((sum, { cost }) => sum.plus(cost), Fraction.zero)

const someShares = fc.array(
  fc.record({ firm: fc.constantFrom(...firms), counted: fc.nat(500), percent: fc.integer({ min: 50, max: 200 }) }),
  { minLength: 1, maxLength: 8 },
)
const someComponent = fc
  .record({ shares: someShares, portions: fc.integer({ min: 1, max: 9999 }), thirds: fc.integer({ min: 1, max: 100 }) })
  .map(({ shares, portions, thirds }, at = 0): CookedComponent => ({
    ...{ key: `k${at}`, name: 'Pilav', shares },
    portions: Fraction.of(portions, 7),
    amounts: takes({ pirinç: Fraction.of(thirds, 3) }),
  }))

describe('The costs of a day', () => {
  it('by firm add up to those by component, to the last fraction', () => {
    fc.assert(
      fc.property(
        fc.array(someComponent, { maxLength: 10 }),
        fc.integer({ min: 1, max: 99_999 }),
        (components, kurus) => {
          const kept = day(components, { pirinç: Fraction.of(kurus, 25_000) })
          expect(sumOf(kept.firms)).toEqual(sumOf(kept.components))
        },
      ),
    )
  })

  it('of what the cook makes for nobody are borne by all firms that could have had it', () => {
    const shares = ['a', 'b'].map((firm) => ({ firm, counted: 0, percent: 100 }))
    const amounts = takes({ un: Fraction.of(10) })
    const kept = day([{ key: 'borek', name: 'Börek', portions: Fraction.of(4), amounts, shares }], {
      un: Fraction.of(3),
    })
    expect(kept.firms.map(({ firm, cost }) => [firm, Number(cost.rounded)])).toEqual([
      ['a', 60],
      ['b', 60],
      ['c', 0],
    ])
  })

  it('are not kept for a firm that nothing was cooked for', () => {
    const shares = [{ firm: 'a', counted: 0, percent: 100 }]
    const amounts = takes({ un: Fraction.of(10) })
    const kept = day(
      [{ key: 'borek', name: 'Börek', portions: Fraction.of(4), amounts, shares }],
      { un: Fraction.of(3) },
      0,
    )
    expect(kept.firms.map(({ firm, cost }) => [firm, Number(cost.rounded)])).toEqual([['a', 120]])
  })

  it('name what is not known once, and only to the firms that got it', () => {
    const shares = [
      { firm: 'a', counted: 2, percent: 100 },
      { firm: 'b', counted: 0, percent: 100 },
    ]
    const unknown = { amounts: takes({ tuz: Fraction.one }).amounts, missing: new Set(['sos']) }
    const kept = day([
      { key: 'kebap', name: 'Kebap', portions: Fraction.of(2), amounts: unknown, shares },
      { key: 'pilav', name: 'Pilav', portions: Fraction.of(2), amounts: unknown, shares },
      { key: 'ayran', name: 'Ayran', portions: Fraction.of(2), amounts: null, shares },
      { key: 'cacik', name: 'Cacık', portions: Fraction.zero, amounts: null, shares },
    ])
    expect(kept.components.map(({ key }) => key)).toEqual(['kebap', 'pilav', 'ayran'])
    expect(kept.firms.map(({ firm, unpriced, withoutRecipe }) => [firm, unpriced, withoutRecipe])).toEqual([
      ['a', ['tuz'], ['sos', 'Ayran']],
      ['b', [], []],
      ['c', [], []],
    ])
  })
})
