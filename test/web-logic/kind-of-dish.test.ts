import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { alternative, traditional, vegetarian } from '../../cli/demo/dishes.ts'
import { kinds, withMeat } from '../../web/domain/menus/food/dish-kinds.ts'
import { kindOfDish } from '../../web/domain/menus/food/kind-of-dish.ts'
import { partsOf } from '../../web/domain/menus/food/parts-of.ts'
import { dishNames } from './dish-names.ts'

const folder = join(import.meta.dirname, '../../web/domain/menus/food')
const drawings = readdirSync(folder).flatMap((file) => (file.endsWith('.svg') ? [file.replace('.svg', '')] : []))
const dishes = Object.entries(dishNames).flatMap(([kind, lines]) =>
  lines.split('\n').map((line) => {
    const [name = '', ...tags] = line.trim().split(/\s*\|\s*/)
    return { name, tags, kind }
  }),
)

describe('dish names as canteens write them', () => {
  test('are more than three hundred', () => {
    expect(new Set(dishes.map(({ name }) => name)).size).toBeGreaterThanOrEqual(300)
  })

  test.each(dishes)('$name ($tags) is drawn as $kind', ({ name, tags, kind }) => {
    expect(kindOfDish({ name, tags })).toBe(kind)
  })

  test('with the tag Vegan or Vejetaryen are never drawn with meat', () => {
    const tags = ['Vegan', 'VEGAN', 'Vejetaryen', 'VEJETARYEN', 'Vejeteryan', 'Vejetaryen ']
    for (const { name } of dishes)
      for (const tag of tags)
        for (const all of [[tag], ['Tavuk', tag], [tag, 'Etli', 'Köfte', 'Balık']])
          expect(withMeat.has(kindOfDish({ name, tags: all })), `${name} (${all.join(', ')})`).toBe(false)
  })

  test('are recognized in capital letters, with decomposed letters and with surrounding blanks', () => {
    for (const { name, tags, kind } of dishes)
      for (const same of [name.toLocaleUpperCase('tr'), `  ${name}  `, name.normalize('NFD')])
        expect(kindOfDish({ name: same, tags }), same).toBe(kind)
  })

  test('every dish of the demo gets a more specific drawing than the default', () => {
    const unknown = [...traditional, ...alternative, ...vegetarian].filter((dish) => kindOfDish(dish) === 'dish')
    expect(unknown).toEqual([])
  })
})

test('a dish consists of a main part and sides', () => {
  expect(partsOf('Mantı, yoğurt , naneli sos')).toEqual({ main: 'Mantı', sides: ['yoğurt', 'naneli sos'] })
  expect(partsOf('Pizza')).toEqual({ main: 'Pizza', sides: [] })
})

test('every kind has its own drawing, and every drawing belongs to a kind', () => {
  expect(drawings.toSorted()).toEqual(Object.keys(dishNames).toSorted())
  for (const [kind] of kinds) expect(drawings).toContain(kind)
  const contents = drawings.map((kind) => readFileSync(join(folder, `${kind}.svg`), 'utf8'))
  expect(new Set(contents).size).toBe(drawings.length)
})
