/** Months from the meal until a choice loses its person, unless the firm decides otherwise (rule D2). */
export const retention = { min: 1, max: 24, usual: 13 } as const
/** Days after which a skip loses its person. */
export const skipDaysKept = 30
/** Months after leaving until an account is erased. */
export const leftMonthsKept = 6
/** Departments of fewer people who chose for a shift and date go with the person. */
export const minGroup = 3
