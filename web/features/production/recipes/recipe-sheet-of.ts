import type { Recipe, RecipeSheet } from '../../../api/generated.ts'

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
