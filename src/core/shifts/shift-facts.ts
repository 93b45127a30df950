/** @internal */

import type { Shift } from './shift.ts'

/** What the log records about a shift. */
export const shiftFacts = ({ title, startTime, endTime, days, timezone, cutoffDays, cutoffTime }: Shift) => ({
  title,
  startTime,
  endTime,
  days: days.join(','),
  timezone,
  cutoffDays,
  cutoffTime,
})
export type ShiftFacts = ReturnType<typeof shiftFacts>
