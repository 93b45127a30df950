import { kurusOf, liraOf } from '../../../src/core/shared/rules.ts'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'

/** Signed, also when positive: +13,50 ₺ */
export const formatLiraChange = (lira: number): string => `${lira > 0 ? '+' : ''}${formatLira(lira)}`

/** The initial text of an amount field: 1234.5 → 1234,50 */
export const liraTyped = (lira: number): string => lira.toFixed(2).replace('.', ',')

/**
 * Accepts 125,50, 1.234,50 and, with the dot of a number pad, 125.50; undefined for anything that is not an amount in
 * whole kuruş.
 */
export const liraFromTyped = (text: string): number | undefined => {
  const typed = text.replace(/\s|₺/g, '')
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(typed) ? typed.replaceAll('.', '') : typed
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(plain)) return undefined
  const kurus = kurusOf(Number(plain.replace(',', '.')))
  return kurus === undefined ? undefined : liraOf(kurus)
}
