/** The name of the closed day for a shift that starts at `startTime`, the firm's before the catering's; or null. */
export const closedNameOn = ({
  firm,
  catering,
  date,
  startTime = 's.start_time',
}: {
  firm: string
  catering: string
  date: string
  startTime?: string
}): string => `
  (
    SELECT x.name
    FROM closed_days x
    WHERE x.company_id IN (${firm}, ${catering}) AND x.date = ${date}
      AND (x.from_time IS NULL OR ${startTime} >= x.from_time)
    ORDER BY x.company_id = ${firm} DESC
    LIMIT 1
  )`

/** The same for the menu day `d`, if it is suspended. */
export const closedName = `
  CASE WHEN d.status = 'suspended' THEN ${closedNameOn({
    firm: 'd.corporate_id',
    catering: 'd.catering_id',
    date: 'd.date',
  })} END`

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
