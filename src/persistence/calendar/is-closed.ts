/** The name of the day for the menu day `d` of the shift `s`, if it is suspended: the firm's before the catering's. */
export const closedName = `
  CASE WHEN d.status = 'suspended' THEN (
    SELECT x.name
    FROM closed_days x
    WHERE x.company_id IN (d.corporate_id, d.catering_id) AND x.date = d.date
      AND (x.from_time IS NULL OR s.start_time >= x.from_time)
    ORDER BY x.company_id = d.corporate_id DESC
    LIMIT 1
  ) END`

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
