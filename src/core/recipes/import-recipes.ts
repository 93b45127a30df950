import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, type CompanyId, homeTimezone, Ids, localDateAt, refusals, useCase } from '../shared/index.ts'
import { maxIngredients } from './limits.ts'
import { Ingredients, type RecipeRow, Recipes } from './ports.ts'
import { recipesIn } from './recipe-list.ts'
import { type ListOutcome, outcomeOf } from './taken-recipes.ts'

export const recipeListRefusal = refusals({
  'recipe_list.headings_missing': 'malformed',
  'recipe_list.empty': 'malformed',
  'recipe_list.formulas_blank': 'malformed',
})

export const recipesImported = logEvent(
  'recipes.imported',
  'COMPANY_UPDATED',
  telling<{ added: number; changed: number; ingredients: number; failed: number }>(),
)

export interface RecipeListInput {
  cateringId: CompanyId
  actor: Actor
  rows: readonly RecipeRow[]
  /** Only tells what would happen. */
  isPreview: boolean
}

/** Takes the good recipes of a list from today on, with the ingredients they need (rules B1, F3; 0166). */
export const importRecipes = useCase(
  [Recipes, Ingredients, Trail, Ids, Clock],
  (recipes, ingredients, trail, ids, clock) =>
    async ({ cateringId, actor, rows, isPreview }: RecipeListInput): Promise<ListOutcome> => {
      const now = clock.now()
      const today = localDateAt(now, homeTimezone)
      const list = recipesIn(rows)
      const keys = list.recipes.map(({ key }) => key)
      const before = await recipes.bookForChange(cateringId, { keys, on: today })
      const outcome = outcomeOf(list, before, { cateringId, today, nextId: () => ids.next() })
      const { taken, newIngredients, failed } = outcome
      const written = taken.filter(({ state }) => state !== 'same')
      if (isPreview || written.length === 0) return outcome
      // There is room for them: they were counted under the lock of `bookForChange`.
      if (newIngredients.length > 0) await ingredients.add(newIngredients, maxIngredients)
      await recipes.save(
        cateringId,
        written.map(({ recipe }) => recipe),
        { id: personOf(actor), at: now },
      )
      const added = written.filter(({ state }) => state === 'new').length
      await trail.write({
        event: recipesImported,
        companyId: cateringId,
        actor,
        meta: {
          added,
          changed: written.length - added,
          ingredients: newIngredients.length,
          failed: failed.length,
        },
      })
      return outcome
    },
)
