import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canBeOrdered, lineTotal, oneStepLess, oneStepMore, reorderQuantity } from '../../../src/core/store/rules.ts'

const hundredths = fc.integer({ min: 1, max: 100_000_000 })
const stocked = fc.record({ stock: fc.integer({ min: 0, max: 100_000_000 }), minimum: hundredths })

describe('a cart line', () => {
  it('grows in steps of the smallest order, never beyond the stock', () => {
    expect(oneStepMore(2500, { stock: 7500, minimum: 2500 })).toBe(5000)
    expect(oneStepMore(5000, { stock: 7400, minimum: 2500 })).toBeUndefined()
    fc.assert(
      fc.property(hundredths, stocked, (quantity, product) => {
        const next = oneStepMore(quantity, product)
        expect(next === undefined || (next === quantity + product.minimum && next <= product.stock)).toBe(true)
      }),
    )
  })

  it('shrinks in steps of the smallest order, and is removed at zero', () => {
    expect(oneStepLess(5000, { stock: 0, minimum: 2500 })).toBe(2500)
    expect(oneStepLess(2500, { stock: 0, minimum: 2500 })).toBe(0)
    expect(oneStepLess(1000, { stock: 0, minimum: 2500 })).toBe(0)
  })

  it('cannot hold a product whose stock is below the smallest order', () => {
    expect(canBeOrdered({ stock: 2499, minimum: 2500 })).toBe(false)
    expect(canBeOrdered({ stock: 2500, minimum: 2500 })).toBe(true)
  })

  it('copied from an old order takes what can still be ordered', () => {
    expect(reorderQuantity(5000, { stock: 9000, minimum: 2500 })).toBe(5000)
    expect(reorderQuantity(5000, { stock: 4000, minimum: 2500 })).toBe(2500)
    expect(reorderQuantity(1000, { stock: 9000, minimum: 2500 })).toBe(2500)
    expect(reorderQuantity(5000, { stock: 2000, minimum: 2500 })).toBe(0)
    fc.assert(
      fc.property(hundredths, stocked, (quantity, product) => {
        const filled = reorderQuantity(quantity, product)
        expect(filled === 0 ? !canBeOrdered(product) : filled >= product.minimum && filled <= product.stock).toBe(true)
      }),
    )
  })

  it("has an exact total, so the cart's sum is right to the kuruş", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 100_000_000 }), hundredths), { maxLength: 100 }),
        (lines) => {
          const exact = lines.reduce(
            (sum, [price, quantity]) => sum + (BigInt(price) * BigInt(quantity) + 50n) / 100n,
            0n,
          )
          const total = lines.reduce((sum, [price, quantity]) => sum + lineTotal(price, quantity), 0)
          fc.pre(exact < BigInt(Number.MAX_SAFE_INTEGER))
          expect(BigInt(total)).toBe(exact)
        },
      ),
    )
  })
})
