import { declarationWords } from '../../../../src/texts/menus/declarations.ts'
import { commonCourseText } from '../../../../src/texts/menus/courses.ts'
import type { KitchenLabel } from '../../../api/generated-cooking.ts'
import { labelSizes, type LabelSize } from './label-sizes.ts'

type Dish = KitchenLabel['dishes'][number]

/** Geleneksel · Kuru fasulye, pirinç pilavı; a common course without "Ortak", which means nothing on a box. */
export const dishText = ({ label, course, meal }: Dish): string =>
  [label ?? (course && commonCourseText(course).replace(/^Ortak · /, '')), meal].filter(Boolean).join(' · ')

/** Allergens, pork and alcohol, or that they are not declared (rule K6). */
export const warningText = ({ allergens, contains_pork, contains_alcohol }: Dish): string =>
  declarationWords({ allergens, contains_pork, contains_alcohol }).join(' · ')

const linesOf = (text: string, columns: number): number => Math.max(1, Math.ceil(text.length / columns))

/**
 * The dishes of a label, in as many labels as they need: no allergen may be cut off. A firm of a long name takes a line
 * from them, so that its end can be read as well: that is where branches differ.
 */
export const labelParts = (firm: string, dishes: readonly Dish[], size: LabelSize): Dish[][] => {
  const { columns, headColumns, ...room } = labelSizes[size]
  const lines = room.lines - Math.min(1, linesOf(firm, headColumns) - 1)
  const parts: Dish[][] = []
  let left = 0
  for (const dish of dishes) {
    const needed = linesOf(dishText(dish), columns) + linesOf(warningText(dish), columns)
    const part = parts.at(-1)
    if (part === undefined || needed > left) {
      parts.push([dish])
      left = lines - needed
    } else {
      part.push(dish)
      left -= needed
    }
  }
  return parts
}
