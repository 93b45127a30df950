import type { Recipe } from '../../../api/generated.ts'
import type { RecipeSheet } from '../../../api/generated-cooking.ts'

/** A recipe as a sheet for the portions that it is written for. */
export const recipeSheetOf = (recipe: Recipe): RecipeSheet => ({
  key: recipe.key,
  name: recipe.name,
  is_part: false,
  portions: recipe.portions,
  cooked_weight_g: recipe.cooked_weight_g,
  method: recipe.method,
  lines: recipe.lines.map(({ name, unit, quantity, gross, note }) => ({ name, unit, quantity, gross, note })),
})
