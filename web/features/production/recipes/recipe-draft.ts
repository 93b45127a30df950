import {
  baseUnitOf,
  type BaseUnit,
  portionUnit,
  recipeLimits,
  thousandthsOf,
  typedQuantity,
  type TypedQuantity,
} from '../../../../src/core/recipes/rules.ts'
import { componentKeyOf } from '../../../../src/core/menus/rules.ts'
import { fold, withoutStrayBlanks } from '../../../../src/core/shared/rules.ts'
import { measureTyped } from '../../../../src/texts/recipes/amounts.ts'
import { refusals } from '../../../../src/texts/recipes/recipes.ts'
import { ambiguousQuantity, quantityExamples, trimProblem } from '../../../../src/texts/recipes/typed-lines.ts'
import type { Ingredient, Recipe, RecipeCard, SaveRecipeApiArg } from '../../../api/generated.ts'

export interface DraftLine {
  /** Its own in the draft, whatever its place. */
  id: number
  name: string
  quantity: string
  trim: string
  note: string
}
export const columns = ['name', 'quantity', 'trim', 'note'] as const
export type Column = (typeof columns)[number]

export interface RecipeDraft {
  startsOn: string
  portions: string
  cookedWeight: string
  method: string
  lines: readonly DraftLine[]
}

export const blankLine = (id: number): DraftLine => ({ id, name: '', quantity: '', trim: '', note: '' })
export const isBlank = (line: DraftLine): boolean => columns.every((column) => line[column].trim() === '')
export const nextId = (lines: readonly DraftLine[]): number => Math.max(0, ...lines.map(({ id }) => id)) + 1

/** `ids` keep the rows that were sent the same rows. */
export const draftOf = (recipe: Recipe, startsOn: string, ids: readonly number[] = []): RecipeDraft => ({
  startsOn,
  portions: String(recipe.portions),
  cookedWeight: recipe.cooked_weight_g === null ? '' : String(recipe.cooked_weight_g),
  method: recipe.method,
  lines: recipe.lines.map((line, at) => ({
    id: ids[at] ?? at + 1,
    name: line.name,
    quantity: measureTyped(line.quantity, line.unit),
    trim: line.trim_percent === 0 ? '' : String(line.trim_percent),
    note: line.note,
  })),
})

/** What a line can name. */
export interface Known {
  ingredients: ReadonlyMap<string, Ingredient>
  /** Other components that have a recipe. */
  recipes: ReadonlyMap<string, RecipeCard>
}

export const knownOf = (ingredients: readonly Ingredient[], recipes: readonly RecipeCard[], ownKey: string): Known => ({
  ingredients: new Map(ingredients.map((one) => [fold(one.name), one])),
  recipes: new Map(recipes.filter((one) => one.has_recipe && one.key !== ownKey).map((one) => [one.key, one])),
})

export interface ReadLine {
  ingredient?: Ingredient
  part?: RecipeCard
  base?: BaseUnit | typeof portionUnit
  typed?: TypedQuantity
  /** Net, in thousandths of the base unit. */
  thousandths?: number
  trim: number
  problems: Partial<Record<Column, string>>
}

/** A name that is both an ingredient's and a recipe's is the recipe's if its quantity is in portions. */
const named = (name: string, typed: TypedQuantity | undefined, { ingredients, recipes }: Known) => {
  const ingredient = ingredients.get(fold(withoutStrayBlanks(name)))
  const part = recipes.get(componentKeyOf(name))
  return part !== undefined && (ingredient === undefined || typed?.unit === portionUnit) ? { part } : { ingredient }
}

const trimOf = (text: string): number | undefined => {
  const digits = text.trim().replace(/^%\s*/, '')
  if (digits === '') return 0
  return /^\d{1,2}$/.test(digits) ? Number(digits) : undefined
}

