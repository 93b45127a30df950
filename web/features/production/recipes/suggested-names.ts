import { fold } from '../../../../src/core/shared/rules.ts'
import type { Known } from './recipe-draft.ts'

export const suggestedFrom = 2
const shown = 8

export interface SuggestedName {
  name: string
  kind: 'ingredient' | 'recipe'
}

/** What the typed letters may mean: names that begin with them first. */
export const suggestedNames = (typed: string, { ingredients, recipes }: Known): SuggestedName[] => {
  const letters = fold(typed.trim())
  if (letters.length < suggestedFrom) return []
  const all: SuggestedName[] = [
    ...[...ingredients.values()].map(({ name }) => ({ name, kind: 'ingredient' }) as const),
    ...[...recipes.values()].map(({ name }) => ({ name, kind: 'recipe' }) as const),
  ]
  const rank = ({ name }: SuggestedName): number =>
    fold(name) === letters ? 0 : fold(name).startsWith(letters) ? 1 : 2
  return all
    .filter(({ name }) => fold(name).includes(letters))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'tr'))
    .slice(0, shown)
}
