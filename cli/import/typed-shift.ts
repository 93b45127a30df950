import { homeTimezone } from '../../src/core/shared/index.ts'
import type { ShiftPlan } from '../../src/core/shifts/index.ts'
import { wrongUsage } from '../failure.ts'

const form = /^(?<title>.+?)=(?<startTime>\d{2}:\d{2})-(?<endTime>\d{2}:\d{2})(?:\/(?<days>[1-7](?:,[1-7])*))?$/u
const workdays = [1, 2, 3, 4, 5]

/** Parses a shift to create: Gece=22:00-06:00 or Gece=22:00-06:00/1,2,3,4,5. */
export const typedShift = (typed: string): ShiftPlan => {
  const found = form.exec(typed)?.groups
  const { title = '', startTime = '', endTime = '', days } = found ?? {}
  const isTime = (time: string) => time < '24:00' && time.slice(3) < '60'
  if (found === undefined || !isTime(startTime) || !isTime(endTime))
    throw wrongUsage(
      `"${typed}" bir vardiya değil. Örnek: "Gece=22:00-06:00" ya da "Gece=22:00-06:00/1,2,3,4,5" (1 = Pazartesi).`,
    )
  return { title, startTime, endTime, days: days?.split(',').map(Number) ?? workdays, timezone: homeTimezone }
}
