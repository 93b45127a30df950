import { addDays, daysBetween, type LocalDate, refusals, withFacts } from '../shared/index.ts'
import { absenceDaysAhead, type DateRange, maxAbsentDays } from './rules.ts'

export const absenceRefusal = refusals({
  'absence.missing': 'missing',
  'absence.range_invalid': 'unprocessable',
  'absence.past': 'unprocessable',
  'absence.too_long': withFacts<{ days: number }>('unprocessable'),
  'absence.too_far': withFacts<{ days: number }>('unprocessable'),
})

const isTooLong = ({ first, last }: DateRange): boolean => daysBetween(first, last) >= maxAbsentDays
const isTooFar = ({ last }: DateRange, today: LocalDate): boolean => last > addDays(today, absenceDaysAhead)

/** Why nobody may mark the range today. */
export type RangeProblem = 'range_invalid' | 'past' | 'too_long' | 'too_far'

export const rangeProblem = (range: DateRange, today: LocalDate): RangeProblem | undefined => {
  if (range.last < range.first) return 'range_invalid'
  if (isTooLong(range)) return 'too_long'
  if (range.first < today) return 'past'
  return isTooFar(range, today) ? 'too_far' : undefined
}

/** Refuses what nobody may mark with one request, whatever day it is. */
export const checkedRange = <Range extends DateRange>(range: Range): Range => {
  if (range.last < range.first) throw absenceRefusal('absence.range_invalid')
  if (isTooLong(range)) throw absenceRefusal('absence.too_long', { days: maxAbsentDays })
  return range
}

export const refuseUnfitAbsence = (range: DateRange, today: LocalDate): void => {
  if (checkedRange(range).first < today) throw absenceRefusal('absence.past')
  if (isTooFar(range, today)) throw absenceRefusal('absence.too_far', { days: absenceDaysAhead })
}
