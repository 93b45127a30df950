import { addDays, type LocalDate, localDateAt, weekdayOf } from '../../../src/core/shared/rules.ts'
import { closesAt, type CutOff, maxCutOffDays } from '../../../src/core/shifts/rules.ts'
import { untilTime } from '../../../src/texts/shifts/cut-off.ts'
import { formatDate } from '../../ui/words/dates.ts'

/**
 * For the first of these weekdays whose cut-off is still ahead: Örneğin 25 Kasım Çarşamba yemeği, 24 Kasım Salı
 * 16.00’ya kadar seçilir.
 */
export const cutOffExample = ({ days, time }: CutOff, weekdays: readonly number[], today: LocalDate): string => {
  const ahead = Array.from({ length: 7 }, (_, more) => addDays(today, days + 1 + more))
  const meal = ahead.find((date) => weekdays.includes(weekdayOf(date)))
  if (meal === undefined) return ''
  const closing = days === 0 ? 'aynı gün' : formatDate(addDays(meal, -days), 'dayAndMonth')
  return `Örneğin ${formatDate(meal, 'dayAndMonth')} yemeği, ${closing} ${untilTime(time)} seçilir.`
}

/** A change of cut-off, in the time zone of its shift. */
export interface CutOffChange {
  from: CutOff
  to: CutOff
  timezone: string
}

/** Warns which days that are open now an earlier cut-off would close at once; empty if there are none. */
export const closingNow = ({ from, to, timezone }: CutOffChange, weekdays: readonly number[], now: Date): string => {
  const today = localDateAt(now, timezone)
  const closing = Array.from({ length: maxCutOffDays + 1 }, (_, more) => addDays(today, more)).filter(
    (date) =>
      weekdays.includes(weekdayOf(date)) && closesAt(date, to, timezone) <= now && now < closesAt(date, from, timezone),
  )
  const [first, last] = [closing[0], closing.at(-1)]
  if (first === undefined || last === undefined) return ''
  const days =
    first === last
      ? formatDate(first, 'dayAndMonth')
      : `${formatDate(first, 'dayOfMonth')} – ${formatDate(last, 'dayOfMonth')}`
  return `${days} için bu saat geçti: seçim, kaydettiğiniz anda kapanır ve yeniden açılamaz.`
}
