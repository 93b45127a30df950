import { formatInstantDay } from '../../ui/words/dates.ts'
import { atFirstUse } from '../../../src/core/shared/rules.ts'

const clock = atFirstUse(() => new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit' }))
const dayMs = 86_400_000

const midnightOf = (date: Date): number => new Date(date).setHours(0, 0, 0, 0)

const timeOf = (date: Date): string => clock().format(date).replace(':', '.')

/** The time for today, then 'Dün' and 'N gün önce', and the date from a week on. */
export const formatMailDate = (instant: string, now = new Date()): string => {
  const date = new Date(instant)
  // Rounded, since days on which the clocks change have 23 or 25 hours.
  const days = Math.round((midnightOf(now) - midnightOf(date)) / dayMs)
  if (days <= 0) return timeOf(date)
  if (days === 1) return 'Dün'
  return days < 7 ? `${days} gün önce` : formatInstantDay(instant)
}

/** 24.11.2026 11.42 */
export const formatMailMoment = (instant: string): string => `${formatInstantDay(instant)} ${timeOf(new Date(instant))}`
