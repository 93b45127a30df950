/** @internal */

import { isDayText } from './pasted-dates.ts'
import { isNoMeal } from './pasted-words.ts'

/** By row and column, both ends included. */
interface Merge {
  top: number
  bottom: number
  left: number
  right: number
}

const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell !== ''

/**
 * Writes what merged cells say into each of them: a dish for three days, or the name above several columns. A day that
 * is merged over its dishes stays once, and so does a title with nothing beside it.
 */
export const spreadMerge = (
  lines: ReadonlyMap<number, string[]>,
  { top, bottom, left, right }: Merge,
  countCell?: () => void,
): void => {
  const text = lines.get(top)?.[left]
  if (text === undefined || text === '' || isDayText(text)) return
  const rows = [...lines].filter(([row]) => row >= top && row <= bottom)
  const hasOthers = rows.some(([, cells]) => cells.some((cell, at) => isFilled(cell) && (at < left || at > right)))
  if (!hasOthers && !isNoMeal(text)) return
  for (const [, cells] of rows)
    for (let at = left; at <= right; at++) {
      countCell?.()
      if (!isFilled(cells[at])) cells[at] = text
    }
}
