import { formatInstantDay, localMoment } from '../../ui/words/dates.ts'

const dayMs = 86_400_000

const midnightOf = (date: Date): number => new Date(date).setHours(0, 0, 0, 0)

/** The time for today, then 'Dün' and 'N gün önce', and the date from a week on. */
export const formatMailDate = (instant: string, now = new Date()): string => {
  const date = new Date(instant)
  // Rounded, since days on which the clocks change have 23 or 25 hours.
  const days = Math.round((midnightOf(now) - midnightOf(date)) / dayMs)
  if (days <= 0) return localMoment(instant).time.replace(':', '.')
  if (days === 1) return 'Dün'
  return days < 7 ? `${days} gün önce` : formatInstantDay(instant)
}
