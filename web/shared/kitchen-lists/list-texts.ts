import { localDateAt } from '../../../src/core/shared/rules.ts'
import { atTime } from '../../../src/texts/cut-off.ts'
import type { KitchenList } from '../../api/generated.ts'
import { formatDate } from '../dates.ts'
import { capitalized, lengthOf, shownAt } from '../deadline.ts'
import { partsOf } from '../food/kind-of-dish.ts'
import { formatNumber } from '../numbers.ts'

const day = 24 * 60 * 60_000

/** Kesinleşti · 22 Kasım 16.00 */
export const frozenSince = ({ closes_at, timezone }: KitchenList): string => {
  const instant = new Date(closes_at)
  const time = instant.toLocaleTimeString('tr-TR', { timeZone: timezone, hour: '2-digit', minute: '2-digit' })
  return `Kesinleşti · ${formatDate(localDateAt(instant, timezone), 'dayOfMonth')} ${time.replace(':', '.')}`
}

/** 16.00’da kesinleşir · 3 sa 12 dk; with the date where that is more than a day away. `at` is the instant of the figures. */
export const freezesAt = ({ closes_at, timezone }: KitchenList, at: string): string => {
  const { date, time } = shownAt(new Date(closes_at), timezone)
  const left = Math.max(0, new Date(closes_at).getTime() - new Date(at).getTime())
  return left > day
    ? `${formatDate(date, 'dayOfMonth')} ${atTime(time)} kesinleşir`
    : `${capitalized(atTime(time))} kesinleşir · ${lengthOf(left)}`
}

const signed = (count: number): string => `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count))}`

export const laterMark = (later: number): string => `${signed(later)} sonra`

/** What changed after the list was frozen: −2 Kuru fasulye, −1 Salata. */
export const laterText = ({ later, options }: KitchenList): string => {
  const changed = options.filter((option) => option.later !== 0)
  if (changed.length === 0) return `${signed(later)} porsiyon`
  return changed.map((option) => `${signed(option.later)} ${partsOf(option.meal).main}`).join(', ')
}

/** Köfte 121 · Mantı 64 */
export const dishesText = ({ options }: KitchenList): string =>
  options.map(({ meal, count }) => `${partsOf(meal).main} ${formatNumber(count)}`).join(' · ')
