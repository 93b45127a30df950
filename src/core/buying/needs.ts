import { Fraction, type ProductId } from '../shared/rules.ts'

/** What is known of an ingredient besides how much of it recipes take; in base units. */
export interface Supply {
  /** Null if it was not counted lately; then nothing is taken off. */
  shelf: Fraction | null
  /** In orders that are due until the last day and not delivered yet. */
  ordered: Fraction
}

/** Taken off once, after the need was added up over all days and components (rule B3). */
export const missingOf = (needed: Fraction, { shelf, ordered }: Supply): Fraction =>
  needed.less(ordered.plus(shelf ?? Fraction.zero))

/** The supply after so much was cooked of it: from the shelf first, then from what is delivered by then. */
export const afterCooking = (cooked: Fraction, { shelf, ordered }: Supply): Supply => ({
  shelf: shelf && shelf.less(cooked),
  ordered: ordered.less(cooked.less(shelf ?? Fraction.zero)),
})

/** What is on the shelf now: as counted, with what came and without what was cooked since. */
export const onShelf = (counted: Fraction, received: Fraction, cooked: Fraction): Fraction =>
  counted.plus(received).less(cooked)

/** A product that an ingredient can be bought as. */
export interface ProductOffer {
  productId: ProductId
  /** Base units in one sales unit. */
  content: Fraction
  /** The smallest order and what the supplier has, in hundredths of a sales unit. */
  minimum: number
  stock: number
}

export interface Purchase<Of extends ProductOffer = ProductOffer> {
  offer: Of
  /** Whole sales units. */
  units: number
  /** Without the smallest order. */
  unitsNeeded: number
  /** What it leaves beyond the need, in base units. */
  surplus: Fraction
}

/**
 * Whole sales units of the first offer, raised to its smallest order; where its supplier has too little, what is there,
 * and the rest of the next one. `short` is what none of them has.
 */
export const purchasesOf = <Of extends ProductOffer>(
  missing: Fraction,
  offers: readonly Of[],
): { purchases: Purchase<Of>[]; short: Fraction } => {
  const purchases: Purchase<Of>[] = []
  let rest = missing
  for (const offer of offers) {
    if (rest.isZero) break
    const unitsNeeded = Number(rest.over(offer.content).ceiling)
    const minimum = Math.ceil(offer.minimum / 100)
    const inStock = Math.floor(offer.stock / 100)
    const units = Math.min(Math.max(unitsNeeded, minimum), inStock)
    if (units < minimum) continue
    const bought = offer.content.times(Fraction.of(units))
    purchases.push({ offer, units, unitsNeeded: Math.min(unitsNeeded, units), surplus: bought.less(rest) })
    rest = rest.less(bought)
  }
  return { purchases, short: rest }
}

/** How long the shelf is computed from a count; after that it counts as not counted. */
export const countDays = 31
/** How many days needs are added up over at most. */
export const maxNeedDays = 14
/** How many open days they are added up over if nothing else is asked for. */
export const openDays = 7
