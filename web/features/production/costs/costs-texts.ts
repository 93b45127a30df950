import type { MonthCosts } from '../../../api/generated.ts'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

/** What is known of some costs; at least so much if something is missing. */
export type Costs = Pick<MonthCosts, 'cost' | 'is_complete' | 'unpriced' | 'without_recipe'>

const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 })

/** 0.429 → %42,9 */
export const percentText = (share: number): string => percent.format(share)

const atLeast = (text: string, isComplete: boolean): string => (isComplete ? text : `en az ${text}`)

export const costText = ({ cost, is_complete }: Costs): string => atLeast(formatLira(cost), is_complete)

/** Null of nothing. */
export const costPerPortion = ({ cost }: Costs, portions: number): number | null =>
  portions === 0 ? null : cost / portions

export const perPortionText = (costs: Costs, portions: number): string => {
  const each = costPerPortion(costs, portions)
  return each === null ? '—' : atLeast(formatLira(each), costs.is_complete)
}

/** The part of what is billed that ingredients cost; null where something of it is not agreed. */
export const shareOf = (costs: Costs & { billed: number | null; unbilled_portions?: number }): number | null =>
  costs.billed === null || costs.billed === 0 || (costs.unbilled_portions ?? 0) > 0 ? null : costs.cost / costs.billed

export const shareText = (costs: Parameters<typeof shareOf>[0]): string => {
  const share = shareOf(costs)
  return share === null ? '—' : atLeast(percentText(share), costs.is_complete)
}

const shownNames = 3

const namesText = (names: readonly string[], ofMore: string, shown: number): string => {
  const more = names.length - shown
  return `${names.slice(0, shown).join(', ')}${more > 0 ? ` ve ${formatNumber(more)} ${ofMore}` : ''}`
}

/** Fiyatı bilinmiyor: Tuz, Karabiber · Reçetesi yok: Ayran */
export const missingText = ({ unpriced, without_recipe }: Costs, shown = shownNames): string =>
  [
    unpriced.length > 0 && `Fiyatı bilinmiyor: ${namesText(unpriced, 'malzeme', shown)}`,
    without_recipe.length > 0 && `Reçetesi yok: ${namesText(without_recipe, 'bileşen', shown)}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Names what is missing as long as that is short: Reçetesi yok: Ayran · 12 malzemenin fiyatı bilinmiyor */
export const shortMissingText = (costs: Costs): string => {
  const { unpriced, without_recipe } = costs
  if (unpriced.length + without_recipe.length <= shownNames) return missingText(costs)
  return [
    unpriced.length > 0 && `${formatNumber(unpriced.length)} malzemenin fiyatı bilinmiyor`,
    without_recipe.length > 0 && `${formatNumber(without_recipe.length)} bileşenin reçetesi yok`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Of meals without an agreed price; undefined if there are none. */
export const unbilledText = (portions: number): string | undefined =>
  portions === 0 ? undefined : `${formatNumber(portions)} öğünün fiyatı yok`

const monthFormat = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** 2026-11 → Kasım 2026 */
export const monthText = (month: string): string => monthFormat.format(new Date(`${month}-15T12:00:00Z`))

/** The month so many months later. */
export const monthBeside = (month: string, by: 1 | -1): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7)
}
