import type { Allergen } from '../../../src/core/menus/rules.ts'
import { allergenLabels } from '../../../src/texts/menus/declarations.ts'

/** Some are ticked, or there are none; neither means that nobody has declared them. */
export type TickedAllergens = { allergens: readonly Allergen[]; hasNone: boolean }

export const allergensOf = ({ allergens, hasNone }: TickedAllergens): Allergen[] | null =>
  allergens.length > 0 || hasNone ? [...allergens] : null

export const allergensText = ({ allergens, hasNone }: TickedAllergens): string =>
  hasNone ? 'İçermez' : allergens.map((one) => allergenLabels[one]).join(', ')
