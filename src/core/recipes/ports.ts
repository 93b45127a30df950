import type { CompanyId, IngredientId, LocalDate, UserId } from '../shared/index.ts'
import type { Ingredient, Link } from './ingredient.ts'
import type { BaseUnit, portionUnit } from './units.ts'

export abstract class Ingredients {
  /**
   * Adds ingredients of one catering; false, without adding any, if they would be more than `max`. Refuses with
   * `ingredient.name_taken`.
   */
  abstract add(ingredients: readonly Ingredient[], max: number): Promise<boolean>
  /** With its links that are switched on; locked until the transaction ends. */
  abstract forChange(
    cateringId: CompanyId,
    ingredientId: IngredientId,
  ): Promise<{ ingredient: Ingredient; links: Link[] } | null>
  /** Refuses with `ingredient.name_taken` and `ingredient.unit_in_use`. */
  abstract update(ingredient: Ingredient): Promise<void>
  /** Switches all others off. Refuses with `ingredient.product_missing` and `ingredient.product_taken`. */
  abstract setLinks(ingredient: Ingredient, links: readonly Link[]): Promise<void>
}

/** A line as it is kept; quantities in thousandths of a base unit or a portion. */
export interface WrittenLine {
  ingredientId: IngredientId | null
  baseUnit: BaseUnit | null
  partKey: string | null
  quantity: number
  trim: number
  note: string
}

export interface WrittenRecipe {
  key: string
  name: string
  startsOn: LocalDate
  portions: number
  cookedWeightG: number | null
  method: string
  lines: readonly WrittenLine[]
}

/** What a catering's recipes are before one of them is changed. */
export interface RecipesBefore {
  /** 0 if there is no recipe of the key yet. */
  revision: number
  changedBy: string | null
  changedAt: Date | null
  /** How many recipes there are. */
  count: number
  /** Those of the ingredients that were asked for. */
  ingredients: ReadonlyMap<IngredientId, { name: string; baseUnit: BaseUnit }>
  /** Names of all recipes. */
  names: ReadonlyMap<string, string>
  /** What each recipe has in it on some day from the given one on. */
  parts: ReadonlyMap<string, readonly string[]>
}

export interface KnownIngredient {
  id: IngredientId
  name: string
  baseUnit: BaseUnit
}

/** What a catering's recipes are before a list of them is taken. */
export interface BookBefore {
  /** All ingredients by folded name. */
  ingredients: ReadonlyMap<string, KnownIngredient>
  /** Names of all recipes, also of those that have ended. */
  names: ReadonlyMap<string, string>
  /** Those of the list that are in force on the given day. */
  inForce: ReadonlyMap<string, WrittenRecipe>
  /** What each recipe has in it: on the given day, and in versions that start later. */
  parts: ReadonlyMap<string, { now: readonly string[]; later: readonly string[] }>
}

export abstract class Recipes {
  /** Locks the recipes of the catering until the transaction ends. */
  abstract forChange(
    cateringId: CompanyId,
    wanted: { key: string; from: LocalDate; ingredientIds: readonly IngredientId[] },
  ): Promise<RecipesBefore>
  /** The same for a list of recipes, with the same lock. */
  abstract bookForChange(cateringId: CompanyId, wanted: { keys: readonly string[]; on: LocalDate }): Promise<BookBefore>
  /** Replaces versions of the same day. */
  abstract save(
    cateringId: CompanyId,
    recipes: readonly WrittenRecipe[],
    by: { id: UserId | null; at: Date },
  ): Promise<void>
  /** 100 removes a factor. Returns how many of the firms are partners; changes nothing if not all are. */
  abstract setPortionFactors(
    cateringId: CompanyId,
    key: string,
    firms: readonly { corporateId: CompanyId; percent: number }[],
  ): Promise<number>
}

/** Reads a list of recipes from an uploaded workbook, within the same bounds as any other list. */
export abstract class RecipeLists {
  /** Refuses with `spreadsheet.…` and `recipe_list.…`. */
  abstract read(companyId: CompanyId, file: Uint8Array): Promise<RecipeRow[]>
}

/** Writes recipes row by row into a workbook that `RecipeLists` can read. */
export abstract class RecipeBookSheets {
  abstract write(recipes: readonly ExportedRecipe[]): AsyncIterable<Uint8Array>
}

/** A row of a list of recipes, as typed; undefined if the list has no such column. */
export interface RecipeRow {
  /** The row number that Excel shows. */
  row: number
  /** Empty: the one above. */
  component: string
  portions: string | undefined
  ingredient: string
  /** With its unit. */
  quantity: string
  trim: string
  note: string
  method: string | undefined
  cookedWeight: string | undefined
}

/** A recipe as a workbook shows it; quantities are net, in base units or portions. */
export interface ExportedRecipe {
  name: string
  portions: number
  cookedWeightG: number | null
  method: string
  lines: readonly { name: string; quantity: number; unit: BaseUnit | typeof portionUnit; trim: number; note: string }[]
}
