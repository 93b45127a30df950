import { addDays } from '../../../src/core/shared/rules.ts'
import { formatDate } from '../../ui/words/dates.ts'

export interface Day {
  date: string
  from_time: string | null
  name: string
  /** Of a closed day. */
  cancelled_choices?: number
}

/** Days in a row with the same name and hour; they are shown, and proposed, as one. */
export interface Span extends Pick<Day, 'from_time' | 'name'> {
  dates: string[]
  cancelledChoices: number
}

export const spansOf = (days: readonly Day[]): Span[] => {
  const spans: Span[] = []
  for (const { date, from_time, name, cancelled_choices = 0 } of days) {
    const last = spans.at(-1)
    const follows = last?.name === name && last.from_time === from_time && addDays(last.dates.at(-1)!, 1) === date
    if (follows) {
      last.dates.push(date)
      last.cancelledChoices += cancelled_choices
    } else spans.push({ dates: [date], from_time, name, cancelledChoices: cancelled_choices })
  }
  return spans
}

export const daysOf = ({ dates, from_time, name }: Span): Day[] => dates.map((date) => ({ date, from_time, name }))

/** 13,5 */
export const sumOfDays = (days: readonly Pick<Day, 'from_time'>[]): string =>
  days.reduce((sum, { from_time }) => sum + (from_time === null ? 1 : 0.5), 0).toLocaleString('tr-TR')

/** 9–11 Mart · 30 Mart – 2 Nisan · 4 Nisan */
export const spanText = (dates: readonly string[]): string => {
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const end = formatDate(last, 'dayOfMonth')
  if (first === last) return end
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))}–${end}`
    : `${formatDate(first, 'dayOfMonth')} – ${end}`
}

/** Pzt · Cts–Sal */
export const weekdaysOf = (dates: readonly string[]): string =>
  [...new Set([dates[0], dates.at(-1)])].map((date) => formatDate(date ?? '', 'weekday')).join('–')

/** Of a day that got no name of its own. */
export const unnamed = 'Kapalı'
