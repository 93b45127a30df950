import type { Allergen } from '../menus/rules.ts'
import {
  constructorOf,
  type CompanyId,
  type IngredientId,
  type ProductId,
  refusals,
  withFacts,
} from '../shared/index.ts'
import type { portionUnit } from './units.ts'
import { type BaseUnit, baseUnitOf, thousandthsOf, type TypedUnit } from './units.ts'

export const ingredientRefusal = refusals({
  'ingredient.missing': 'missing',
  'ingredient.name_taken': 'conflict',
  'ingredient.too_many': withFacts<{ max: number }>('unprocessable'),
  'ingredient.unit_in_use': 'conflict',
  'ingredient.product_missing': 'unprocessable',
  'ingredient.product_taken': 'conflict',
  'ingredient.product_repeated': 'unprocessable',
  'ingredient.content_invalid': 'unprocessable',
  'ingredient.unit_differs': withFacts<{ name: string; base: BaseUnit }>('unprocessable'),
})

/** What a kitchen buys and cooks with (rule B2). */
export class Ingredient {
  id!: IngredientId
  cateringId!: CompanyId
  /** One per folded name. */
  name!: string
  baseUnit!: BaseUnit
  /** Null: not stated. */
  allergens!: Allergen[] | null
  /** Incremented with each change of it or its links. */
  version!: number
}

export const newIngredient = constructorOf(Ingredient)(() => ({ version: 1 }))

/** A product that the ingredient is bought as. */
export interface Link {
  productId: ProductId
  /** Of one sales unit, in thousandths of the ingredient's base unit. */
  content: number
  isPreferred: boolean
}

export interface LinkInput {
  productId: ProductId
  content: number
  unit: Exclude<TypedUnit, typeof portionUnit>
  isPreferred: boolean
}

/** Refuses contents that do not fit the ingredient; one link is preferred, the first unless another one is chosen. */
export const linksOf = (
  inputs: readonly LinkInput[],
  { name, baseUnit }: Pick<Ingredient, 'name' | 'baseUnit'>,
): Link[] => {
  if (new Set(inputs.map(({ productId }) => productId)).size < inputs.length)
    throw ingredientRefusal('ingredient.product_repeated')
  const preferred = inputs.findIndex(({ isPreferred }) => isPreferred)
  return inputs.map(({ productId, content: typed, unit }, at) => {
    if (baseUnitOf(unit) !== baseUnit) throw ingredientRefusal('ingredient.unit_differs', { name, base: baseUnit })
    const content = thousandthsOf(typed, unit)
    if (content === undefined) throw ingredientRefusal('ingredient.content_invalid')
    return { productId, content, isPreferred: at === Math.max(0, preferred) }
  })
}
