import { type Kurus, type VatRate, vatRates } from '../shared/rules.ts'

export interface Taxed {
  /** Null if the supplier has not entered it. */
  vatRate: VatRate | null
  /** Without VAT. */
  totalPrice: Kurus
}

export interface VatShare {
  rate: VatRate
  base: Kurus
  amount: Kurus
}

/**
 * The VAT of an order by rate: on the sum of that rate's lines, with half a kuruş rounded up (rule P5). Undefined while
 * the rate of a line is unknown, because a total without it would be wrong.
 */
export const vatOf = (lines: readonly Taxed[]): VatShare[] | undefined => {
  if (lines.some(({ vatRate }) => vatRate === null)) return undefined
  return vatRates.flatMap((rate) => {
    const ofRate = lines.filter(({ vatRate }) => vatRate === rate)
    const base = ofRate.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
    return ofRate.length === 0 ? [] : [{ rate, base, amount: Math.floor((base * rate + 50) / 100) }]
  })
}

export const sumOfVat = (shares: readonly VatShare[]): Kurus => shares.reduce((sum, { amount }) => sum + amount, 0)
