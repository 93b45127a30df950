import { fold } from '../shared/rules.ts'
import { thousandthsOf, type TypedUnit } from './units.ts'

/** What people and other programs write for each unit. */
const unitWords: Readonly<Record<TypedUnit, readonly string[]>> = {
  g: ['g', 'gr', 'gram'],
  kg: ['kg', 'kilo', 'kilogram'],
  ml: ['ml', 'mililitre'],
  L: ['l', 'lt', 'litre'],
  adet: ['adet', 'ad'],
  porsiyon: ['porsiyon'],
}
const unitsByWord = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) => words.map((word) => [fold(word), unit as TypedUnit] as const)),
)

export interface TypedQuantity {
  quantity: number
  unit: TypedUnit
}

/** `1.250 kg` is 1.25 kg to one cook and 1,250 kg to another. */
const isAmbiguous = (digits: string, unit: TypedUnit): boolean =>
  (unit === 'kg' || unit === 'L') && /^\d{1,3}\.\d{3}$/.test(digits) && !digits.startsWith('0.')

/** `9 kg`, `700ml`, `12 adet`, `12,5 kg` and `12.5 kg`, `1.250 g`; undefined for anything else. */
export const typedQuantity = (text: string): TypedQuantity | undefined => {
  const [, digits = '', word = ''] = /^([\d.,]+)\s*(\p{L}+)\.?$/u.exec(text.trim()) ?? []
  const unit = unitsByWord.get(fold(word))
  if (unit === undefined || isAmbiguous(digits, unit)) return undefined
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(digits) && !digits.startsWith('0.')
  const plain = (isGrouped ? digits.replaceAll('.', '') : digits).replace(',', '.')
  const quantity = Number(plain)
  return thousandthsOf(quantity, unit) === undefined ? undefined : { quantity, unit }
}
