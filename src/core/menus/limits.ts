/** How far ahead a menu can be written, in days. */
export const planningHorizon = 366

/** The longest range that one call reads or publishes, in days. */
export const maxRangeDays = 62

/** How far ahead an editor opens, and up to when days without a menu are counted. */
export const usualRangeDays = 14

/** How many options a day has. */
export const optionCount = { min: 1, max: 4 } as const

/** How many of them an editor has fields for, filled in or not (rule R7). */
export const offeredFields = 2

/** Of a meal or a request; `length` in characters. */
export const tagLimits = { count: 10, length: 30 } as const
