import { localDateAt } from '../../../../src/core/shared/rules.ts'
import { atTime, closingAt } from '../../../../src/texts/shifts/cut-off.ts'
import { liveText } from '../../../../src/texts/menus/kitchen-lists.ts'
import { capitalized, lengthOf } from '../../shifts/deadline.ts'

/** When choosing closes for a list, and the time zone of its shift. */
type Closing = { closes_at: string; timezone: string }

const day = 24 * 60 * 60_000

/**
 * 16.00’da kesinleşir · 3 sa 12 dk; with the date if that is more than a day away. `at` is the instant of the figures.
 */
export const freezesAt = ({ closes_at, timezone }: Closing, at: string): string => {
  const [closes, now] = [new Date(closes_at), new Date(at)]
  const { date, time } = closingAt(closes, timezone)
  const left = Math.max(0, closes.getTime() - now.getTime())
  if (left > day) return liveText(closes_at, timezone)
  const when = date === localDateAt(now, timezone) ? '' : 'yarın '
  return capitalized(`${when}${atTime(time)} kesinleşir · ${lengthOf(left)}`)
}
