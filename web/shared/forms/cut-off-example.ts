import { addDays, type LocalDate, weekdayOf } from '../../../src/core/shared/rules.ts'
import type { CutOff } from '../../../src/core/shifts/rules.ts'
import { untilTime } from '../../../src/texts/cut-off.ts'
import { formatDate } from '../dates.ts'

/** For the first of these weekdays whose cut-off is still ahead: Örneğin 25 Kasım Çarşamba yemeği, 24 Kasım Salı 16.00’ya kadar seçilir. */
export const cutOffExample = ({ days, time }: CutOff, weekdays: readonly number[], today: LocalDate): string => {
  const ahead = Array.from({ length: 7 }, (_, more) => addDays(today, days + 1 + more))
  const meal = ahead.find((date) => weekdays.includes(weekdayOf(date)))
  if (meal === undefined) return ''
  const closing = days === 0 ? 'aynı gün' : formatDate(addDays(meal, -days), 'dayAndMonth')
  return `Örneğin ${formatDate(meal, 'dayAndMonth')} yemeği, ${closing} ${untilTime(time)} seçilir.`
}
