import { componentKeyOf } from '../../src/core/menus/rules.ts'
import { createIngredient, saveRecipe, typedQuantity, type TypedUnit } from '../../src/core/recipes/index.ts'
import { addDays, decimalOf, type IngredientId, type LocalDate } from '../../src/core/shared/index.ts'
import type { Measure, Product } from '../../src/core/store/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { demoIngredients, demoRecipes } from './kitchen-book.ts'
import { memberOf } from './member-of.ts'

const measures: Record<Measure, Exclude<TypedUnit, 'porsiyon'>> = { gr: 'g', kg: 'kg', L: 'L', mL: 'ml', Adet: 'adet' }

/** The product that an ingredient is bought as, with what its package holds. */
const linkOf = ({ id, contentQuantity, contentUnit }: Product) =>
  contentQuantity === null || contentUnit === null
    ? []
    : [{ productId: id, content: decimalOf(contentQuantity), unit: measures[contentUnit], isPreferred: true }]

export const recipesSinceDays = 30

/**
 * A dozen recipes with their ingredients, most of which are bought as products of the demo's stores. Returns the
 * ingredients by name.
 */
export const writeRecipes = async (
  use: Use,
  clock: DemoClock,
  seeded: Seeded,
  today: LocalDate,
  products: ReadonlyMap<string, Product>,
): Promise<Map<string, IngredientId>> => {
  const actor = memberOf(seeded, 'bereket-sofrasi', 'corporateOwner')
  const cateringId = actor.companyId
  clock.set(istanbulTime(addDays(today, -recipesSinceDays), '10:00'), 45_000)
  const ids = new Map<string, IngredientId>()
  for (const { name, baseUnit, allergens, product } of demoIngredients) {
    const found = products.get(product)
    const links = found === undefined ? [] : linkOf(found)
    ids.set(name, await use(createIngredient)({ cateringId, actor, name, baseUnit, allergens, links }))
  }
  for (const { name, cookedWeightG, method, lines } of demoRecipes)
    await use(saveRecipe)({
      ...{ cateringId, actor, name, cookedWeightG, method },
      key: componentKeyOf(name),
      startsOn: undefined,
      portions: 100,
      lines: lines.map(([ingredient, typed, trim = 0, note = '']) => {
        const quantity = typedQuantity(typed)
        if (quantity === undefined) throw new Error(`The demo has no such quantity: ${typed}`)
        return { ingredientId: ids.get(ingredient), recipeKey: undefined, ...quantity, trim, note }
      }),
      seenRevision: 0,
    })
  return ids
}
