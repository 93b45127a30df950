/** Weeks in the past; 0 is the last one. */
export const everyWeek: readonly number[] = Array.from({ length: 13 }, (_, week) => 12 - week)

/** Those in which people of most firms chose: the last two, and those with the same menu in the months before. */
export const pastWeeks: readonly number[] = [12, 8, 4, 1, 0]

export const ratedWeeks: readonly number[] = [12, 8, 4, 0]
