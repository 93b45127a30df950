import { describe, expect, it } from 'vitest'
import { ceilingOf } from '../../../src/core/shared/index.ts'
import { countsOf, guestsOf, planOf, scaledPortions, type Serving, spread } from '../../../src/core/kitchen/index.ts'
import { componentsBy, componentsOf } from '../../../src/core/menus/index.ts'

const names = {}
const settings = { reservePercent: 0, componentsOf: componentsBy(names), ownNumbers: {} }
const option = (dish: string, portions: number, split: string[] | null = null) => ({
  ...{ dish, split, portions },
  ...{ guests: 0, later: 0 },
})
const serving = (options: Serving['options'], more: Partial<Serving> = {}): Serving => ({
  isFrozen: true,
  options,
  courses: [],
  furtherGuests: 0,
  expected: null,
  recent: options.map(() => 0),
  ...more,
})
const keysOf = (dish: string, split: string[] | null = null, given: Record<string, string> = names) =>
  componentsOf(dish, split, given).map(({ key }) => key)

describe('the components of a dish', () => {
  it('are its parts between commas, each once however it is spelled', () => {
    expect(keysOf('Macar gulaş, erişte,mevsim  salata')).toEqual(['macar gulas', 'eriste', 'mevsim salata'])
    expect(keysOf('Pilav, PİLAV , ayran')).toEqual(['pilav', 'ayran'])
    expect(keysOf('Kuru fasulye')).toEqual(['kuru fasulye'])
    expect(keysOf(' , ')).toEqual([','])
  })

  it('never exceed twelve: the last one keeps the rest', () => {
    const many = Array.from({ length: 20 }, (_, at) => `yemek ${at}`).join(', ')
    expect(keysOf(many)).toHaveLength(12)
    expect(keysOf(many).at(-1)).toBe(
      'yemek 11, yemek 12, yemek 13, yemek 14, yemek 15, yemek 16, yemek 17, yemek 18, yemek 19',
    )
  })

  it('are what the kitchen split the dish into, its main one first', () => {
    expect(keysOf('Pilav üstü tavuk, ayran', ['Tavuk', 'Pilav', 'Ayran'])).toEqual(['tavuk', 'pilav', 'ayran'])
  })

  it('are counted under the name the kitchen gave them, also through another one', () => {
    const given = { 'pirinc pilav': 'Pilav', pilav: 'Pirinç pilavı' }
    expect(componentsOf('Tavuk, pirinç pilav, pilav', null, given)).toEqual([
      { key: 'tavuk', name: 'Tavuk' },
      { key: 'pirinc pilavi', name: 'Pirinç pilavı' },
    ])
  })

  it('stay apart if two were given each other’s name at the same time', () => {
    expect(keysOf('Cacık, haydari', null, { cacik: 'Haydari', haydari: 'Cacık' })).toHaveLength(2)
  })
})

