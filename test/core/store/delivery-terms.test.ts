import { describe, expect, it } from 'vitest'
import { deliveryDateProblem, deliveryDates } from '../../../src/core/store/rules.ts'

/** Thursday the 5th of March 2026, in Turkey three hours ahead. */
const at = (time: string): Date => new Date(`2026-03-05T${time}:00+03:00`)
/** Mondays, Fridays and Saturdays, ordered until 16:00 the day before. */
const terms = { weekdays: [1, 5, 6], cutoffDays: 1, cutoffTime: '16:00' }

describe('a date of delivery', () => {
  it('is one of the weekdays on which the supplier delivers', () => {
    expect(deliveryDateProblem('2026-03-06', terms, at('15:59'))).toBeUndefined()
    expect(deliveryDateProblem('2026-03-08', terms, at('15:59'))).toBe('closed_day')
  })

  it('can be chosen until orders for it close', () => {
    expect(deliveryDateProblem('2026-03-06', terms, at('16:00'))).toBe('too_late')
    expect(deliveryDateProblem('2026-03-07', terms, at('16:00'))).toBeUndefined()
    expect(deliveryDateProblem('2026-03-07', { ...terms, cutoffDays: 2, cutoffTime: '24:00' }, at('23:59'))).toBe(
      undefined,
    )
  })

  it('is neither past nor more than sixty days away, by Turkish dates, whatever the terms', () => {
    const evening = new Date('2026-03-05T21:30:00Z')
    for (const any of [null, { weekdays: [1, 2, 3, 4, 5, 6, 7], cutoffDays: 0, cutoffTime: '24:00' }]) {
      expect(deliveryDateProblem('2026-03-05', any, evening)).toBe('past')
      expect(deliveryDateProblem('2026-03-06', any, evening)).toBeUndefined()
      expect(deliveryDateProblem('2026-05-05', any, evening)).toBeUndefined()
      expect(deliveryDateProblem('2026-05-06', any, evening)).toBe('too_far')
    }
  })

  it('is offered only if it would be taken', () => {
    expect(deliveryDates(terms, at('16:00')).slice(0, 3)).toEqual(['2026-03-07', '2026-03-09', '2026-03-13'])
    expect(deliveryDates(null, at('16:00'))).toHaveLength(61)
  })
})
