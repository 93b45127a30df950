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

/** What must be bought as a workbook has it, in the order in which it is shown. */
export interface PurchaseBook {
  /** Percent of the meals that are estimated; null if all lists are frozen. */
  estimateShare: number | null
  /** Without them no column has prices. */
  hasPrices: boolean
  lines: readonly {
    supplier: string
    ingredient: string
    /** kg, L or adet, which `needed` to `missing` and `content` are in; null for what another line has. */
    measure: string
    needed: number | null
    /** Null also if it was not counted. */
    shelf: number | null
    ordered: number | null
    missing: number | null
    units: number
    unit: string
    content: number
    product: string
    /** Why it is another number than what is missing. */
    note: string
    /** In lira; null for whoever sees no prices. */
    unitPrice: number | null
    amount: number | null
  }[]
  sources: readonly {
    ingredient: string
    date: LocalDate
    component: string
    portions: number
    perPortion: number
    /** Of `perPortion`. */
    baseUnit: BaseUnit
    quantity: number
    measure: string
  }[]
  leftOut: readonly {
    what: string
    reason: string
    portions: number | null
    quantity: number | null
    measure: string
  }[]
}

export abstract class PurchaseBooks {
  abstract write(book: PurchaseBook): AsyncIterable<Uint8Array>
}