describe('the plan', () => {
  it('adds each component over dishes, firms and shifts, main ones first', () => {
    const plan = planOf(
      [
        serving([option('Tas kebabı, pirinç pilavı', 40), option('Enginar, PİRİNÇ PİLAVI', 10)]),
        serving([option('Enginar, bulgur', 7)], { isFrozen: false }),
      ],
      settings,
    )
    expect(plan.map(({ key, isMain, frozen, open, toCook }) => [key, isMain, frozen, open, toCook])).toEqual([
      ['tas kebabi', true, 40, 0, 40],
      ['enginar', true, 10, 7, 17],
      ['pirinc pilavi', false, 50, 0, 50],
      ['bulgur', false, 0, 7, 7],
    ])
  })

  it('counts common courses for every portion of the day, never as a main dish', () => {
    const courses = [{ course: 'soup' as const, name: 'Mercimek çorbası', split: null }]
    const [, , soup] = planOf([serving([option('Gulaş', 3), option('Enginar', 2)], { courses })], settings)
    expect(soup).toMatchObject({ name: 'Mercimek çorbası', isMain: false, toCook: 5 })
  })

  it('adds the reserve once to the sum of all firms, and rounds up once', () => {
    const firms = Array.from({ length: 40 }, () => serving([option('Köfte', 25)]))
    const [köfte] = planOf(firms, { ...settings, reservePercent: 3 })
    expect(köfte).toMatchObject({ frozen: 1000, reserve: 30, toCook: 1030 })
    expect(planOf([serving([option('Köfte', 1)])], { ...settings, reservePercent: 3 })[0]).toMatchObject({ reserve: 1 })
    expect(planOf([serving([option('Köfte', 0)])], { ...settings, reservePercent: 3 })[0]).toMatchObject({ toCook: 0 })
  })

  it('spreads expected portions over the options as people chose, or did recently', () => {
    const open = { isFrozen: false, expected: 10 }
    const estimates = (options: Serving['options'], recent?: number[]) =>
      planOf([serving(options, { ...open, ...(recent && { recent }) })], settings)
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ estimate }) => estimate)
    expect(estimates([option('a', 60), option('b', 30), option('c', 10)])).toEqual([6, 3, 1])
    expect(estimates([option('a', 0), option('b', 0)], [3, 1])).toEqual([8, 2])
    expect(estimates([option('a', 0), option('b', 0), option('c', 0)])).toEqual([4, 3, 3])
  })

  it('expects nothing of a frozen list', () => {
    expect(planOf([serving([option('a', 5)], { expected: 9 })], settings)[0]).toMatchObject({ estimate: 0 })
  })

  it('adds guests to what is cooked, those without an option as people chose, also to the common courses', () => {
    const courses = [{ course: 'soup' as const, name: 'Mercimek çorbası', split: null }]
    const options = [{ ...option('Gulaş, pilav', 6), guests: 2 }, option('Enginar, pilav', 3)]
    const day = serving(options, { courses, furtherGuests: 3 })
    const plan = planOf([day], { ...settings, reservePercent: 10 })
    expect(plan.map(({ key, frozen, guests, reserve, toCook }) => [key, frozen, guests, reserve, toCook])).toEqual([
      ['gulas', 6, 4, 1, 11],
      ['enginar', 3, 1, 1, 5],
      ['mercimek corbasi', 9, 5, 2, 16],
      ['pilav', 9, 5, 2, 16],
    ])
    expect(guestsOf(day)).toBe(5)
    expect(countsOf([day], settings.componentsOf).get('pilav')).toMatchObject([{ counted: 10 }, { counted: 4 }])
  })

  it('keeps an own number beside the computed one', () => {
    const own = { portions: 70, by: 'Sibel Tekin', at: '2026-11-24T09:48:00.000Z' }
    const [plan] = planOf([serving([option('Köfte', 64)])], { ...settings, ownNumbers: { kofte: own } })
    expect(plan).toMatchObject({ toCook: 64, ownNumber: own })
  })
})

describe('spreading', () => {
  it('gives whole parts that add up to the total and are within one of their share', () => {
    for (let seed = 1; seed < 400; seed++) {
      const weights = Array.from({ length: 1 + (seed % 4) }, (_, at) => (seed * 7919 * (at + 3)) % 97)
      const total = (seed * 31) % 113
      const parts = spread(total, weights)
      const all = weights.reduce((sum, weight) => sum + weight, 0)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      for (const [at, part] of parts.entries())
        expect(Math.abs(part - (all === 0 ? total / weights.length : (total * weights[at]!) / all))).toBeLessThan(1)
    }
  })
})

describe('portions of firms that get larger or smaller ones', () => {
  it('are cooked by the average of what was counted, also where the kitchen cooks more than that', () => {
    const shares = [
      { counted: 60, percent: 120 },
      { counted: 40, percent: 100 },
    ]
    expect(ceilingOf(scaledPortions(100, shares), 3)).toBe(112)
    expect(ceilingOf(scaledPortions(103, shares), 3)).toBe(115.36)
    expect(ceilingOf(scaledPortions(50, [{ counted: 0, percent: 200 }]), 3)).toBe(50)
  })
})
