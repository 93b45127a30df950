import fc from 'fast-check'
import { expect, it } from 'vitest'
import { circleThrough } from '../../../src/core/recipes/index.ts'
import { circlesIn, depthIn, waysBack } from '../../../src/core/recipes/circles.ts'

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const books = fc.dictionary(fc.constantFrom(...keys), fc.array(fc.constantFrom(...keys), { maxLength: 3 }), {
  maxKeys: keys.length,
})

it('finds of any recipes exactly those that contain themselves, each with a way that leads back', () => {
  fc.assert(
    fc.property(books, (book) => {
      const parts = new Map(Object.entries(book))
      const ways = new Map(circlesIn(parts).flatMap((circle) => [...waysBack(circle, parts)]))
      expect([...ways.keys()].toSorted()).toEqual(keys.filter((key) => circleThrough(key, parts) !== null))
      for (const [key, way] of ways) {
        expect([way[0], way.at(-1)]).toEqual([key, key])
        for (const [at, one] of way.slice(0, -1).entries())
          if (one !== '…' && way[at + 1] !== '…') expect(parts.get(one)).toContain(way[at + 1])
      }
    }),
  )
})

it('leaves out the middle of a long way', () => {
  const parts = new Map(keys.map((key, at) => [key, [keys[(at + 1) % keys.length] ?? '']]))
  const [circle = new Set<string>()] = circlesIn(parts)
  expect(waysBack(circle, parts).get('h')).toEqual(['h', 'i', 'j', 'a', 'b', 'c', '…', 'h'])
})

it('counts the recipes that are one in the other through each of them', () => {
  const parts = new Map([
    ['plate', ['lasagne', 'salad']],
    ['lasagne', ['roux', 'ragout']],
    ['ragout', ['stock']],
  ])
  const depthOf = depthIn(parts)
  expect(['plate', 'salad', 'roux', 'stock', 'other'].map(depthOf)).toEqual([4, 2, 3, 4, 1])
})
