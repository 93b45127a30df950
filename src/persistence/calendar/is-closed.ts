/** Whether one of the companies is closed on the date for a shift that starts at `startTime` (rule Y1). */
export const isClosed = ({
  companies,
  date,
  startTime = 's.start_time',
}: {
  companies: string
  date: string
  startTime?: string
}): string => `
  EXISTS (
    SELECT FROM closed_days x
    WHERE x.company_id IN (${companies}) AND x.date = ${date}
      AND (x.from_time IS NULL OR ${startTime} >= x.from_time)
  )`
