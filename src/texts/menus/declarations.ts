import { keptTogether } from '../kernel/dates.ts'
import type { Allergen } from '../../core/menus/rules.ts'

/** Terms from the labelling regulation, short enough for a list. */
export const allergenLabels: Record<Allergen, string> = {
  gluten: 'gluten',
  crustaceans: 'kabuklular',
  eggs: 'yumurta',
  fish: 'balık',
  peanuts: 'yer fıstığı',
  soy: 'soya',
  milk: 'süt',
  nuts: 'sert kabuklu meyveler',
  celery: 'kereviz',
  mustard: 'hardal',
  sesame: 'susam',
  sulphites: 'sülfitler',
  lupin: 'acı bakla',
  molluscs: 'yumuşakçalar',
}

/** What a caterer declares about a dish, as in the contract. */
export interface Declaration {
  allergens?: readonly Allergen[] | null | undefined
  contains_pork?: boolean | null | undefined
  contains_alcohol?: boolean | null | undefined
  kcal?: number | null | undefined
  portion_g?: number | null | undefined
}

export const undeclaredLabel = 'Alerjen bilgisi girilmedi'

const allergenWords = (allergens: Declaration['allergens']): string => {
  if (!allergens) return undeclaredLabel
  if (allergens.length === 0) return 'Alerjen içermez'
  return `Alerjenler: ${allergens.map((one) => allergenLabels[one]).join(', ')}`
}

/** Shown next to a dish before people choose it (rule L1). */
export const declarationWords = (dish: Declaration): string[] => [
  allergenWords(dish.allergens),
  ...(dish.contains_pork ? ['Domuz eti içerir'] : []),
  ...(dish.contains_alcohol ? ['Alkol içerir'] : []),
  ...(dish.kcal == null ? [] : [keptTogether(`${dish.kcal} kcal`)]),
  ...(dish.portion_g == null ? [] : [keptTogether(`${dish.portion_g} g`)]),
]
