import { expect, it } from 'vitest'
import { moveTo } from '../../web/features/individual/choosing/move-to.ts'

it.each([
  ['Gece', 'Gece vardiyasına taşı'],
  ['Akşam', 'Akşam vardiyasına taşı'],
  ['Akşam Vardiyası', 'Akşam Vardiyasına taşı'],
  ['Gece vardiyası ', 'Gece vardiyasına taşı'],
  ['GECE VARDİYASI', 'GECE VARDİYASINA taşı'],
  ['2. vardiya', '2. vardiyaya taşı'],
  ['2. VARDİYA', '2. VARDİYAYA taşı'],
  ['Vardiya 1', 'Vardiya 1’e taşı'],
  ['Vardiya 2', 'Vardiya 2’ye taşı'],
  ['VARDİYA 3', 'VARDİYA 3’e taşı'],
  ['Vardiya 10', 'Vardiya 10’a taşı'],
  ['Vardiya A', 'Vardiya A’ya taşı'],
  ['Vardiya B', 'Vardiya B’ye taşı'],
  ['Vardiya (gece)', '“Vardiya (gece)” vardiyasına taşı'],
  ['08:00–16:00', '08:00–16:00 vardiyasına taşı'],
])('the button to move a meal to %s has the right suffix', (shift, text) => {
  expect(moveTo(shift)).toBe(text)
})
