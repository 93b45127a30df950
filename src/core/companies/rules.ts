/** How long before a cut-off people are reminded to choose (rule M17). */
export const reminderHoursRule = { min: 1, max: 24 } as const
export const defaultReminderHours = 3

export const companyNameRule = { min: 2, max: 120 } as const

/** Of a company that applies. */
export const addressRule = { min: 5, max: 300 } as const

/** Any number a company can be called at, kept as it was typed. */
export const isContactPhone = (text: string): boolean => /^[0-9+() -]{7,30}$/.test(text)
export const maxContactPhone = 30

/** `anadolu-gida`, or the first of `anadolu-gida-2`, `anadolu-gida-3` … that is not taken. */
export const firstFreeSlug = (slug: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
