import { localDateAt } from '../../../../src/core/shared/rules.ts'
import { reasons } from '../../../../src/texts/reasons.ts'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { closedAtText } from '../../../shared/deadline.ts'

/** Why a day cannot be chosen. */
export const closedText = (day: MenuPlayDay, timezone: string, now: Date): string => {
  const { closed_reason, catering_name, date, selectable_until } = day
  if (closed_reason === 'partnership_ended')
    return `${catering_name} ile anlaşma sona erdi; bu gün için seçim yapılamaz.`
  if (closed_reason === 'no_shift') return 'Vardiyanız bu gün çalışmıyor; seçim yapılamaz.'
  if (date <= localDateAt(now, timezone)) return reasons.choosingToday
  return selectable_until === undefined ? 'Bu gün için seçim kapalı.' : closedAtText(selectable_until, timezone)
}

/** The same in a line that takes the place of the countdown. */
export const justClosedText = (day: MenuPlayDay, timezone: string, now: Date): string =>
  day.closed_reason === 'too_late' && day.selectable_until !== undefined
    ? closedAtText(day.selectable_until, timezone)
    : closedText(day, timezone, now)
