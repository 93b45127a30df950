import type { Fact } from '../audit/index.ts'
import type { Shift } from './shift.ts'

/** What the log records of a shift. */
export const shiftFacts = ({
  title,
  startTime,
  endTime,
  days,
  timezone,
  cutoffDays,
  cutoffTime,
}: Shift): Record<string, Fact> => ({
  title,
  startTime,
  endTime,
  days: days.join(','),
  timezone,
  cutoffDays,
  cutoffTime,
})
