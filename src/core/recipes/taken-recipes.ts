import { componentKeyOf } from '../menus/rules.ts'
import type { CompanyId, IngredientId, LocalDate } from '../shared/index.ts'
import { circlesIn, depthIn, waysBack } from './circles.ts'
import { type Ingredient, newIngredient } from './ingredient.ts'
import { maxIngredients, maxRecipeDepth, maxRecipes } from './limits.ts'
import type { BookBefore, KnownIngredient, WrittenLine, WrittenRecipe } from './ports.ts'
import type { FailedRecipeRow, ListedLine, ListedRecipe, RecipeRowProblem } from './recipe-list.ts'
import { baseUnitOf, portionUnit, thousandthsOf } from './units.ts'

/** What a list does to a recipe. */
export type ListState = 'new' | 'changed' | 'same'

interface Draft {
  listed: ListedRecipe
  recipe: WrittenRecipe
  state: ListState
}

export interface ListOutcome {
  taken: { recipe: WrittenRecipe; state: ListState }[]
  newIngredients: Ingredient[]
  failed: FailedRecipeRow[]
}

interface Facts {
  cateringId: CompanyId
  today: LocalDate
  nextId: () => IngredientId
}

/** Ingredients by name: those of the catering, and new ones with the unit that the list first gives them. */
class Pantry {
  readonly added: Ingredient[] = []
  readonly #known: Map<string, KnownIngredient>
  readonly #facts: Facts
  constructor({ ingredients }: BookBefore, facts: Facts) {
    this.#known = new Map(ingredients)
    this.#facts = facts
  }

  find(name: string): KnownIngredient | undefined {
    return this.#known.get(componentKeyOf(name))
  }

  /** Undefined if there would be too many. */
  findOrAdd(name: string, baseUnit: KnownIngredient['baseUnit']): KnownIngredient | undefined {
    const found = this.find(name)
    if (found !== undefined || this.#known.size >= maxIngredients) return found
    const { cateringId, nextId } = this.#facts
    const fresh = newIngredient({ id: nextId(), cateringId, name, baseUnit, allergens: null })
    this.added.push(fresh)
    this.#known.set(componentKeyOf(name), fresh)
    return fresh
  }
}

/** What is in portions is another recipe, known or of the list; anything else is an ingredient. */
const writtenLine = (
  { name, quantity: typed, unit, trim, note }: ListedLine,
  pantry: Pantry,
  isRecipe: (key: string) => boolean,
): WrittenLine | RecipeRowProblem => {
  const base = baseUnitOf(unit)
  const line = { quantity: thousandthsOf(typed, unit) ?? 0, trim, note }
  if (base === portionUnit) {
    const partKey = componentKeyOf(name)
    if (isRecipe(partKey)) return { ...line, partKey, ingredientId: null, baseUnit: null }
    const meant = pantry.find(name)
    return meant === undefined
      ? { code: 'part_missing', name }
      : { code: 'unit_differs', name: meant.name, base: meant.baseUnit }
  }
  const ingredient = pantry.findOrAdd(name, base)
  if (ingredient === undefined) return { code: 'too_many_ingredients' }
  const { id: ingredientId, baseUnit } = ingredient
  return baseUnit === base
    ? { ...line, ingredientId, baseUnit, partKey: null }
    : { code: 'unit_differs', name: ingredient.name, base: baseUnit }
}

const sameLine = (one: WrittenLine, other: WrittenLine | undefined): boolean =>
  one.ingredientId === other?.ingredientId &&
  one.partKey === other.partKey &&
  one.quantity === other.quantity &&
  one.trim === other.trim &&
  one.note === other.note

const sameRecipe = (one: WrittenRecipe, other: WrittenRecipe): boolean =>
  one.portions === other.portions &&
  one.cookedWeightG === other.cookedWeightG &&
  one.method === other.method &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, at) => sameLine(line, other.lines[at]))

const draftOf = (listed: ListedRecipe, lines: WrittenLine[], before: BookBefore, startsOn: LocalDate): Draft => {
  const { key } = listed
  const known = before.inForce.get(key)
  const recipe = {
    key,
    name: before.names.get(key) ?? listed.name,
    startsOn,
    portions: listed.portions ?? known?.portions ?? 100,
    cookedWeightG: listed.cookedWeightG === undefined ? (known?.cookedWeightG ?? null) : listed.cookedWeightG,
    method: listed.method ?? known?.method ?? '',
    lines,
  }
  return { listed, recipe, state: known === undefined ? 'new' : sameRecipe(recipe, known) ? 'same' : 'changed' }
}

