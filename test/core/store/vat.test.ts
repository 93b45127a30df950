import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatRates } from '../../../src/core/shared/rules.ts'
import { heldIn, sumOfVat, type Taxed, vatOf } from '../../../src/core/store/rules.ts'

const line = fc.record({
  vatRate: fc.constantFrom(...vatRates),
  totalPrice: fc.integer({ min: 0, max: 100_000_000_000 }),
})

describe('the VAT of an order', () => {
  it('is counted on the sum of each rate, with half a kuruş rounded up', () => {
    expect(
      vatOf([
        { vatRate: 1, totalPrice: 49 },
        { vatRate: 1, totalPrice: 1 },
        { vatRate: 20, totalPrice: 1_002 },
        { vatRate: 10, totalPrice: 4 },
      ]),
    ).toEqual([
      { rate: 1, base: 50, amount: 1 },
      { rate: 10, base: 4, amount: 0 },
      { rate: 20, base: 1_002, amount: 200 },
    ])
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), (lines: Taxed[]) => {
        const exact = vatRates.map((rate) => {
          const base = lines.filter(({ vatRate }) => vatRate === rate).reduce((sum, one) => sum + one.totalPrice, 0)
          return (BigInt(base) * BigInt(rate) + 50n) / 100n
        })
        expect(BigInt(sumOfVat(vatOf(lines) ?? []))).toBe(exact.reduce((sum, one) => sum + one, 0n))
      }),
    )
  })

  it('is unknown while the rate of a line is', () => {
    expect(
      vatOf([
        { vatRate: 10, totalPrice: 100 },
        { vatRate: null, totalPrice: 1 },
      ]),
    ).toBeUndefined()
    expect(vatOf([])).toEqual([])
  })
})

it('packages hold their number times their content', () => {
  expect([heldIn(400, 2_500), heldIn(50, 2_500), heldIn(33, 450), heldIn(100_000_000, 100_000_000)]).toEqual([
    10_000, 1_250, 149, 100_000_000_000_000,
  ])
})
