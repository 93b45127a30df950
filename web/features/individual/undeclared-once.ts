import { type Declaration, undeclaredLabel } from '../../../src/texts/menus/declarations.ts'
import type { MenuPlayDay } from '../../api/generated-eating.ts'

export const isUndeclared = ({ allergens }: Declaration): boolean => allergens == null

/** If several dishes have no declaration, the day says so once, naming them unless it is all of them (rule L1). */
const undeclaredOnce = (dishes: readonly { name: string; dish: Declaration }[]): string | undefined => {
  const undeclared = dishes.filter(({ dish }) => isUndeclared(dish))
  if (undeclared.length < 2) return undefined
  if (undeclared.length === dishes.length) return undeclaredLabel
  return `${undeclaredLabel}: ${undeclared.map(({ name }) => name).join(', ')}`
}

export const undeclaredOptions = ({ options }: MenuPlayDay): string | undefined =>
  undeclaredOnce(options.map(({ label, meal }) => ({ name: label, dish: meal })))

export const undeclaredCourses = (courses: MenuPlayDay['common_courses']): string | undefined =>
  undeclaredOnce(courses.map((dish) => ({ name: dish.name, dish })))
