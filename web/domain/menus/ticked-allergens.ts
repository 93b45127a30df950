import type { Allergen } from '../../../src/core/menus/rules.ts'

/** Some are ticked, or there are none; neither means that nobody has declared them. */
export type TickedAllergens = { allergens: readonly Allergen[]; hasNone: boolean }

export const allergensOf = ({ allergens, hasNone }: TickedAllergens): Allergen[] | null =>
  allergens.length > 0 || hasNone ? [...allergens] : null
