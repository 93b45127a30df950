import type { DayFigures } from '../../core/settlement/index.ts'
import { type LocalDate, type ShiftId, sumOf } from '../../core/shared/index.ts'
import type { StatementDay } from '../kernel/contract-shapes.ts'

/** What the rows of a day have in common. */
type DayFacts = Pick<StatementDay, 'date' | 'closed_day' | 'unit_price' | 'vat_rate'>
type Counts = Omit<StatementDay, keyof DayFacts | 'shift_id' | 'has_list'>
/** A correction that nobody has answered. */
export interface OpenCorrection {
  date: LocalDate
  shift_id: ShiftId
  portions: number
}

const countsOf = (day: DayFigures, shift: ShiftId, open: readonly OpenCorrection[]): Counts => ({
  portions: day.meals[shift] ?? 0,
  guests: day.byShift?.[shift]?.guests ?? 0,
  corrections: day.byShift?.[shift]?.corrections ?? 0,
  open_corrections: sumOf(open.filter(({ shift_id }) => shift_id === shift).map(({ portions }) => portions)),
  minimum_top_up: 0,
})

/** A row for each shift that has something on the day, then one for what no row of a shift has. */
export const dayRows = (
  day: DayFigures,
  facts: DayFacts,
  shifts: readonly ShiftId[],
  open: readonly OpenCorrection[],
): StatementDay[] => {
  const ofDay = open.filter(({ date }) => date === day.date)
  const rows = shifts
    .map((shift) => ({ ...facts, shift_id: shift, has_list: shift in day.meals, ...countsOf(day, shift, ofDay) }))
    .filter((row) => row.has_list || row.guests + Math.abs(row.corrections) + Math.abs(row.open_corrections) > 0)
  const left = (all: number, of: keyof Counts) => all - sumOf(rows.map((row) => row[of]))
  return [
    ...rows,
    {
      ...facts,
      shift_id: null,
      has_list: false,
      portions: left(sumOf(Object.values(day.meals)), 'portions'),
      guests: left(day.guests, 'guests'),
      corrections: left(day.corrections, 'corrections'),
      open_corrections: left(sumOf(ofDay.map(({ portions }) => portions)), 'open_corrections'),
      minimum_top_up: day.topUp,
    },
  ]
}
