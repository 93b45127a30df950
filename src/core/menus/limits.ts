/** How far ahead a menu can be written, in days. */
export const planningHorizon = 366

/** The longest range that one call reads or publishes, in days. */
export const maxRangeDays = 62

/** How many days an editor shows at first, and within how many days missing menus are counted. */
export const defaultRangeDays = 14

/** For how many shifts one call writes or publishes menus. */
export const maxMenuTargets = 200

/** The number of options a day may have. */
export const optionCount = { min: 1, max: 4 } as const

/** What a common course can be, in the order of a meal (rule K5). */
export const courses = ['soup', 'main', 'side', 'salad', 'meze', 'dessert', 'fruit', 'drink', 'other'] as const
export type Course = (typeof courses)[number]

/** How many common courses a day may have beside its options. */
export const maxCommonCourses = 4

/** How many option fields an editor always shows, filled in or not (rule R7). */
export const offeredFields = 2

/** Tags of a meal or a request; `length` in characters. */
export const tagLimits = { count: 10, length: 30 } as const

/**
 * Limits of a pasted menu. A line with more than `items` items, or a row with more than `columns` cells, is reported and
 * skipped as a whole: no preview could show that many columns. `lines` are more than a year has days.
 */
export const menuTextLimits = { characters: 200_000, lines: 400, columns: 40, items: 20, dish: 200, label: 60 } as const
