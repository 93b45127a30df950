import { weekdayOf } from '../../../../src/core/shared/rules.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { weekdays } from '../../../../src/texts/kernel/weekdays.ts'

/** 03.12 */
export const shortDate = (date: string): string => formatDate(date).slice(0, 5)

const weekday = (date: string) => weekdays[weekdayOf(date) - 1]

/** 03.12 Per */
export const dayLabel = (date: string): string => `${shortDate(date)} ${weekday(date)?.short ?? ''}`

/** 03.12 Perşembe */
export const dayName = (date: string): string => `${shortDate(date)} ${weekday(date)?.long ?? ''}`

/** 24.11.2026–07.12.2026 */
export const rangeLabel = ({ start, end }: { start: string; end: string }): string =>
  `${formatDate(start)}–${formatDate(end)}`
