import { Fraction, type IngredientId, type LocalDate } from '../shared/rules.ts'

/** Either an ingredient or another recipe, whose quantity is in portions. */
export interface RecipeLine {
  ingredientId: IngredientId | null
  partKey: string | null
  /** Net, in base units or portions. */
  quantity: Fraction
  /** Percent of the gross quantity, 0 to 99. */
  trim: number
}

/** A recipe from a day on, until its next version. */
export interface RecipeVersion {
  key: string
  startsOn: LocalDate
  portions: number
  lines: readonly RecipeLine[]
}

/** Recipes by the keys of their components. */
export type RecipeBook<Version extends RecipeVersion = RecipeVersion> = ReadonlyMap<string, Version>

/** The versions in force on a date (rule B1). A version without lines ends the recipe. */
export const bookOn = <Version extends RecipeVersion>(
  versions: readonly Version[],
  date: LocalDate,
): RecipeBook<Version> => {
  const book = new Map<string, Version>()
  for (const version of versions) {
    const known = book.get(version.key)
    if (version.startsOn <= date && (known === undefined || known.startsOn < version.startsOn))
      book.set(version.key, version)
  }
  for (const [key, { lines }] of book) if (lines.length === 0) book.delete(key)
  return book
}

/** Gross = net ÷ (1 − trim). */
export const grossOf = (net: Fraction, trim: number): Fraction => net.times(Fraction.of(100, 100 - trim))

/** What one portion takes, with what its parts take. */
export interface PortionAmounts {
  /** Gross, in base units. */
  amounts: ReadonlyMap<IngredientId, Fraction>
  /** Keys of parts that have no recipe; what they take is not known. */
  missing: ReadonlySet<string>
}

/** What one portion of each recipe takes; null for one that has no recipe. Each recipe is computed once. */
export const portionAmountsIn = (book: RecipeBook): ((key: string) => PortionAmounts | null) => {
  const known = new Map<string, PortionAmounts | null>()
  const compute = (key: string): PortionAmounts | null => {
    const recipe = book.get(key)
    if (recipe === undefined) return null
    const amounts = new Map<IngredientId, Fraction>()
    const missing = new Set<string>()
    const add = (id: IngredientId, amount: Fraction) => amounts.set(id, amount.plus(amounts.get(id) ?? Fraction.zero))
    for (const { ingredientId, partKey, quantity, trim } of recipe.lines) {
      const gross = grossOf(quantity, trim).over(Fraction.of(recipe.portions))
      if (ingredientId !== null) add(ingredientId, gross)
      if (partKey === null) continue
      const part = amountsOf(partKey)
      if (part === null) missing.add(partKey)
      for (const [id, amount] of part?.amounts ?? []) add(id, amount.times(gross))
      for (const one of part?.missing ?? []) missing.add(one)
    }
    return { amounts, missing }
  }
  const amountsOf = (key: string): PortionAmounts | null => {
    if (!known.has(key)) {
      known.set(key, null)
      known.set(key, compute(key))
    }
    return known.get(key) ?? null
  }
  return amountsOf
}

/** Kuruş of a base unit of an ingredient; absent where it is not known. */
export type UnitCosts = ReadonlyMap<IngredientId, Fraction>

export interface Cost {
  /** In kuruş; at least so much if something is unknown. */
  amount: Fraction
  unknownIngredients: IngredientId[]
  unknownParts: string[]
}

/** An unknown price is never zero: it is named (rule B4). */
export const costOf = ({ amounts, missing }: PortionAmounts, costs: UnitCosts): Cost => {
  const known = [...amounts].filter(([id]) => costs.has(id))
  return {
    amount: known.reduce((sum, [id, amount]) => sum.plus(amount.times(costs.get(id) ?? Fraction.zero)), Fraction.zero),
    unknownIngredients: [...amounts.keys()].filter((id) => !costs.has(id)),
    unknownParts: [...missing],
  }
}

/**
 * A way from a recipe back to itself by way of others; null if there is none. `parts` are the recipes that each recipe
 * has in it.
 */
export const circleThrough = (start: string, parts: ReadonlyMap<string, readonly string[]>): string[] | null => {
  const seen = new Set<string>()
  const search = (key: string): string[] | null => {
    for (const part of parts.get(key) ?? []) {
      if (part === start) return [key, part]
      if (seen.has(part)) continue
      seen.add(part)
      const way = search(part)
      if (way !== null) return [key, ...way]
    }
    return null
  }
  return search(start)
}

export interface SheetNeed {
  key: string
  portions: Fraction
  isPart: boolean
}

/** The recipes to cook for so many portions of each component, then the parts of these, each once. */
export const sheetsOf = (wanted: ReadonlyMap<string, Fraction>, book: RecipeBook): SheetNeed[] => {
  const order: string[] = []
  const visited = new Set<string>()
  const visit = (key: string): void => {
    if (visited.has(key)) return
    visited.add(key)
    for (const { partKey } of book.get(key)?.lines ?? []) if (partKey !== null) visit(partKey)
    order.unshift(key)
  }
  for (const key of [...wanted.keys()].toReversed()) visit(key)
  const needed = new Map(wanted)
  for (const key of order) {
    const recipe = book.get(key)
    const portions = needed.get(key) ?? Fraction.zero
    for (const { partKey, quantity, trim } of recipe?.lines ?? [])
      if (partKey !== null && recipe !== undefined) {
        const share = grossOf(quantity, trim).over(Fraction.of(recipe.portions)).times(portions)
        needed.set(partKey, share.plus(needed.get(partKey) ?? Fraction.zero))
      }
  }
  const parts = order.filter((key) => !wanted.has(key))
  return [...wanted.keys(), ...parts]
    .filter((key) => book.has(key))
    .map((key) => ({ key, portions: needed.get(key) ?? Fraction.zero, isPart: !wanted.has(key) }))
}
