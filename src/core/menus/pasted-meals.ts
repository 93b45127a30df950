/** @internal */

import { courseOfDish, isNote, linesOfCell, nameOfDish, type Role, roleOf } from './pasted-words.ts'

/** A text in the place of a dish. */
export interface Entry {
  role: Role
  text: string
  /** Two of these are never parts of one option. */
  isWhole?: boolean
}

/** The dishes of a cell that holds all of them: on lines of their own, or on one that starts with a soup. */
const dishesOfMeal = (cell: string): string[] => {
  const lines = linesOfCell(cell)
  const parts = (lines[0] ?? '').split(/\s*[,;+•]\s*|\s+[-–—/]\s+/).filter((part) => part !== '')
  return lines.length === 1 && parts.length > 2 && parts.some((part) => courseOfDish(part) === 'soup') ? parts : lines
}

/** What a cell contains according to its column. */
export const entriesOf = (role: Role, cell: string): Entry[] => {
  if (role.as === 'ignored' || role.as === 'day' || role.as === 'kind') return []
  if (role.as === 'meal') return dishesOfMeal(cell).map((text) => ({ role, text }))
  const text = linesOfCell(cell).join(', ').replaceAll(',,', ',')
  if (role.as !== 'course' || role.among === undefined) return [{ role, text }]
  const course = courseOfDish(nameOfDish(text))
  return [{ role: { as: 'course', course: role.among.includes(course) ? course : role.course }, text }]
}

const isMain = ({ role }: Entry): boolean => role.as === 'main' || (role.as === 'course' && role.course === 'main')
const isSide = ({ role }: Entry): boolean => role.as === 'course' && role.course === 'side'

/** Tells the courses of a meal apart. Of several main dishes the first is the one to choose. */
export const entriesOfMeal = (lines: readonly string[]): Entry[] => {
  const dishes = lines.flatMap((line): Entry[] => {
    const colon = line.indexOf(':')
    const role = colon > 0 ? roleOf(line.slice(0, colon)) : undefined
    if (role?.as === 'course' || role?.as === 'main' || role?.as === 'option')
      return [{ role, text: line.slice(colon + 1), isWhole: true }]
    const text = nameOfDish(line)
    const isDish = role?.as !== 'ignored' && roleOf(text)?.as !== 'ignored' && text !== '' && !isNote(text)
    return isDish ? [{ role: { as: 'course', course: courseOfDish(text) }, text }] : []
  })
  const hasOption = dishes.some(({ role }) => role.as === 'option')
  const main = dishes.find(isMain) ?? (hasOption ? undefined : (dishes.find(isSide) ?? dishes[0]))
  return dishes.map((entry): Entry => {
    if (entry === main) return { ...entry, role: { as: 'main' } }
    return isMain(entry) && entry.isWhole !== true ? { ...entry, role: { as: 'course', course: 'side' } } : entry
  })
}
