import { kurusOf, liraOf } from '../../../src/core/shared/rules.ts'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'

/** With its sign, also where it grew: +13,50 ₺ */
export const formatLiraChange = (lira: number): string => `${lira > 0 ? '+' : ''}${formatLira(lira)}`

/** What a field for an amount begins with: 1234.5 → 1234,50 */
export const liraTyped = (lira: number): string => lira.toFixed(2).replace('.', ',')

/** 125,50, 1.234,50 and, by the dot of a number pad, 125.50; undefined for what is no amount in whole kuruş. */
export const liraFromTyped = (text: string): number | undefined => {
  const typed = text.replace(/\s|₺/g, '')
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(typed) ? typed.replaceAll('.', '') : typed
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(plain)) return undefined
  const kurus = kurusOf(Number(plain.replace(',', '.')))
  return kurus === undefined ? undefined : liraOf(kurus)
}
