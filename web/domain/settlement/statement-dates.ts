import { sumOf } from '../../../src/core/shared/rules.ts'
import type { Statement, StatementDay } from '../../api/generated-settlement.ts'

/** A date with all its rows. */
export interface StatementDate extends Pick<StatementDay, 'date' | 'closed_day' | 'unit_price'> {
  /** In the order of the statement's shifts; null where there was no list. */
  meals: (number | null)[]
  guests: number
  corrections: number
  open_corrections: number
  /** With guests and accepted corrections. */
  portions: number
  top_up: number
}

type Count = 'portions' | 'guests' | 'corrections' | 'open_corrections' | 'minimum_top_up'

/** Of all rows. */
export const totalOf = (rows: readonly StatementDay[], key: Count): number => sumOf(rows.map((row) => row[key]))

/** What was on the list of a shift; null if there was none. */
export const mealsOf = (rows: readonly StatementDay[], shiftId: string): number | null =>
  rows.find(({ shift_id, has_list }) => shift_id === shiftId && has_list)?.portions ?? null

export const datesOf = ({ days, shifts }: Pick<Statement, 'days' | 'shifts'>): StatementDate[] =>
  [...Map.groupBy(days, ({ date }) => date)].map(([date, rows]) => {
    const [guests, corrections] = [totalOf(rows, 'guests'), totalOf(rows, 'corrections')]
    return {
      date,
      closed_day: rows[0]?.closed_day ?? null,
      unit_price: rows[0]?.unit_price ?? null,
      meals: shifts.map(({ id }) => mealsOf(rows, id)),
      guests,
      corrections,
      open_corrections: totalOf(rows, 'open_corrections'),
      portions: totalOf(rows, 'portions') + guests + corrections,
      top_up: totalOf(rows, 'minimum_top_up'),
    }
  })

export const isMealDay = ({ meals }: StatementDate): boolean => meals.some((count) => count !== null)