/** Recipes by key whose rows are all good by themselves; problems of the others are added to them. */
const goodDrafts = (listed: readonly ListedRecipe[], before: BookBefore, pantry: Pantry, today: LocalDate) => {
  const keys = new Set(listed.map(({ key }) => key))
  const drafts = new Map<string, Draft>()
  let count = before.names.size
  for (const recipe of listed) {
    const { key, row, failed } = recipe
    const lines: WrittenLine[] = []
    const seen = new Set<string>()
    for (const one of recipe.lines) {
      const line = writtenLine(one, pantry, (part) => before.names.has(part) || keys.has(part))
      const what = 'code' in line ? '' : `${line.ingredientId ?? line.partKey} ${line.note}`
      if ('code' in line) failed.push({ row: one.row, problem: line })
      else if (seen.has(what)) failed.push({ row: one.row, problem: { code: 'ingredient_repeated', name: one.name } })
      else lines.push(line)
      seen.add(what)
    }
    if (failed.length > 0) continue
    if (before.names.has(key) || count < maxRecipes) drafts.set(key, draftOf(recipe, lines, before, today))
    else failed.push({ row, problem: { code: 'too_many_recipes' } })
    if (!before.names.has(key)) count++
  }
  return drafts
}

const lineOfPart = ({ listed, recipe }: Draft, part: string | undefined): ListedLine | undefined =>
  listed.lines[recipe.lines.findIndex(({ partKey }) => partKey === part)]

/** By part, the recipes that have it in them. */
const usersIn = (drafts: ReadonlyMap<string, Draft>): Map<string, string[]> => {
  const users = new Map<string, string[]>()
  for (const [key, { recipe }] of drafts)
    for (const { partKey } of recipe.lines)
      if (partKey !== null) users.set(partKey, [...(users.get(partKey) ?? []), key])
  return users
}

/** Leaves out recipes that need one that is gone, and those that need these; a kitchen's own recipe is never gone. */
const dropUsers = (gone: readonly string[], drafts: Map<string, Draft>, { names }: BookBefore): FailedRecipeRow[] => {
  const users = usersIn(drafts)
  const dropped: FailedRecipeRow[] = []
  const queue = gone.filter((key) => !names.has(key))
  for (const part of queue)
    for (const key of users.get(part) ?? []) {
      const draft = drafts.get(key)
      const line = draft && lineOfPart(draft, part)
      if (line === undefined) continue
      drafts.delete(key)
      dropped.push({ row: line.row, problem: { code: 'part_not_taken', name: line.name } })
      if (!names.has(key)) queue.push(key)
    }
  return dropped
}

/** Recipes that would contain themselves on some day from now on, or be too deep in each other. */
const inKnots = (drafts: ReadonlyMap<string, Draft>, before: BookBefore): (FailedRecipeRow & { key: string })[] => {
  const partsOf = (key: string): readonly string[] => {
    const { now = [], later = [] } = before.parts.get(key) ?? {}
    const draft = drafts.get(key)
    const parts = draft === undefined ? now : draft.recipe.lines.flatMap(({ partKey }) => partKey ?? [])
    return [...parts, ...later]
  }
  const parts = new Map([...before.parts.keys(), ...drafts.keys()].map((key) => [key, partsOf(key)]))
  const nameOf = (key: string): string => drafts.get(key)?.recipe.name ?? before.names.get(key) ?? key
  const changed = [...drafts].filter(([, { state }]) => state !== 'same')
  const ways = new Map(circlesIn(parts).flatMap((circle) => [...waysBack(circle, parts)]))
  const circular = changed.flatMap(([key, draft]) => {
    const way = ways.get(key)
    if (way === undefined) return []
    const problem = { code: 'contains_itself', way: way.map(nameOf).join(' → ') } as const
    return [{ key, row: lineOfPart(draft, way[1])?.row ?? draft.listed.row, problem }]
  })
  if (circular.length > 0) return circular
  const depthOf = depthIn(parts)
  return changed
    .filter(([key]) => depthOf(key) > maxRecipeDepth)
    .map(([key, { listed }]) => ({ key, row: listed.row, problem: { code: 'too_deep' } }))
}

/**
 * What a list makes of a catering's recipes. A recipe with a problem is left out, and so is what needs it and has no
 * other; of what is left nothing contains itself.
 */
export const outcomeOf = (
  { recipes, strays }: { recipes: readonly ListedRecipe[]; strays: readonly FailedRecipeRow[] },
  before: BookBefore,
  facts: Facts,
): ListOutcome => {
  const pantry = new Pantry(before, facts)
  const drafts = goodDrafts(recipes, before, pantry, facts.today)
  const failed = [...strays, ...recipes.flatMap((recipe) => recipe.failed)]
  let gone = recipes.flatMap(({ key }) => (drafts.has(key) ? [] : [key]))
  for (;;) {
    failed.push(...dropUsers(gone, drafts, before))
    const knotted = inKnots(drafts, before)
    if (knotted.length === 0) break
    failed.push(...knotted)
    gone = knotted.map(({ key }) => key)
    for (const key of gone) drafts.delete(key)
  }
  const taken = [...drafts.values()].map(({ recipe, state }) => ({ recipe, state }))
  const used = new Set(taken.flatMap(({ recipe }) => recipe.lines.map(({ ingredientId }) => ingredientId)))
  return {
    taken,
    newIngredients: pantry.added.filter(({ id }) => used.has(id)),
    failed: failed.toSorted((one, other) => one.row - other.row),
  }
}
