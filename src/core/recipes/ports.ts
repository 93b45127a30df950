import type { CompanyId, IngredientId, LocalDate, UserId } from '../shared/index.ts'
import type { Ingredient, Link } from './ingredient.ts'
import type { BaseUnit } from './units.ts'

export abstract class Ingredients {
  /** False if it would be one more than `max`. Refuses with `ingredient.name_taken`. */
  abstract add(ingredient: Ingredient, max: number): Promise<boolean>
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

export abstract class Recipes {
  /** Locks the recipes of the catering until the transaction ends. */
  abstract forChange(
    cateringId: CompanyId,
    wanted: { key: string; from: LocalDate; ingredientIds: readonly IngredientId[] },
  ): Promise<RecipesBefore>
  /** Replaces a version of the same day. */
  abstract save(cateringId: CompanyId, recipe: WrittenRecipe, by: { id: UserId | null; at: Date }): Promise<void>
  /** 100 removes a factor. Returns how many of the firms are partners; changes nothing if not all are. */
  abstract setPortionFactors(
    cateringId: CompanyId,
    key: string,
    firms: readonly { corporateId: CompanyId; percent: number }[],
  ): Promise<number>
}