export const readLine = (line: DraftLine, known: Known): ReadLine => {
  if (isBlank(line)) return { trim: 0, problems: {} }
  const typed = typedQuantity(line.quantity)
  const { ingredient, part } = named(line.name, typed, known)
  const trim = trimOf(line.trim)
  const base = ingredient?.base_unit ?? (part && portionUnit)
  const name = withoutStrayBlanks(line.name)
  const problems: ReadLine['problems'] = {}
  if (name === '') problems.name = 'Malzemenin adını yazın.'
  else if (base === undefined) problems.name = `“${name}” malzemelerinizde yok; Ctrl Enter ile ekleyin.`
  if (typed === undefined) {
    problems.quantity = ambiguousQuantity(line.quantity.trim()) ?? `Miktarı birimiyle yazın: ${quantityExamples}.`
  } else if (base !== undefined && baseUnitOf(typed.unit) !== base)
    problems.quantity = refusals['recipe.unit_differs']({ name, base })
  if (trim === undefined) problems.trim = trimProblem
  return {
    ...(ingredient !== undefined && { ingredient }),
    ...(part !== undefined && { part }),
    ...(base !== undefined && { base }),
    ...(typed !== undefined && problems.quantity === undefined && withAmount(typed)),
    trim: trim ?? 0,
    problems,
  }
}

const withAmount = (typed: TypedQuantity) => ({ typed, thousandths: thousandthsOf(typed.quantity, typed.unit) ?? 0 })

const wholeIn = (text: string, min: number, max: number): number | undefined => {
  const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : undefined
}
export const portionsOf = ({ portions }: Pick<RecipeDraft, 'portions'>): number | undefined =>
  wholeIn(portions, 1, recipeLimits.portions)

export const problemsOf = (draft: RecipeDraft, known: Known) => {
  const isWrong = draft.lines.some((line) => Object.keys(readLine(line, known).problems).length > 0)
  return {
    startsOn: draft.startsOn === '' ? 'Bir gün seçin.' : undefined,
    portions: portionsOf(draft) === undefined ? '1 ile 10.000 arasında bir sayı yazın.' : undefined,
    cookedWeight:
      draft.cookedWeight.trim() !== '' && wholeIn(draft.cookedWeight, 1, recipeLimits.cookedWeightG) === undefined
        ? '1 ile 5.000 g arasında bir sayı yazın.'
        : undefined,
    form: isWrong ? 'İşaretli satırları düzeltip yeniden kaydedin.' : undefined,
  }
}

export const writtenLines = ({ lines }: RecipeDraft): DraftLine[] => lines.filter((line) => !isBlank(line))

export const bodyOf = (draft: RecipeDraft, name: string, known: Known): SaveRecipeApiArg['body'] => ({
  name,
  starts_on: draft.startsOn,
  portions: portionsOf(draft) ?? 0,
  cooked_weight_g: draft.cookedWeight.trim() === '' ? null : Number(draft.cookedWeight),
  method: draft.method.trim(),
  lines: writtenLines(draft).map((line) => {
    const { ingredient, part, typed, trim } = readLine(line, known)
    return {
      ...(ingredient !== undefined && { ingredient_id: ingredient.id }),
      ...(part !== undefined && { recipe_key: part.key }),
      quantity: typed?.quantity ?? 0,
      unit: typed?.unit ?? 'g',
      trim_percent: trim,
      note: line.note.trim(),
    }
  }),
})

/** Rows and fields that differ from what is saved. */
export const changesIn = (draft: RecipeDraft, saved: RecipeDraft): number => {
  const before = saved.lines.map((line) => JSON.stringify(line))
  const now = writtenLines(draft).map((line) => JSON.stringify(line))
  const changed = now.filter((line) => !before.includes(line)).length
  const ids = new Set(writtenLines(draft).map(({ id }) => id))
  const removed = saved.lines.filter(({ id }) => !ids.has(id)).length
  const isMoved = changed + removed === 0 && now.join() !== before.join()
  const fields = (['portions', 'cookedWeight', 'method'] as const).filter((name) => draft[name] !== saved[name])
  return changed + removed + Number(isMoved) + fields.length
}

/** The same recipe for another number of portions, to the thousandth of what is typed. */
export const multiplied = (lines: readonly DraftLine[], by: { from: number; to: number }): DraftLine[] =>
  lines.map((line) => {
    const typed = typedQuantity(line.quantity)
    if (typed === undefined) return line
    const thousandths = Math.max(1, Math.round(((thousandthsOf(typed.quantity, typed.unit) ?? 0) * by.to) / by.from))
    return { ...line, quantity: measureTyped(thousandths / 1000, baseUnitOf(typed.unit)) }
  })
