/** Weight, volume, or number; nothing is converted between them (rule B2). */
export const baseUnits = ['g', 'ml', 'adet'] as const
export type BaseUnit = (typeof baseUnits)[number]

/** What another recipe in a recipe is counted in. */
export const portionUnit = 'porsiyon'

const inBase = {
  g: { base: 'g', factor: 1n },
  kg: { base: 'g', factor: 1000n },
  ml: { base: 'ml', factor: 1n },
  L: { base: 'ml', factor: 1000n },
  adet: { base: 'adet', factor: 1n },
  porsiyon: { base: portionUnit, factor: 1n },
} as const
export type TypedUnit = keyof typeof inBase

/** In thousandths of a base unit: 1,000 tons. */
const maxThousandths = 1_000_000_000_000n

/**
 * Thousandths of a base unit, by the digits that were typed: 9.5 kg → 9,500,000. Undefined unless it is above zero and
 * has at most three decimals in the unit it was typed in.
 */
export const thousandthsOf = (quantity: number, unit: TypedUnit): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,3}))?$/.exec(String(quantity)) ?? []
  if (whole === undefined) return undefined
  const thousandths = BigInt(whole + part.padEnd(3, '0')) * inBase[unit].factor
  return thousandths > 0n && thousandths <= maxThousandths ? Number(thousandths) : undefined
}

export const baseUnitOf = (unit: TypedUnit): BaseUnit | typeof portionUnit => inBase[unit].base

/** The units in which amounts of an ingredient can be typed. */
export const unitsFor = (base: BaseUnit | typeof portionUnit): TypedUnit[] =>
  (Object.keys(inBase) as TypedUnit[]).filter((unit) => inBase[unit].base === base)
