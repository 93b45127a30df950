import { atFirstUse } from '../../core/shared/rules.ts'
const digits = atFirstUse(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 }))
const twoDecimals = atFirstUse(
  () => new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** A non-breaking space keeps a number and its unit on the same line. */
const kept = (number: string | number, unit: string): string => `${number}\u00a0${unit}`

/** 1.234,50 ₺ */
export const formatLira = (lira: number): string => kept(twoDecimals().format(lira), '₺')
/** 1.000.000 ₺, with decimals only if there are any */
export const wholeLira = (lira: number): string => kept(digits().format(lira), '₺')
/** 1234.5 → `1.234,5`, with no more decimals than needed. */
export const quantityText = (quantity: number): string => digits().format(quantity)
/** Words are written small after a number, symbols as they are: 4 çuval, 18 L. */
export const unitText = (unit: string): string => (unit.length > 2 ? unit.toLocaleLowerCase('tr') : unit)
/** 12,5 kg */
export const quantityIn = (quantity: number, unit: string): string => kept(quantityText(quantity), unitText(unit))
/** 12 ay */
export const monthsText = (months: number): string => kept(months, 'ay')
