import type { Fact } from '../audit/index.ts'
import type { Shift } from './shift.ts'

/** What the trail tells of a shift. */
export const shiftFacts = ({ title, startTime, endTime, days, timezone }: Shift): Record<string, Fact> => ({
  title,
  start_time: startTime,
  end_time: endTime,
  days: days.join(','),
  timezone,
})
