import { addDays, type LocalDate } from './dates.ts'

/** The first and last day of `2026-11`. */
export const monthDays = (month: string): { first: LocalDate; last: LocalDate } => {
  const first = `${month}-01`
  return { first, last: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) }
}
