import { expect, it } from 'vitest'
import { quantityFromTyped } from '../../web/domain/store/typed-quantity.ts'

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.5', 1250],
  ['1.250', 125_000],
  ['1.250,75', 125_075],
  [' 40 kg ', 4000],
  ['40KG', 4000],
  ['0', 0],
  ['1000000', 100_000_000],
])('a quantity typed or pasted as “%s” is accepted', (text, hundredths) => {
  expect(quantityFromTyped(text, 'kg')).toBe(hundredths)
})

it.each([
  ['12 500', 'Çuval', 1_250_000],
  ['4 çuval', 'Çuval', 400],
  ['4 CUVAL', 'Çuval', 400],
  ['2,5 ŞİŞE', 'Şişe', 250],
  ['3 KOLİ', 'Koli', 300],
] as const)('packages are typed as well: “%s”', (text, unit, hundredths) => {
  expect(quantityFromTyped(text, unit)).toBe(hundredths)
})

it.each(['', ' ', 'kg', 'abc', '-5', '1,234', '1,2,3', '1e3', '٣', '1000000,01', '99999999999', '12 L'])(
  '“%s” is not a quantity of kilograms',
  (text) => {
    expect(quantityFromTyped(text, 'kg')).toBeUndefined()
  },
)
