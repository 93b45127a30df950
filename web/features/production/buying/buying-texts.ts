import type { BaseUnit } from '../../../../src/core/recipes/rules.ts'
import type { PurchaseNeeds } from '../../../api/generated.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

const larger: Partial<Record<BaseUnit, string>> = { g: 'kg', ml: 'L' }

const decimalFormats = [0, 1, 2].map((decimals) => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: decimals }))
const withDecimals = (number: number, decimals: 0 | 1 | 2): string => decimalFormats[decimals]?.format(number) ?? ''

/** As read in a table, rounded to what matters at its size: 411.8 kg, 12.25 kg, 640 g, 1,230 adet. */
export const amountText = (base: number, unit: BaseUnit): string => {
  const large = larger[unit]
  if (large !== undefined && base >= 999.5) return `${withDecimals(base / 1000, base >= 100_000 ? 1 : 2)}\u00a0${large}`
  return `${withDecimals(base, base < 100 ? 1 : 0)}\u00a0${unit}`
}

/** 25 Kasım – 2 Aralık */
export const rangeText = ({ start_date: start, end_date: end }: PurchaseNeeds): string =>
  start === end
    ? formatDate(start, 'dayOfMonth')
    : `${formatDate(start, 'dayOfMonth')} – ${formatDate(end, 'dayOfMonth')}`

type Basis = Pick<PurchaseNeeds, 'portions' | 'guests' | 'estimate' | 'reserve_percent'>

/** Chosen and estimated meals and those of guests with the reserve, rounded up as a kitchen does. */
export const mealsOf = ({ portions, estimate, reserve_percent: reserve }: PurchaseNeeds): number =>
  Math.ceil(((portions + estimate) * (100 + reserve)) / 100)

/** 11.311 seçilen + 64 misafir + 6.480 tahmini + %3 pay */
export const basisText = ({ portions, guests, estimate, reserve_percent: reserve }: Basis): string =>
  [
    `${formatNumber(portions - guests)} seçilen`,
    ...(guests > 0 ? [`${formatNumber(guests)} misafir`] : []),
    ...(estimate > 0 ? [`${formatNumber(estimate)} tahmini`] : []),
    ...(reserve > 0 ? [`%${reserve} pay`] : []),
  ].join(' + ')

/** The list is mostly a guess from here on. */
const mostlyEstimated = 80

export const estimateMark = ({ estimate_share: share, is_estimate }: PurchaseNeeds): 'mostly' | 'partly' | undefined =>
  share >= mostlyEstimated ? 'mostly' : is_estimate ? 'partly' : undefined
