/** Fewer ratings than this are not shown as a group of their own: they could tell what one person thought (rule M22). */
export const minRatings = 3

/** How many months a dish's trend shows, the present one included. */
export const trendMonths = 4

export type Direction = 'rising' | 'falling' | 'steady'

/** What people thought of a dish in a month; null where there were too few ratings. */
export interface MonthOfDish {
  average: number | null
  ratings: number | null
}

const noticeable = 0.2

/**
 * Compares the last month that has an average with the mean of those before it, by their ratings; null if there is
 * nothing to compare (rule M22).
 */
export const directionOf = (months: readonly MonthOfDish[]): Direction | null => {
  const known = months.flatMap(({ average, ratings }) =>
    average === null || ratings === null ? [] : [{ average, ratings }],
  )
  const last = known.pop()
  if (last === undefined || known.length === 0) return null
  const sum = (of: (month: { average: number; ratings: number }) => number) =>
    known.reduce((total, month) => total + of(month), 0)
  const before = sum(({ average, ratings }) => average * ratings) / sum(({ ratings }) => ratings)
  const difference = Math.round((last.average - before) * 100) / 100
  if (Math.abs(difference) < noticeable) return 'steady'
  return difference > 0 ? 'rising' : 'falling'
}
