import { describe, expect, it } from 'vitest'
import { type BoxCount, labelsOf } from '../../../src/core/kitchen/index.ts'

const counts: BoxCount[] = [
  { department: 'kalite', key: 'A', count: 1 },
  { department: 'üretim', key: 'A', count: 6 },
  { department: 'üretim', key: 'B', count: 4 },
  { department: null, key: 'B', count: 2 },
  { department: 'bakım', key: 'B', count: 0 },
]
const serving = { form: null, counts, guests: [], options: ['A', 'B'], courses: 1 }

describe('labels', () => {
  it('are one for each dish of a firm that wants its food in bulk', () => {
    expect(labelsOf({ ...serving, form: 'bulk' })).toEqual([
      { department: undefined, isForGuests: false, portions: 13, guests: 0, dishes: [{ place: 0, portions: 13 }] },
      { department: undefined, isForGuests: false, portions: 7, guests: 0, dishes: [{ place: 1, portions: 7 }] },
      { department: undefined, isForGuests: false, portions: 6, guests: 0, dishes: [{ place: 2, portions: 6 }] },
    ])
  })

  it('are one for each department with its dishes, however few people it has', () => {
    expect(labelsOf(serving)).toEqual([
      {
        department: 'kalite',
        isForGuests: false,
        portions: 1,
        guests: 0,
        dishes: [
          { place: 0, portions: 1 },
          { place: 1, portions: 1 },
        ],
      },
      {
        department: 'üretim',
        isForGuests: false,
        portions: 10,
        guests: 0,
        dishes: [
          { place: 0, portions: 10 },
          { place: 1, portions: 6 },
          { place: 2, portions: 4 },
        ],
      },
      {
        department: null,
        isForGuests: false,
        portions: 2,
        guests: 0,
        dishes: [
          { place: 0, portions: 2 },
          { place: 2, portions: 2 },
        ],
      },
    ])
  })

  it('go by dish where a shift has one department, unless the firm wants boxes', () => {
    const alone = { ...serving, counts: counts.slice(0, 1) }
    expect(labelsOf(alone).map(({ department }) => department)).toEqual([undefined, undefined])
    expect(labelsOf({ ...alone, form: 'boxed' }).map(({ department }) => department)).toEqual(['kalite'])
  })

  it('have a box for the guests of each department, apart from its people, with an option also for a number only', () => {
    const guests = [
      { department: 'kalite', key: 'B', count: 2 },
      { department: 'kalite', key: null, count: 1 },
      { department: null, key: null, count: 2 },
    ]
    const boxes = labelsOf({ ...serving, guests }).filter(({ isForGuests }) => isForGuests)
    expect(boxes).toEqual([
      {
        department: 'kalite',
        isForGuests: true,
        portions: 3,
        guests: 3,
        dishes: [
          { place: 0, portions: 3 },
          { place: 1, portions: 1 },
          { place: 2, portions: 2 },
        ],
      },
      {
        department: null,
        isForGuests: true,
        portions: 2,
        guests: 2,
        dishes: [
          { place: 0, portions: 2 },
          { place: 1, portions: 1 },
          { place: 2, portions: 1 },
        ],
      },
    ])
    expect(labelsOf({ ...serving, guests, form: 'bulk' }).map(({ portions, guests }) => [portions, guests])).toEqual([
      [18, 5],
      [9, 2],
      [9, 3],
    ])
  })

  it('are none where nobody eats', () => {
    expect(labelsOf({ ...serving, counts: [] })).toEqual([])
    expect(labelsOf({ ...serving, counts: [], form: 'boxed' })).toEqual([])
  })
})
