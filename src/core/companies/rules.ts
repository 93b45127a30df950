export * from './tax-number.ts'

/** How many hours before a cut-off people are reminded to choose (rule M17). */
export const reminderHoursRule = { min: 1, max: 24 } as const
export const defaultReminderHours = 3

export const companyNameRule = { min: 2, max: 120 } as const
export const contactNameRule = { min: 2, max: 100 } as const

/** The address of a company that applies. */
export const addressRule = { min: 5, max: 300 } as const

/** A phone number of any kind, kept as typed. */
export const isContactPhone = (text: string): boolean => /^[0-9+() -]{7,30}$/.test(text)
export const maxContactPhone = 30

/** The slug itself or, if it is taken, the first free one of `anadolu-gida-2`, `anadolu-gida-3` … */
export const firstFreeSlug = (slug: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
