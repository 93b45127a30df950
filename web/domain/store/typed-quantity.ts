import { fold, hundredthsOf } from '../../../src/core/shared/rules.ts'
import { maxQuantity, type UnitType } from '../../../src/core/store/rules.ts'
import { liraFromTyped } from '../../ui/words/lira.ts'

/** `12,5`, `1.250`, `12.5 kg` → hundredths of the unit; undefined for anything that is not a quantity. */
export const quantityFromTyped = (text: string, unit: UnitType): number | undefined => {
  const typed = text.trim()
  const isNamed = fold(typed).endsWith(fold(unit))
  const units = liraFromTyped(isNamed ? typed.slice(0, -unit.length) : typed)
  const hundredths = units === undefined ? undefined : hundredthsOf(units)
  return hundredths === undefined || hundredths > maxQuantity ? undefined : hundredths
}
