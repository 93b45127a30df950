/** Whether it is a day that exists, written as 2026-11-25. */
export const isDay = (typed: string): boolean => {
  const noon = new Date(`${typed}T12:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(typed)
}
