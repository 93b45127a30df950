import { describe, expect, it } from 'vitest'
import { cookingPages, firmColumns, matrixPages } from '../../../web/features/production/firm-matrix.ts'
import { aComponent, aDelivery } from './a-plan.ts'

const many = (count: number, is_main: boolean) =>
  Array.from({ length: count }, (_, at) => aComponent(`${is_main ? 'main' : 'side'} ${at}`, { is_main }))

describe('what each firm gets of a component', () => {
  it('is added over its shifts and dishes, with common courses for everybody', () => {
    const [poyraz, kestel] = firmColumns([
      aDelivery('Kestel', { 'Tas kebabı, pilav': 3 }),
      aDelivery('Poyraz', { 'Tas kebabı, pilav': 5, 'Enginar, pilav': 2 }, { courses: ['Çorba'] }),
      aDelivery('Poyraz', { 'Tas kebabı, bulgur': 4 }, { is_frozen: false, serving_time: '22:00' }),
    ])
    expect(poyraz).toMatchObject({ name: 'Poyraz', meals: 11, isFrozen: false })
    expect(Object.fromEntries(poyraz?.portions ?? [])).toEqual({
      'tas kebabı': 9,
      pilav: 7,
      enginar: 2,
      bulgur: 4,
      çorba: 7,
    })
    expect(kestel).toMatchObject({ name: 'Kestel', meals: 3, isFrozen: true })
  })
})

describe('the pages of components and firms', () => {
  it('have ten firms each, the largest first, and only what goes to them', () => {
    const deliveries = Array.from({ length: 12 }, (_, at) =>
      aDelivery(`Firma ${at}`, { [at < 11 ? 'Köfte' : 'Mantı']: 20 - at }),
    )
    const components = [aComponent('Köfte'), aComponent('Mantı')]
    const pages = matrixPages(deliveries, components)
    expect(pages.map(({ from, firms, rows }) => [from, firms.length, rows.map(({ name }) => name)])).toEqual([
      [1, 10, ['Köfte']],
      [11, 2, ['Köfte', 'Mantı']],
    ])
    expect(pages[0]?.firms[0]?.name).toBe('Firma 0')
  })

  it('continue on another page if one firm gets more components than fit', () => {
    const components = many(21, true)
    const deliveries = [aDelivery('Poyraz', { [components.map(({ key }) => key).join(', ')]: 2 })]
    expect(matrixPages(deliveries, components).map(({ from, rows }) => [from, rows.length])).toEqual([
      [1, 19],
      [1, 2],
    ])
  })
})

describe('the pages to read at the stove', () => {
  const sizes = (mains: number, sides: number) =>
    cookingPages([...many(mains, true), ...many(sides, false)]).map((page) => [
      page.mains.length,
      page.sides.length,
      page.hasTotal,
    ])

  it('are one for a usual day, with the sum below the main components', () => {
    expect(sizes(7, 11)).toEqual([[7, 11, true]])
  })

  it('are more for many components, with the sum below the last main one', () => {
    expect(sizes(10, 30)).toEqual([
      [9, 13, false],
      [1, 13, true],
      [0, 4, false],
    ])
  })

  it('leave out what nobody gets, unless the kitchen wrote a number of its own', () => {
    const components = [aComponent('Köfte'), aComponent('Türlü', { to_cook: 0 })]
    expect(cookingPages(components)[0]?.mains.map(({ name }) => name)).toEqual(['Köfte'])
    const written = [aComponent('Türlü', { to_cook: 0, own_number: 12 })]
    expect(cookingPages(written)[0]?.mains.map(({ name }) => name)).toEqual(['Türlü'])
  })
})
