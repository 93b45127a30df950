import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { liraOf } from '../../../src/core/shared/rules.ts'
import { lineTotal, maxPrice, maxQuantity, priceOf, quantityOf } from '../../../src/core/store/rules.ts'

const line = fc.record({
  price: fc.integer({ min: 0, max: maxPrice }),
  quantity: fc.integer({ min: 1, max: maxQuantity }),
})
const orders = fc.array(line, { minLength: 1, maxLength: 20 })
const runs = { numRuns: 10_000 }

/** Integer division with rounding, without any fractions. */
const exactly = ({ price, quantity }: { price: number; quantity: number }): bigint => {
  const product = BigInt(price) * BigInt(quantity)
  return product / 100n + (product % 100n >= 50n ? 1n : 0n)
}

describe('the money of an order', () => {
  it('is exact in every line, and lines add up to the total without drift', () => {
    fc.assert(
      fc.property(orders, (lines) => {
        const totals = lines.map(({ price, quantity }) => lineTotal(price, quantity))
        const sum = totals.reduce((one, other) => one + other, 0)
        return (
          lines.every((one, at) => BigInt(totals[at] ?? -1) === exactly(one)) &&
          BigInt(sum) === totals.map(BigInt).reduce((one, other) => one + other, 0n)
        )
      }),
      runs,
    )
  })

  it('survives JSON unchanged', () => {
    fc.assert(
      fc.property(line, ({ price, quantity }) => {
        const sent = JSON.parse(
          JSON.stringify({ price: liraOf(price), quantity: liraOf(quantity) }),
        ) as typeof line extends fc.Arbitrary<infer Line> ? Line : never
        return priceOf(sent.price) === price && quantityOf(sent.quantity) === quantity
      }),
      runs,
    )
  })

  it('rounds half a kuruş up', () => {
    expect([lineTotal(33, 150), lineTotal(1, 49), lineTotal(1, 50)]).toEqual([50, 0, 1])
  })
})
