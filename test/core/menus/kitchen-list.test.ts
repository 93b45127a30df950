import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DepartmentCount,
  departmentsShown,
  expectedOf,
  minDepartmentMeals,
} from '../../../src/core/menus/index.ts'

const count = (name: string | null, key: string, people: number): DepartmentCount => ({
  departmentId: name,
  name,
  key,
  count: people,
})

describe('the departments of a list', () => {
  it('have most meals first, and those without a department are one of them', () => {
    const shown = departmentsShown([
      count('Bakım', 'A', 4),
      count('Üretim', 'A', 6),
      count('Üretim', 'B', 3),
      count(null, 'B', 5),
    ])
    expect(shown.map(({ name, total, counts }) => [name, total, counts])).toEqual([
      ['Üretim', 9, { A: 6, B: 3 }],
      [null, 5, { B: 5 }],
      ['Bakım', 4, { A: 4 }],
    ])
  })

  it('are shown from three meals on', () => {
    const shown = departmentsShown([count('Üretim', 'A', 9), count('Bakım', 'B', 3)])
    expect(shown).toMatchObject([
      { name: 'Üretim', isOthers: false, total: 9 },
      { name: 'Bakım', isOthers: false, total: 3 },
    ])
  })

  it('that are too small are counted together', () => {
    const shown = departmentsShown([count('Üretim', 'A', 9), count('Ar-Ge', 'A', 1), count('İK', 'B', 2)])
    expect(shown).toMatchObject([
      { name: 'Üretim', isOthers: false, total: 9 },
      { isOthers: true, total: 3, counts: { A: 1, B: 2 } },
    ])
  })

  it('take the next larger one along where only one person is left', () => {
    const shown = departmentsShown([count('Üretim', 'A', 9), count('Bakım', 'B', 4), count('Ar-Ge', 'A', 1)])
    expect(shown).toMatchObject([{ name: 'Üretim' }, { isOthers: true, total: 5, counts: { A: 1, B: 4 } }])
  })

  it('are left out where all of them are too small', () => {
    expect(departmentsShown([count('Ar-Ge', 'A', 1), count('İK', 'B', 1)])).toEqual([])
  })

  it('never stand for fewer people than that, and together are all of them', () => {
    const counts = fc.array(
      fc.record({
        departmentId: fc.option(fc.constantFrom('a', 'b', 'c', 'd')),
        name: fc.constant(null),
        key: fc.constantFrom('A', 'B'),
        count: fc.nat(6),
      }),
    )
    fc.assert(
      fc.property(counts, (chosen) => {
        const shown = departmentsShown(chosen)
        const all = chosen.reduce((sum, one) => sum + one.count, 0)
        for (const { total } of shown) expect(total).toBeGreaterThanOrEqual(minDepartmentMeals)
        const told = shown.reduce((sum, { total }) => sum + total, 0)
        expect(told).toBe(all < minDepartmentMeals ? 0 : all)
        for (const { total, counts: byKey } of shown)
          expect(Object.values(byKey).reduce((sum, people) => sum + people, 0)).toBe(total)
      }),
    )
  })
})

describe('the estimate', () => {
  it('is the share of people who ate lately', () => {
    expect(expectedOf(27, { meals: 700, people: 1000 })).toBe(19)
  })
  it('is unknown while nothing is known of that', () => {
    expect(expectedOf(27, { meals: 0, people: 0 })).toBeNull()
  })
})
