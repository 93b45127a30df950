import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { componentKeyOf } from '../menus/rules.ts'
import {
  Clock,
  type CompanyId,
  homeTimezone,
  type IngredientId,
  type LocalDate,
  localDateAt,
  refusals,
  tidyName,
  useCase,
  withFacts,
} from '../shared/index.ts'
import { circleThrough } from './amounts.ts'
import { depthIn } from './circles.ts'
import { maxRecipeDepth, maxRecipes, recipeNameRule } from './limits.ts'
import { Recipes, type RecipesBefore, type WrittenLine } from './ports.ts'
import { type BaseUnit, baseUnitOf, portionUnit, thousandthsOf, type TypedUnit } from './units.ts'

export const recipeSaved = logEvent(
  'recipe.saved',
  'COMPANY_UPDATED',
  telling<{ name: string; startsOn: LocalDate; lines: number }>(),
)

export const recipeRefusal = refusals({
  'recipe.missing': 'missing',
  'recipe.name_differs': 'unprocessable',
  'recipe.past': 'unprocessable',
  'recipe.too_many': withFacts<{ max: number }>('unprocessable'),
  'recipe.ingredient_missing': 'unprocessable',
  'recipe.ingredient_repeated': withFacts<{ name: string }>('unprocessable'),
  'recipe.part_missing': withFacts<{ name: string }>('unprocessable'),
  'recipe.unit_differs': withFacts<{ name: string; base: BaseUnit | typeof portionUnit }>('unprocessable'),
  'recipe.quantity_invalid': withFacts<{ name: string }>('unprocessable'),
  'recipe.contains_itself': withFacts<{ way: string }>('unprocessable'),
  'recipe.too_deep': withFacts<{ max: number }>('unprocessable'),
  'recipe.changed_meanwhile': withFacts<{ by: string; at: string }>('conflict'),
  'recipe.firm_missing': 'unprocessable',
})

/** Either an ingredient or another recipe. */
export interface LineInput {
  ingredientId: IngredientId | undefined
  recipeKey: string | undefined
  quantity: number
  unit: TypedUnit
  trim: number
  note: string
}

export interface RecipeInput {
  cateringId: CompanyId
  actor: Actor
  key: string
  name: string
  /** Undefined for today. */
  startsOn: LocalDate | undefined
  portions: number
  cookedWeightG: number | null
  method: string
  lines: readonly LineInput[]
  /** The revision the person started from; 0 if there was none. */
  seenRevision: number | undefined
}

const refuseOutdated = ({ revision, changedBy, changedAt }: RecipesBefore, seen: number | undefined): void => {
  if (seen === undefined || seen === revision) return
  throw recipeRefusal('recipe.changed_meanwhile', { by: changedBy ?? '', at: (changedAt ?? new Date(0)).toISOString() })
}

const lineOf =
  ({ ingredients, names }: RecipesBefore) =>
  ({ ingredientId, recipeKey, quantity: typed, unit, trim, note }: LineInput): WrittenLine => {
    const ingredient = ingredientId === undefined ? undefined : ingredients.get(ingredientId)
    const part = recipeKey === undefined ? undefined : names.get(recipeKey)
    if (recipeKey !== undefined && part === undefined) throw recipeRefusal('recipe.part_missing', { name: recipeKey })
    const name = ingredient?.name ?? part
    if (name === undefined || (ingredient !== undefined && part !== undefined))
      throw recipeRefusal('recipe.ingredient_missing')
    const expected = ingredient?.baseUnit ?? portionUnit
    if (baseUnitOf(unit) !== expected) throw recipeRefusal('recipe.unit_differs', { name, base: expected })
    const quantity = thousandthsOf(typed, unit)
    if (quantity === undefined) throw recipeRefusal('recipe.quantity_invalid', { name })
    return {
      ingredientId: ingredientId ?? null,
      baseUnit: ingredient?.baseUnit ?? null,
      partKey: recipeKey ?? null,
      quantity,
      trim,
      note: note.trim(),
    }
  }

const refuseRepeated = (lines: readonly WrittenLine[], { ingredients, names }: RecipesBefore): void => {
  const seen = new Set<string>()
  for (const { ingredientId, partKey, note } of lines) {
    const what = `${ingredientId ?? partKey} ${note}`
    const name = ingredientId === null ? names.get(partKey ?? '') : ingredients.get(ingredientId)?.name
    if (seen.has(what)) throw recipeRefusal('recipe.ingredient_repeated', { name: name ?? '' })
    seen.add(what)
  }
}

/** Parts stay free of circles and near the surface, whichever versions are in force from the first day of this one on. */
const refuseCircle = (key: string, name: string, lines: readonly WrittenLine[], before: RecipesBefore): void => {
  const added = lines.flatMap(({ partKey }) => (partKey === null ? [] : [partKey]))
  const parts = new Map([...before.parts, [key, [...(before.parts.get(key) ?? []), ...added]]])
  const way = circleThrough(key, parts)
  if (way !== null) {
    const names = way.map((one) => (one === key ? name : (before.names.get(one) ?? one)))
    throw recipeRefusal('recipe.contains_itself', { way: names.join(' → ') })
  }
  if (added.length > 0 && depthIn(parts)(key) > maxRecipeDepth)
    throw recipeRefusal('recipe.too_deep', { max: maxRecipeDepth })
}

/** Makes a new version from a day on, so that the cost of earlier days never moves (rule B1). */
export const saveRecipe = useCase(
  [Recipes, Trail, Clock],
  (recipes, trail, clock) =>
    async ({ cateringId, actor, key, seenRevision, ...input }: RecipeInput): Promise<void> => {
      const now = clock.now()
      const today = localDateAt(now, homeTimezone)
      const startsOn = input.startsOn ?? today
      if (startsOn < today) throw recipeRefusal('recipe.past')
      const name = tidyName(input.name, recipeNameRule)
      if (componentKeyOf(name) !== key) throw recipeRefusal('recipe.name_differs')
      const ingredientIds = input.lines.flatMap(({ ingredientId }) => ingredientId ?? [])
      const before = await recipes.forChange(cateringId, { key, from: startsOn, ingredientIds })
      refuseOutdated(before, seenRevision)
      if (before.revision === 0 && before.count >= maxRecipes)
        throw recipeRefusal('recipe.too_many', { max: maxRecipes })
      const lines = input.lines.map(lineOf(before))
      refuseRepeated(lines, before)
      refuseCircle(key, name, lines, before)
      const { portions, cookedWeightG } = input
      const recipe = { key, name, startsOn, portions, cookedWeightG, method: input.method.trim(), lines }
      await recipes.save(cateringId, [recipe], { id: personOf(actor), at: now })
      await trail.write({
        event: recipeSaved,
        companyId: cateringId,
        actor,
        meta: { name, startsOn, lines: lines.length },
      })
    },
)
