import { localDateAt } from '../../../src/core/shared/rules.ts'
import { atTime } from '../../../src/texts/cut-off.ts'
import type { KitchenList } from '../../api/generated.ts'
import { formatDate } from '../dates.ts'
import { partsOf } from '../food/kind-of-dish.ts'
import { formatNumber } from '../numbers.ts'

const minute = 60_000

const leftOf = (milliseconds: number): string => {
  const minutes = Math.max(1, Math.ceil(milliseconds / minute))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} sa`, rest > 0 && `${rest} dk`].filter(Boolean).join(' ')
}

const clockOf = (instant: string, timezone: string): { date: string; time: string } => ({
  date: localDateAt(new Date(instant), timezone),
  time: new Date(instant).toLocaleTimeString('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }),
})

/** Kesinleşti · 22 Kasım 16.00 */
export const frozenSince = ({ closes_at, timezone }: KitchenList): string => {
  const { date, time } = clockOf(closes_at, timezone)
  return `Kesinleşti · ${formatDate(date, 'dayOfMonth')} ${time.replace(':', '.')}`
}

/** 16.00’da kesinleşir · 3 sa 12 dk; with the date where that is more than a day away. `at` is the instant of the figures. */
export const freezesAt = ({ closes_at, timezone }: KitchenList, at: string): string => {
  const { date, time } = clockOf(closes_at, timezone)
  const left = new Date(closes_at).getTime() - new Date(at).getTime()
  const [first = '', ...rest] = atTime(time)
  const clock = `${first.toLocaleUpperCase('tr')}${rest.join('')}`
  return left > 24 * 60 * minute
    ? `${formatDate(date, 'dayOfMonth')} ${atTime(time)} kesinleşir`
    : `${clock} kesinleşir · ${leftOf(left)}`
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
