import { describe, expect, it } from 'vitest'
import { afterCooking, missingOf, onShelf, type ProductOffer, purchasesOf } from '../../../src/core/buying/index.ts'
import { ceilingOf, Fraction } from '../../../src/core/shared/index.ts'

const kg = (amount: number) => Fraction.of(Math.round(amount * 1000))
const offer = (content: number, more: Partial<ProductOffer> = {}): ProductOffer => ({
  productId: `${content}`,
  content: kg(content),
  minimum: 100,
  stock: 100_000_00,
  ...more,
})
const bought = (missing: Fraction, ...offers: ProductOffer[]) => {
  const { purchases, short } = purchasesOf(missing, offers)
  return {
    lines: purchases.map(({ units, unitsNeeded, surplus }) => [units, unitsNeeded, ceilingOf(surplus, 3)]),
    short: ceilingOf(short, 3),
  }
}

describe('what is missing', () => {
  it('is the need without the shelf and what is under way, each taken off once', () => {
    expect(missingOf(kg(100), { shelf: kg(30), ordered: kg(20) })).toEqual(kg(50))
    expect(missingOf(kg(10), { shelf: kg(30), ordered: kg(20) }).isZero).toBe(true)
    expect(missingOf(kg(100), { shelf: null, ordered: Fraction.zero })).toEqual(kg(100))
  })

  it('leaves what the days before do not use: of the shelf first, then of what is delivered by then', () => {
    const supply = { shelf: kg(30), ordered: kg(20) }
    expect(afterCooking(kg(10), supply)).toEqual({ shelf: kg(20), ordered: kg(20) })
    expect(afterCooking(kg(45), supply)).toEqual({ shelf: kg(0), ordered: kg(5) })
    expect(afterCooking(kg(60), supply)).toEqual({ shelf: kg(0), ordered: kg(0) })
    expect(afterCooking(kg(5), { shelf: null, ordered: kg(20) })).toEqual({ shelf: null, ordered: kg(15) })
  })

  it('counts what came after a count and what was cooked since, and never less than nothing', () => {
    expect(onShelf(kg(10), kg(25), kg(5))).toEqual(kg(30))
    expect(onShelf(kg(10), Fraction.zero, kg(50)).isZero).toBe(true)
  })
})

describe('what is bought', () => {
  it('is whole sales units, however little is missing beyond one', () => {
    expect(bought(kg(50), offer(25))).toEqual({ lines: [[2, 2, 0]], short: 0 })
    expect(bought(kg(50.001), offer(25))).toEqual({ lines: [[3, 3, 24_999]], short: 0 })
    expect(bought(Fraction.of(1, 3), offer(25))).toEqual({ lines: [[1, 1, 24_999.667]], short: 0 })
  })

  it('is pieces in boxes, too', () => {
    const box: ProductOffer = { ...offer(1), content: Fraction.of(30) }
    expect(bought(Fraction.of(185), box)).toEqual({ lines: [[7, 7, 25]], short: 0 })
  })

  it('is raised to the smallest order, which is told apart', () => {
    expect(bought(kg(200), offer(1, { minimum: 30_000_00 }))).toEqual({
      lines: [[30_000, 200, 29_800_000]],
      short: 0,
    })
    expect(bought(kg(3), offer(1, { minimum: 2_50 }))).toEqual({ lines: [[3, 3, 0]], short: 0 })
    expect(bought(kg(1), offer(1, { minimum: 2_50 }))).toEqual({ lines: [[3, 1, 2000]], short: 0 })
  })

  it('is taken from the next supplier where one has too little, and never counted twice', () => {
    const little = offer(10, { stock: 3_00 })
    expect(bought(kg(55), little, offer(25))).toEqual({
      lines: [
        [3, 3, 0],
        [1, 1, 0],
      ],
      short: 0,
    })
    expect(bought(kg(55), little)).toEqual({ lines: [[3, 3, 0]], short: 25_000 })
  })

  it('is nothing of an offer that has not even its smallest order', () => {
    expect(bought(kg(55), offer(10, { minimum: 5_00, stock: 4_00 }))).toEqual({ lines: [], short: 55_000 })
  })

  it('is never below the need, and never more than a unit above it, for any numbers', () => {
    for (let seed = 1; seed < 2000; seed++) {
      const missing = Fraction.of((seed * 7919) % 100_003, 1 + (seed % 97))
      const content = Fraction.of(1 + ((seed * 31) % 977), 1 + (seed % 7))
      const { purchases, short } = purchasesOf(missing, [{ ...offer(1), content }])
      const [purchase] = purchases
      expect(short.isZero).toBe(true)
      expect(purchase?.surplus.less(content).isZero).toBe(true)
      const bought = content.times(Fraction.of(purchase?.units ?? 0))
      expect(bought.less(missing)).toEqual(purchase?.surplus)
      expect(missing.less(bought).isZero).toBe(true)
    }
  })
})
