import { localDateAt } from '../../../../src/core/shared/rules.ts'
import { closedToday } from '../../../../src/texts/kernel/reasons.ts'
import type { MenuPlayDay } from '../../../api/generated-eating.ts'
import { closedAtText } from '../../../domain/shifts/deadline.ts'

export const absentText = 'Bu gün yoksunuz; adınıza yemek ayrılmaz.'

const dayLength = 24 * 60 * 60_000

/** Why nothing can be chosen for a day. */
export const closedText = (day: MenuPlayDay, timezone: string, now: Date): string => {
  const { closed_reason, catering_name, date, selectable_until } = day
  if (closed_reason === 'partnership_ended')
    return `${catering_name} ile anlaşma sona erdi; bu gün için seçim yapılamaz.`
  if (closed_reason === 'no_shift') return 'Vardiyanız bu gün çalışmıyor; seçim yapılamaz.'
  if (closed_reason === 'absent') return absentText
  if (closed_reason === 'day_closed') return 'Bu gün kapalı; yemek çıkmayacak.'
  if (selectable_until === undefined) return 'Bu gün için seçim kapalı.'
  // Tomorrow closes a day later than today.
  const isTomorrowOpen = now.getTime() < new Date(selectable_until).getTime() + dayLength
  return date <= localDateAt(now, timezone) && isTomorrowOpen ? closedToday : closedAtText(selectable_until, timezone)
}

/** The same for the line that replaces the countdown. */
export const justClosedText = (day: MenuPlayDay, timezone: string, now: Date): string =>
  day.closed_reason === 'too_late' && day.selectable_until !== undefined
    ? closedAtText(day.selectable_until, timezone)
    : closedText(day, timezone, now)
