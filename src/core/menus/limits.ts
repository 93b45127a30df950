/** How far ahead a menu can be written, in days. */
export const planningHorizon = 366

/** The longest range that one call reads or publishes, in days. */
export const maxRangeDays = 62

/** How many options a day has. */
export const optionCount = { min: 2, max: 4 } as const

/** Of a meal or a request; `length` in characters. */
export const tagLimits = { count: 10, length: 30 } as const
