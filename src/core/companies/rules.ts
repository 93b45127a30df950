export const companyNameRule = { min: 2, max: 120 } as const

/** Of a company that applies. */
export const addressRule = { min: 5, max: 300 } as const

/** Any number a company can be called at, kept as it was typed. */
export const isContactPhone = (text: string): boolean => /^[0-9+() -]{7,30}$/.test(text)
export const maxContactPhone = 30
