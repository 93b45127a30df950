/** @internal */

import { askedRole, nameOfHeading } from './pasted-columns.ts'
import { dayOfCell } from './pasted-dates.ts'
import { knownRole, type KnownOptions, roleOfHeading } from './pasted-rows.ts'
import { type MealTime, mealTimeOf, mealToRead, nameOfDish, type Role } from './pasted-words.ts'
import type { SheetRow } from './sheet-rows.ts'

interface Heading {
  text: string
  role: Role
  /** Somebody has decided on the role. */
  isAsked: boolean
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
  if (time !== undefined) return { text: own, role: isAsked ? role : { as: 'meal' }, isAsked, time }
  const above = group.slice(0, at + 1).findLast((cell) => cell.trim() !== '') ?? own
  const named = roleOfHeading(nameOfHeading(own), known)
  if (above === own || named.as === 'day' || named.as === 'ignored') return { text: own, role, isAsked }
  const text = `${above} ${own}`
  const timeAbove = timeOf(above)
  if (timeAbove !== undefined) return { text, role, isAsked, time: timeAbove }
  const option = roleOfHeading(above, known)
  return option.as === 'option' ? { text, role: isAsked ? role : option, isAsked } : { text: own, role, isAsked }
}

const textsIn = (rows: readonly SheetRow[], cell: number): string[] =>
  rows.flatMap(({ cells }) => cells[cell]?.trim() || [])

/** Such as hours, codes or prices; nothing that people choose. */
const areFigures = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => /\d/.test(text) && !/\p{L}/u.test(nameOfDish(text)))

/** The roles of columns with the rows below their headings; of several meals a day, the others are ignored. */
export const rolesBelow = (
  names: readonly (Heading | undefined)[],
  rows: readonly SheetRow[],
  known: KnownOptions,
): (Role | undefined)[] => {
  const hasDay = names.some((name) => name !== undefined && knownRole(name.text, known)?.as === 'day')
  const time = mealToRead(
    names.flatMap((name) => name?.time ?? []),
    known.mealTime,
  )
  const roles: (Role | undefined)[] = []
  /** A column of days, or a part of what is to its left, as below a merged heading. */
  const withoutHeading = (cell: number): Role | undefined => {
    if (cell === 0 && !hasDay) return { as: 'day' }
    const [sample] = textsIn(rows, cell)
    if (sample === undefined) return undefined
    if (dayOfCell(sample)?.rest === '') return { as: 'day' }
    if (/^\d+\.?$/.test(sample)) return undefined
    const left = roles.at(-1)
    return left === undefined || left.as === 'day'
      ? known.roleAt(roles.filter((role) => role !== undefined && role.as !== 'day').length, 0)
      : left
  }
  for (const [cell, name] of names.entries()) {
    const isOther = name?.time !== undefined && name.time !== time
    const isIgnored = isOther || (name?.role.as === 'option' && areFigures(textsIn(rows, cell)))
    roles.push(isIgnored && name?.isAsked !== true ? { as: 'ignored' } : (name?.role ?? withoutHeading(cell)))
  }
  return roles
}
