import { fold } from '../../../src/core/shared/rules.ts'

/** A dish that was cooked before. */
export type DishSuggestion = {
  name: string
  /** How often it was written. */ count: number
  tags?: readonly string[]
  image_url?: string | null
}

/** From how many letters on dishes are suggested. */
export const suggestedFrom = 2

/** The one that Enter takes: only a dish that begins with what was typed, so that a new dish is not taken for another one. */
export const markedAt = (suggestions: readonly DishSuggestion[], typed: string): number => {
  const start = fold(typed.trim())
  const same = suggestions.findIndex(({ name }) => fold(name) === start)
  return same === -1 ? suggestions.findIndex(({ name }) => fold(name).startsWith(start)) : same
}

/** Where in `name` the typed letters stand, as people see them: folding keeps the number of letters. */
export const typedPart = (name: string, typed: string): { before: string; part: string; after: string } => {
  const start = fold(name).indexOf(fold(typed.trim()))
  const end = start + fold(typed.trim()).length
  const isPlain = start >= 0 && fold(name).length === name.length
  return isPlain
    ? { before: name.slice(0, start), part: name.slice(start, end), after: name.slice(end) }
    : { before: name, part: '', after: '' }
}
