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

describe('the departments of a kitchen list', () => {
  it('are ordered by number of meals, with people without a department as one entry', () => {
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

  it('are shown if they have at least three meals', () => {
    const shown = departmentsShown([count('Üretim', 'A', 9), count('Bakım', 'B', 3)])
    expect(shown).toMatchObject([
      { name: 'Üretim', isOthers: false, total: 9 },
      { name: 'Bakım', isOthers: false, total: 3 },
    ])
  })

  it('are counted together if they are too small', () => {
    const shown = departmentsShown([count('Üretim', 'A', 9), count('Ar-Ge', 'A', 1), count('İK', 'B', 2)])
    expect(shown).toMatchObject([
      { name: 'Üretim', isOthers: false, total: 9 },
      { isOthers: true, total: 3, counts: { A: 1, B: 2 } },
    ])
  })

  it('are merged with the next larger one where only one person would be left', () => {
    const shown = departmentsShown([count('Üretim', 'A', 9), count('Bakım', 'B', 4), count('Ar-Ge', 'A', 1)])
    expect(shown).toMatchObject([{ name: 'Üretim' }, { isOthers: true, total: 5, counts: { A: 1, B: 4 } }])
  })

  it('are left out if all of them are too small', () => {
    expect(departmentsShown([count('Ar-Ge', 'A', 1), count('İK', 'B', 1)])).toEqual([])
  })

  it('never stand for fewer than three people, and always add up to everybody', () => {
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

describe('the estimate of meals', () => {
  it('follows the share of people who ate recently', () => {
    expect(expectedOf(27, { meals: 700, people: 1000 })).toBe(19)
  })
  it('is unknown while there is no such share', () => {
    expect(expectedOf(27, { meals: 0, people: 0 })).toBeNull()
  })
})
