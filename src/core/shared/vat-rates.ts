/** KDV in percent. */
export const vatRates = [1, 10, 20] as const
export type VatRate = (typeof vatRates)[number]
export const isVatRate = (percent: number): percent is VatRate => vatRates.some((rate) => rate === percent)
