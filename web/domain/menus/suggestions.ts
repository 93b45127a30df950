import { fold } from '../../../src/core/shared/rules.ts'

/** A dish that was cooked before. */
export type DishSuggestion = {
  name: string
  /** How often it was written. */
  count: number
  tags?: readonly string[]
  image_url?: string | null
}

/** From how many letters on dishes are suggested. */
export const suggestedFrom = 2

/** Whether the typed letters are its whole name, in whatever spelling. */
export const isNamed = ({ name }: { name: string }, typed: string): boolean => fold(name) === fold(typed.trim())

/** Where in `name` the typed letters stand, as people see them: folding keeps the number of letters. */
export const typedPart = (name: string, typed: string): { before: string; part: string; after: string } => {
  const start = fold(name).indexOf(fold(typed.trim()))
  const end = start + fold(typed.trim()).length
  const isPlain = start >= 0 && fold(name).length === name.length
  return isPlain
    ? { before: name.slice(0, start), part: name.slice(start, end), after: name.slice(end) }
    : { before: name, part: '', after: '' }
}
