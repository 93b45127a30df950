import { expect, it } from 'vitest'
import { moveTo } from '../../web/features/individual/choosing/move-to.ts'

it.each([
  ['Gece', 'Gece vardiyasına taşı'],
  ['Gece Vardiyası', 'Taşı: Gece Vardiyası'],
  ['GECE VARDİYASI', 'Taşı: GECE VARDİYASI'],
  ['2. vardiya', 'Taşı: 2. vardiya'],
])('a meal moves to %s', (shift, text) => {
  expect(moveTo(shift)).toBe(text)
})
