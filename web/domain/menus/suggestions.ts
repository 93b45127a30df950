import { fold } from '../../../src/core/shared/rules.ts'

/** A dish that has been on a menu before. */
export type DishSuggestion = {
  name: string
  /** On how many menus it has been. */
  count: number
  tags?: readonly string[]
  image_url?: string | null
}

/** The number of typed letters from which dishes are suggested. */
export const suggestedFrom = 2

/** Whether the typed text is its whole name, apart from case and accents. */
export const isNamed = ({ name }: { name: string }, typed: string): boolean => fold(name) === fold(typed.trim())

/**
 * Where the typed text occurs in `name`. Folding keeps the number of letters, so its positions hold for the name as
 * shown.
 */
export const typedPart = (name: string, typed: string): { before: string; part: string; after: string } => {
  const start = fold(name).indexOf(fold(typed.trim()))
  const end = start + fold(typed.trim()).length
  const isPlain = start >= 0 && fold(name).length === name.length
  return isPlain
    ? { before: name.slice(0, start), part: name.slice(start, end), after: name.slice(end) }
    : { before: name, part: '', after: '' }
}
