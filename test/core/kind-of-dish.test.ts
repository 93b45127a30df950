import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kindOfDish, partsOf } from '../../web/shared/food/kind-of-dish.ts'

test.each([
  ['Mercimek çorbası, ekmek', [], 'soup'],
  ['EZOGELİN ÇORBASI', [], 'soup'],
  ['Kuru fasulye, pirinç pilavı, turşu', ['Etli'], 'beans'],
  ['Zeytinyağlı taze fasulye', ['Vejetaryen'], 'vegetables'],
  ['Izgara köfte, piyaz', ['Izgara', 'Köfte'], 'meatballs'],
  ['Mercimek köftesi, marul, ayran', ['Vegan'], 'bulgur'],
  ['Fırında palamut, roka', ['Balık'], 'fish'],
  ['Tavuk döner, pilav', ['Tavuk', 'Izgara'], 'chicken'],
  ['Et döner, pide', ['Etli', 'Izgara'], 'kebab'],
  ['Adana kebap, bulgur pilavı', ['Izgara'], 'kebab'],
  ['Orman kebabı, bulgur pilavı', ['Etli'], 'stew'],
  ['Sebzeli lazanya', ['Vejetaryen'], 'bake'],
  ['Etli biber dolma, yoğurt', ['Etli'], 'dolma'],
  ['Menemen, peynir', ['Vejetaryen'], 'egg'],
  ['Ispanaklı börek, cacık', ['Hamur işi'], 'pastry'],
  ['Şefin önerisi', ['Vegan'], 'vegetables'],
  ['Şefin önerisi', [], 'dish'],
  ['cacık', [], 'cacik'],
  ['bulgur pilavı', [], 'bulgur'],
  ['şehriyeli pilav', [], 'rice'],
])('%s (%j) is drawn as %s', (name, tags, kind) => {
  expect(kindOfDish({ name, tags })).toBe(kind)
})

test('a dish is its main part and its sides', () => {
  expect(partsOf('Mantı, yoğurt , naneli sos')).toEqual({ main: 'Mantı', sides: ['yoğurt', 'naneli sos'] })
  expect(partsOf('Pizza')).toEqual({ main: 'Pizza', sides: [] })
})

test('there are about twenty drawings, and each kind that words name has one', () => {
  const drawings = readdirSync(join(import.meta.dirname, '../../web/shared/food')).filter((file) =>
    file.endsWith('.svg'),
  )
  expect(drawings.length).toBeGreaterThanOrEqual(20)
  for (const name of [
    'çorba',
    'balık',
    'tavuk',
    'mantı',
    'kısır',
    'köfte',
    'musakka',
    'sarma',
    'güveç',
    'piyaz',
    'pırasa',
  ])
    expect(drawings).toContain(`${kindOfDish({ name })}.svg`)
})
