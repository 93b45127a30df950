import { costPerPortion, knownBilled, shareOfBilled } from '../../../../src/core/costs/rules.ts'
import { missingText, type MonthFigure } from '../../../../src/texts/costs/costs.ts'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import type { MonthCosts } from '../../../api/generated.ts'
import { formatNumber, formatShare } from '../../../ui/words/numbers.ts'

/** What is known of some costs; at least so much if something is missing. */
export type Costs = Pick<MonthCosts, 'cost' | 'is_complete' | 'unpriced' | 'without_recipe'>

/** 0.429 → %42,9 */

const atLeast = (text: string, isComplete: boolean): string => (isComplete ? text : `en az ${text}`)

export const costText = ({ cost, is_complete }: Costs): string => atLeast(formatLira(cost), is_complete)

export const perPortionText = (costs: Costs, portions: number): string => {
  const each = costPerPortion(costs.cost, portions)
  return each === null ? '—' : atLeast(formatLira(each), costs.is_complete)
}

/** Of a firm's month, or of one of its days, where all meals have a price or none. */
export const shareOf = (costs: Costs & { billed: number | null; unbilled_portions?: number }): number | null =>
  shareOfBilled(costs.cost, costs.billed, costs.unbilled_portions ?? 0)

export const shareText = (costs: Parameters<typeof shareOf>[0]): string => {
  const share = shareOf(costs)
  return share === null ? '—' : atLeast(formatShare(share), costs.is_complete)
}

export const billedText = (billed: number, unbilledPortions: number): string => {
  const known = knownBilled(billed, unbilledPortions)
  return known === null ? '—' : formatLira(known)
}

/** What a figure of the month comes to: 1.234,50 ₺, %42,9, or — if it is not known. */
export const figureText = ({ value, unit }: MonthFigure): string =>
  value === null ? '—' : unit === 'share' ? formatShare(value) : formatLira(value)

/** So many names are read at a glance. */
export const shownNames = 3

/** Names what is missing as long as that is short: Reçetesi yok: Ayran · 12 malzemenin fiyatı bilinmiyor */
export const shortMissingText = (costs: Costs): string => {
  const { unpriced, without_recipe } = costs
  if (unpriced.length + without_recipe.length <= shownNames) return missingText(costs, shownNames)
  return [
    unpriced.length > 0 && `${formatNumber(unpriced.length)} malzemenin fiyatı bilinmiyor`,
    without_recipe.length > 0 && `${formatNumber(without_recipe.length)} bileşenin reçetesi yok`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The month so many months later. */
export const monthBeside = (month: string, by: 1 | -1): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 15)).toISOString().slice(0, 7)
}
