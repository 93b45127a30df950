import { describe, expect, test } from 'vitest'
import { typedQuantity } from '../../../src/core/recipes/rules.ts'

describe('A quantity in the cell of a recipe', () => {
  test.each([
    ['9 kg', 9, 'kg'],
    ['700 ml', 700, 'ml'],
    ['12 adet', 12, 'adet'],
    ['12,5 kg', 12.5, 'kg'],
    ['12.5 kg', 12.5, 'kg'],
    ['0.125 kg', 0.125, 'kg'],
    ['  600g ', 600, 'g'],
    ['250 GR.', 250, 'g'],
    ['1.250 g', 1250, 'g'],
    ['1.250,5 kg', 1250.5, 'kg'],
    ['2 lt', 2, 'L'],
    ['1,5 Litre', 1.5, 'L'],
    ['100 porsiyon', 100, 'porsiyon'],
  ] as const)('is understood as %s', (text, quantity, unit) => {
    expect(typedQuantity(text)).toEqual({ quantity, unit })
  })

  test.each([
    '',
    '9',
    'kg',
    'biraz',
    '9 çuval',
    '-9 kg',
    '0 kg',
    '1,2345 kg',
    '1,2,3 kg',
    '9 kg 500 g',
    '1e3 g',
    '. kg',
  ])('is refused as “%s”', (text) => expect(typedQuantity(text)).toBeUndefined())

  test('is refused where it can be read in two ways', () => {
    expect(typedQuantity('1.250 kg')).toBeUndefined()
    expect(typedQuantity('1.250 L')).toBeUndefined()
  })
})
