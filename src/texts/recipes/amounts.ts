import { atFirstUse } from '../../core/shared/rules.ts'
import type { BaseUnit, portionUnit, TypedUnit } from '../../core/recipes/rules.ts'

type Unit = BaseUnit | typeof portionUnit

const digits = (most: number) => atFirstUse(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: most }))
const shown = { 0: digits(0), 1: digits(1), 3: digits(3) }
const typed = atFirstUse(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3, useGrouping: false }))

const larger: Partial<Record<Unit, TypedUnit>> = { g: 'kg', ml: 'L' }

const inUnit = (base: number, unit: Unit): { number: number; unit: TypedUnit } => {
  const large = larger[unit]
  return large !== undefined && base >= 1000 ? { number: base / 1000, unit: large } : { number: base, unit }
}

/** What is read, no finer than a scale shows it: 9782.609 g → 9,783 kg, 888.889 g → 889 g, 18.217 g → 18,2 g */
export const measureText = (base: number, unit: Unit): string => {
  const { number, unit: word } = inUnit(base, unit)
  const isFine = word === 'g' || word === 'ml'
  const decimals = !isFine || number < 10 ? 3 : number < 100 ? 1 : 0
  return `${shown[decimals]().format(number)}\u00a0${word}`
}

/** What is typed, exactly: 12500 g → 12,5 kg, 1250.5 g → 1250,5 g */
export const measureTyped = (base: number, unit: Unit): string => {
  const { number, unit: word } = Number.isInteger(base) ? inUnit(base, unit) : { number: base, unit }
  return `${typed().format(number)} ${word}`
}
