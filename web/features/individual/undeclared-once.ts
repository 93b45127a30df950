import { type Declaration, undeclaredLabel } from '../../../src/texts/menus/declarations.ts'

export const isUndeclared = ({ allergens }: Declaration): boolean => allergens == null

/** If several dishes have no declaration, the day says so once, naming them unless it is all of them (rule L1). */
export const undeclaredOnce = (dishes: readonly { name: string; dish: Declaration }[]): string | undefined => {
  const undeclared = dishes.filter(({ dish }) => isUndeclared(dish))
  if (undeclared.length < 2) return undefined
  if (undeclared.length === dishes.length) return undeclaredLabel
  return `${undeclaredLabel}: ${undeclared.map(({ name }) => name).join(', ')}`
}
