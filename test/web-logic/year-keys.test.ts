import { expect, it } from 'vitest'
import { afterKey } from '../../web/domain/calendar/use-range-pick.ts'

it.each([
  ['ArrowLeft', '2027-03-01', '2027-02-28'],
  ['ArrowDown', '2027-12-27', '2028-01-03'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageDown', '2027-12-15', '2028-01-15'],
  ['PageUp', '2028-03-31', '2028-02-29'],
  ['PageUp', '2027-01-10', '2026-12-10'],
  ['Home', '2027-05-17', '2027-05-01'],
  ['End', '2028-02-02', '2028-02-29'],
])('%s leads from %s to %s in the calendar of a year', (key, from, to) => {
  expect(afterKey(key, from)).toBe(to)
})

it('leaves other keys alone', () => {
  expect(afterKey('a', '2027-05-17')).toBeUndefined()
})
