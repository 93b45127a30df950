import { homeTimezone, localDateAt } from '../../../src/core/shared/rules.ts'
import { keptTogether } from '../../../src/texts/kernel/dates.ts'
import { liveText } from '../../../src/texts/menus/kitchen-lists.ts'
import { atTime, clockAt, closingAt } from '../../../src/texts/shifts/cut-off.ts'
import type { PlannedComponent } from '../../api/generated.ts'
import type { KitchenPlan, PlannedDelivery } from '../../api/generated-cooking.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

export const signed = (count: number): string => `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count))}`

/** What changed after the list was frozen; never part of a figure. */
export const laterMark = (later: number): string => `${signed(later)} sonra`

const timeOf = (instant: string): string => atTime(clockAt(new Date(instant), homeTimezone).time)

/** 12.48’de güncellendi */
export const updatedText = (at: string): string => `${timeOf(at)} güncellendi`

/** 12.40’taki sayılar */
export const figuresOfText = (at: string): string => `${timeOf(at)}ki sayılar`

/** 16.00’da kesinleşir; with the date if that is not today. */
export const closesText = ({ closes_at, timezone }: PlannedDelivery, at: string): string => {
  const { date, time } = closingAt(new Date(closes_at), timezone)
  return date === localDateAt(new Date(at), timezone) ? `${atTime(time)} kesinleşir` : liveText(closes_at, timezone)
}

/** 9 firma 16.00’da, 7 firma 23.59’da kesinleşir */
export const closingsText = ({ deliveries, at }: KitchenPlan): string => {
  const open = deliveries.filter(({ is_frozen }) => !is_frozen).sort((a, b) => (a.closes_at < b.closes_at ? -1 : 1))
  const firms = new Map<string, Set<string>>()
  for (const delivery of open) {
    const when = closesText(delivery, at).replace(/ kesinleşir$/, '')
    firms.set(when, (firms.get(when) ?? new Set()).add(delivery.corporate_id))
  }
  return `${[...firms].map(([when, ids]) => `${formatNumber(ids.size)} firma ${when}`).join(', ')} kesinleşir`
}

/** 1.233 kesinleşen + 349 kesinleşmemiş + 36 tahmini + 49 pay */
export const sumText = ({ frozen, open, estimate, guests, reserve }: PlannedComponent): string =>
  (
    [
      [frozen, 'kesinleşen'],
      [open, 'kesinleşmemiş'],
      [estimate, 'tahmini'],
      [guests, 'misafir'],
      [reserve, 'pay'],
    ] as const
  )
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${formatNumber(count)} ${name}`)
    .join(' + ')

/** Çar 25; Sal 1 Ara on the first of a month. */
export const shortDay = (date: string): string => {
  const day = Number(date.slice(8))
  return keptTogether(`${formatDate(date, 'weekday')} ${day}${day === 1 ? ` ${formatDate(date, 'month')}` : ''}`)
}

/** 25.11.2026 Çarşamba */
export const dateOnPaper = (date: string): string =>
  `${formatDate(date)} ${formatDate(date, 'dayAndMonth').split(/\s/).at(-1)}`

export const noConnection = 'İnternet bağlantınız yok.'

/** Without its legal form: Poyraz Otomotiv Sanayi */
export const shortFirm = (name: string): string => name.replace(/\s+(A\.\s?Ş\.|Ltd\.\s?Şti\.)$/, '')

/** Without what everybody who delivers knows: OSB 4. Cadde No: 12, Nilüfer */
const shortAddress = ({ address: { street, district, city } }: PlannedDelivery): string =>
  [street, district || city].filter(Boolean).join(', ')

/** With its place on the route: OSB 3 · 4. Cadde No: 12, Nilüfer */
export const whereText = (delivery: PlannedDelivery): string =>
  [delivery.route === null ? '' : [delivery.route, delivery.place].filter(Boolean).join(' '), shortAddress(delivery)]
    .filter(Boolean)
    .join(' · ')
