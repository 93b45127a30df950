import type { CompanyId, IngredientId, LocalDate, UserId } from '../shared/index.ts'
import type { BaseUnit } from '../recipes/rules.ts'

/** What was on the shelf after the last meal that had been cooked. */
export interface ShelfCount {
  date: LocalDate
  /** The meals of the date that start then or earlier had been cooked; null for none of them. */
  servingTime: string | null
  countedAt: Date
  by: UserId | null
  /** In thousandths of a base unit. */
  counts: readonly { ingredientId: IngredientId; baseUnit: BaseUnit; quantity: number }[]
}

export abstract class Shelves {
  /** Locks counting in the catering until the transaction ends. */
  abstract unitsOf(
    cateringId: CompanyId,
    ingredientIds: readonly IngredientId[],
  ): Promise<ReadonlyMap<IngredientId, { name: string; baseUnit: BaseUnit }>>
  /** Returns how many were written; not those that were counted later already. */
  abstract save(cateringId: CompanyId, count: ShelfCount): Promise<number>
}
