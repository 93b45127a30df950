/** What the ingredients of a portion cost; null of nothing. */
export const costPerPortion = (cost: number, portions: number): number | null =>
  portions === 0 ? null : cost / portions

/** The part of what is billed that ingredients cost; null where something of it is not agreed. */
export const shareOfBilled = (cost: number, billed: number | null, unbilledPortions: number): number | null =>
  billed === null || billed === 0 || unbilledPortions > 0 ? null : cost / billed

/** Null if there are meals, but the unit price of none is known. */
export const knownBilled = (billed: number, unbilledPortions: number): number | null =>
  billed === 0 && unbilledPortions > 0 ? null : billed
