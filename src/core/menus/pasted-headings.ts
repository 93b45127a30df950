/** @internal */

import { askedRole, nameOfHeading } from './pasted-columns.ts'
import { type KnownOptions, roleOfHeading } from './pasted-rows.ts'
import { type MealTime, mealTimeOf, type Role } from './pasted-words.ts'

interface Heading {
  text: string
  role: Role
  /** Of a list with several meals a day, the one that the column belongs to. */
  time?: MealTime
}

/** What names a column: its cell, and that of the group above it, which may be merged with others. */
export const headingAt = (
  cells: readonly string[],
  group: readonly string[],
  at: number,
  known: KnownOptions,
): Heading | undefined => {
  const own = cells[at]?.trim() || group[at]?.trim() || ''
  if (own === '') return undefined
  const timeOf = (heading: string) =>
    known.has(nameOfHeading(heading)) ? undefined : mealTimeOf(nameOfHeading(heading))
  const isAsked = askedRole(own) !== undefined
  const role = roleOfHeading(own, known)
  const time = timeOf(own)
  if (time !== undefined) return { text: own, role: isAsked ? role : { as: 'meal' }, time }
  const above = group.slice(0, at + 1).findLast((cell) => cell.trim() !== '') ?? own
  const named = roleOfHeading(nameOfHeading(own), known)
  if (above === own || named.as === 'day' || named.as === 'ignored') return { text: own, role }
  const text = `${above} ${own}`
  const timeAbove = timeOf(above)
  if (timeAbove !== undefined) return { text, role, time: timeAbove }
  const option = roleOfHeading(above, known)
  return option.as === 'option' ? { text, role: isAsked ? role : option } : { text: own, role }
}
