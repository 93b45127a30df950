import { expect, it } from 'vitest'
import { contentOf, isContent } from '../../../web/features/production/recipes/ingredient-draft.ts'

it.each([
  ['kg', null, null, '1 kg'],
  ['Adet', null, null, '1 adet'],
  ['Koli', 30, 'Adet', '30 adet'],
  ['Koli', 1.125, 'kg', '1,125 kg'],
  ['Teneke', 18, 'L', '18 L'],
] as const)('what one %s holds is proposed as it is typed', (unit_type, content_quantity, content_unit, typed) => {
  expect(contentOf({ unit_type, content_quantity, content_unit })).toBe(typed)
  expect(isContent(typed)).toBe(true)
})

it('what a package holds is left to be typed if the supplier does not say it', () => {
  expect(contentOf({ unit_type: 'Çuval', content_quantity: null, content_unit: null })).toBe('')
})
