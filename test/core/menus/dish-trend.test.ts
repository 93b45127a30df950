import { expect, it } from 'vitest'
import { directionOf } from '../../../src/core/menus/rules.ts'

const month = (average: number, ratings = 10) => ({ average, ratings })
const none = { average: null, ratings: null }

it.each([
  ['rising', [month(4), month(4), month(4), month(4.2)]],
  ['falling', [month(4.3), month(4.1), month(4.2), month(4)]],
  ['steady', [month(4), month(4), month(4), month(4.1)]],
  ['steady', [month(4), month(4), month(4), month(3.9)]],
  // A month of few ratings says less about what was usual.
  ['steady', [month(5, 3), month(4, 97), none, month(4.1)]],
  // Months without an average are left out.
  ['falling', [none, month(4.5), month(4), none]],
] as const)('a dish is %s against the months before', (direction, months) => {
  expect(directionOf(months)).toBe(direction)
})

it('one month has no direction', () => {
  expect(directionOf([none, none, none, month(4)])).toBeNull()
  expect(directionOf([])).toBeNull()
})
