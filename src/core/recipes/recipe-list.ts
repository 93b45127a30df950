import { componentKeyOf } from '../menus/rules.ts'
import { fold, nameProblem, withoutStrayBlanks } from '../shared/rules.ts'
import { ingredientNameRule, recipeLimits, recipeNameRule } from './limits.ts'
import type { RecipeRow } from './ports.ts'
import { type TypedQuantity, typedQuantity } from './typed-quantity.ts'
import type { BaseUnit, portionUnit } from './units.ts'

/** What is wrong with a row of a list of recipes. */
export type RecipeRowProblem =
  | {
      code:
        | 'component_missing'
        | 'component_too_long'
        | 'portions_invalid'
        | 'portions_differ'
        | 'cooked_weight_invalid'
        | 'cooked_weight_differs'
        | 'method_too_long'
        | 'ingredient_missing'
        | 'ingredient_too_long'
        | 'quantity_missing'
        | 'trim_invalid'
        | 'note_too_long'
        | 'lines_missing'
        | 'too_deep'
        | 'too_many_lines'
        | 'too_many_ingredients'
        | 'too_many_recipes'
    }
  | { code: 'quantity_unreadable'; typed: string }
  | { code: 'unit_differs'; name: string; base: BaseUnit | typeof portionUnit }
  | { code: 'ingredient_repeated' | 'part_missing' | 'part_not_taken'; name: string }
  | { code: 'contains_itself'; way: string }

export interface FailedRecipeRow {
  row: number
  problem: RecipeRowProblem
}

export interface ListedLine extends TypedQuantity {
  row: number
  name: string
  trim: number
  note: string
}

/** A recipe as a list has it. Undefined is what the list does not say. */
export interface ListedRecipe {
  /** Its first row. */
  row: number
  key: string
  name: string
  portions: number | undefined
  cookedWeightG: number | null | undefined
  method: string | undefined
  lines: ListedLine[]
  /** A recipe with one of these is not taken. */
  failed: FailedRecipeRow[]
}

const lengthOf = (text: string): number => [...text].length

/** `100`, `100 porsiyon`: a whole number from 1 on, with one of the words or none. */
const wholeIn = (typed: string, max: number, words: readonly string[]): number | undefined => {
  const [, digits, word = ''] = /^(\d{1,5})\s*(\p{L}*)\.?$/u.exec(typed) ?? []
  const number = Number(digits)
  return number >= 1 && number <= max && (word === '' || words.includes(fold(word))) ? number : undefined
}
const portionWords = ['porsiyon', 'kisi', 'kisilik']
const gramWords = ['g', 'gr', 'gram']

/** `8`, `%8`, `8 %`; a cell formatted as a percentage arrives as 0.08. */
const trimIn = (typed: string): number | undefined => {
  const [, digits] = /^%?\s*(\d{1,3}(?:[.,]0+)?)\s*%?$/.exec(typed) ?? []
  const percent = /^0\.\d{1,2}$/.test(typed) ? Math.round(Number(typed) * 100) : Number(digits?.replace(',', '.'))
  return typed === '' ? 0 : percent <= 99 ? percent : undefined
}

const lineIn = ({ row, ...typed }: RecipeRow): ListedLine | RecipeRowProblem => {
  const problem = nameProblem(typed.ingredient, ingredientNameRule)
  if (problem !== undefined) return { code: problem === 'blank' ? 'ingredient_missing' : 'ingredient_too_long' }
  if (typed.quantity === '') return { code: 'quantity_missing' }
  const quantity = typedQuantity(typed.quantity)
  if (quantity === undefined) return { code: 'quantity_unreadable', typed: typed.quantity }
  const trim = trimIn(typed.trim)
  if (trim === undefined) return { code: 'trim_invalid' }
  if (lengthOf(typed.note) > recipeLimits.note) return { code: 'note_too_long' }
  return { row, name: withoutStrayBlanks(typed.ingredient), ...quantity, trim, note: typed.note }
}

/** Adds what a row says of the recipe itself, on whichever of its rows that is. */
const tellOf = (
  recipe: ListedRecipe,
  { portions = '', cookedWeight, method }: RecipeRow,
): RecipeRowProblem | undefined => {
  if (portions !== '') {
    const number = wholeIn(portions, recipeLimits.portions, portionWords)
    if (number === undefined) return { code: 'portions_invalid' }
    if ((recipe.portions ?? number) !== number) return { code: 'portions_differ' }
    recipe.portions = number
  }
  if (cookedWeight !== undefined) recipe.cookedWeightG ??= null
  if (cookedWeight) {
    const grams = wholeIn(cookedWeight, recipeLimits.cookedWeightG, gramWords)
    if (grams === undefined) return { code: 'cooked_weight_invalid' }
    if ((recipe.cookedWeightG ?? grams) !== grams) return { code: 'cooked_weight_differs' }
    recipe.cookedWeightG = grams
  }
  if (method === undefined || (method !== '' && method === recipe.method)) return undefined
  recipe.method = [recipe.method, method].filter(Boolean).join('\n')
  return lengthOf(recipe.method) > recipeLimits.method ? { code: 'method_too_long' } : undefined
}

const problemIn = (recipe: ListedRecipe, row: RecipeRow): RecipeRowProblem | undefined => {
  const problem = tellOf(recipe, row)
  const isLine = [row.ingredient, row.quantity, row.trim, row.note].some((cell) => cell !== '')
  if (problem !== undefined || !isLine) return problem
  const line = lineIn(row)
  if ('code' in line) return line
  if (recipe.lines.length === recipeLimits.lines) return { code: 'too_many_lines' }
  recipe.lines.push(line)
  return undefined
}

const recipeNamed = (name: string, row: number): ListedRecipe => {
  const key = componentKeyOf(name)
  const isTooLong = nameProblem(name, recipeNameRule) !== undefined || lengthOf(key) > recipeNameRule.max
  const failed: FailedRecipeRow[] = isTooLong ? [{ row, problem: { code: 'component_too_long' } }] : []
  return { row, key, name, portions: undefined, cookedWeightG: undefined, method: undefined, lines: [], failed }
}

/**
 * The recipes of a list, and rows that belong to none. A row without a component belongs to the one above it; rows of a
 * component need not stand together, so a list may be sorted by anything if each row names its component.
 */
export const recipesIn = (rows: readonly RecipeRow[]): { recipes: ListedRecipe[]; strays: FailedRecipeRow[] } => {
  const recipes = new Map<string, ListedRecipe>()
  const strays: FailedRecipeRow[] = []
  let recipe: ListedRecipe | undefined
  for (const row of rows) {
    const name = withoutStrayBlanks(row.component)
    if (name !== '') {
      const key = componentKeyOf(name)
      recipe = recipes.get(key) ?? recipeNamed(name, row.row)
      recipes.set(key, recipe)
    }
    const problem = recipe === undefined ? ({ code: 'component_missing' } as const) : problemIn(recipe, row)
    if (problem === undefined) continue
    const failed = recipe?.failed ?? strays
    if (failed.at(-1)?.row !== row.row) failed.push({ row: row.row, problem })
  }
  for (const { row, lines, failed } of recipes.values())
    if (lines.length === 0 && failed.length === 0) failed.push({ row, problem: { code: 'lines_missing' } })
  return { recipes: [...recipes.values()], strays }
}
