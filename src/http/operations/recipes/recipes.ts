import {
  createIngredient,
  importRecipes,
  type LineInput,
  type LinkInput,
  RecipeBookSheets,
  RecipeLists,
  recipeRefusal,
  savePortionFactors,
  saveRecipe,
  updateIngredient,
} from '../../../core/recipes/index.ts'
import { type Actor, can } from '../../../core/actors/rules.ts'
import type { CompanyId, IngredientId, LocalDate } from '../../../core/shared/index.ts'
import { RecipeReads } from '../../../reads/index.ts'
import { recipeRowProblem } from '../../../texts/recipes/recipe-rows.ts'
import type { BodyOf } from '../../contract/contract-types.ts'
import { Download } from '../../contract/download.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'
import { withPresent } from '../../server/with-present.ts'
import { frozenFirst } from '../kitchen/frozen-first.ts'

const linkInputs = (links: NonNullable<BodyOf<'createIngredient'>['links']>): LinkInput[] =>
  links.map(({ product_id, content, content_unit, is_preferred }) => ({
    productId: product_id,
    content,
    unit: content_unit,
    isPreferred: is_preferred ?? false,
  }))

const lineInputs = (lines: BodyOf<'saveRecipe'>['lines']): LineInput[] =>
  lines.map(({ ingredient_id, recipe_key, quantity, unit, trim_percent, note }) => ({
    ingredientId: ingredient_id,
    recipeKey: recipe_key,
    quantity,
    unit,
    trim: trim_percent ?? 0,
    note: note ?? '',
  }))

/** Prices are for those who may see those of contracts (rule B4). */
const seesPrices = (actor: Actor): boolean => can(actor, 'manageContracts')

export const recipeOperations = (use: OperationUse) => {
  const recipes = use(RecipeReads)
  const frozen = frozenFirst(use)

  const recipeOf = async (companyId: CompanyId, key: string, date: LocalDate | undefined, actor: Actor) => {
    const recipe = await recipes.recipe(companyId, key, date, seesPrices(actor))
    if (recipe === null) throw recipeRefusal('recipe.missing')
    return recipe
  }
  const saved = async (companyId: CompanyId, id: IngredientId, actor: Actor) => ({
    success: true as const,
    ingredient: await recipes.ingredient(companyId, id, seesPrices(actor)),
  })

  return {
    listIngredients: read(({ path, actor }) => recipes.ingredients(path.companyId, seesPrices(actor))),
    createIngredient: command(async ({ path: { companyId: cateringId }, body, actor }) => {
      const id = await use(createIngredient)({
        cateringId,
        actor,
        name: body.name,
        baseUnit: body.base_unit,
        allergens: body.allergens ?? null,
        links: linkInputs(body.links ?? []),
      })
      return saved(cateringId, id, actor)
    }),
    updateIngredient: command(async ({ path: { companyId: cateringId, ingredientId }, body, actor }) => {
      await use(updateIngredient)({
        cateringId,
        ingredientId,
        actor,
        name: body.name,
        baseUnit: body.base_unit,
        allergens: body.allergens,
        links: body.links && linkInputs(body.links),
        seenVersion: body.version,
      }).catch(withPresent(() => recipes.ingredient(cateringId, ingredientId, seesPrices(actor))))
      return saved(cateringId, ingredientId, actor)
    }),
    listRecipes: read(({ path, query, actor }) => recipes.recipes(path.companyId, query.date, seesPrices(actor))),
    getRecipe: read(({ path, query, actor }) => recipeOf(path.companyId, path.componentKey, query.date, actor)),
    saveRecipe: command(async ({ path: { companyId: cateringId, componentKey: key }, body, actor }) => {
      await use(saveRecipe)({
        cateringId,
        actor,
        key,
        name: body.name,
        startsOn: body.starts_on,
        portions: body.portions,
        cookedWeightG: body.cooked_weight_g ?? null,
        method: body.method ?? '',
        lines: lineInputs(body.lines),
        seenRevision: body.seen_revision,
      })
      return { success: true, recipe: await recipeOf(cateringId, key, body.starts_on, actor) }
    }),
    savePortionFactors: command(async ({ path: { companyId: cateringId, componentKey: key }, body, actor }) => {
      const firms = body.firms.map(({ corporate_id, percent }) => ({ corporateId: corporate_id, percent }))
      await use(savePortionFactors)({ cateringId, actor, key, firms })
      return { success: true }
    }),
    exportRecipes: read(async ({ path }) => {
      const exported = await recipes.exported(path.companyId)
      return new Download('receteler.xlsx', use(RecipeBookSheets).write(exported))
    }),
    importRecipes: command(async ({ path: { companyId: cateringId }, query, file, actor }) => {
      const rows = await use(RecipeLists).read(cateringId, file?.content ?? new Uint8Array())
      const { taken, newIngredients, failed } = await use(importRecipes)({
        cateringId,
        actor,
        rows,
        isPreview: query.is_preview ?? false,
      })
      return {
        success: true,
        recipes: taken.map(({ recipe: { name, portions, lines }, state }) => ({
          name,
          portions,
          lines: lines.length,
          state,
        })),
        new_ingredients: newIngredients.map(({ name, baseUnit }) => `${name} (${baseUnit})`),
        errors: failed.map(({ row, problem }) => ({ row, message: recipeRowProblem(problem) })),
      }
    }),
    listRecipeSheets: read(({ path, query }) => frozen(() => recipes.sheets(path.companyId, query.date, query.key))),
  } satisfies Partial<Operations>
}
