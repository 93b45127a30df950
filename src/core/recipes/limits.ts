export const recipeNameRule = { min: 1, max: 200 } as const
export const ingredientNameRule = { min: 1, max: 120 } as const
/** Per catering. */
export const [maxRecipes, maxIngredients] = [2000, 2000]
/** Recipes in recipes, the outermost included: the exact fractions of a portion grow with each of them. */
export const maxRecipeDepth = 10
/** Of a recipe, and the lengths of its texts. */
export const recipeLimits = { portions: 10_000, cookedWeightG: 5000, lines: 60, method: 4000, note: 100 } as const
