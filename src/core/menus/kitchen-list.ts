import { type DepartmentId, sumOf } from '../shared/rules.ts'
/** How many days back a missing list is still frozen, and how far back estimates look (rule M15). */
export const listDaysBack = 28

/** The counts of a department with fewer meals could reveal what one of its people chose (record 0069). */
export const minDepartmentMeals = 3

/** How many people in a department chose an option. */
export interface DepartmentCount {
  /** Null for people without a department. */
  departmentId: DepartmentId | null
  name: string | null
  key: string
  count: number
}

export interface DepartmentMeals {
  departmentId: DepartmentId | null
  name: string | null
  /** Stands for several small departments, counted together. */
  isOthers: boolean
  total: number
  counts: Record<string, number>
}

const togetherOf = (rows: readonly DepartmentMeals[]): DepartmentMeals => {
  const counts: Record<string, number> = {}
  for (const row of rows)
    for (const [key, count] of Object.entries(row.counts)) counts[key] = (counts[key] ?? 0) + count
  return { departmentId: null, name: null, isOthers: true, total: sumOf(rows.map(({ total }) => total)), counts }
}

/**
 * The departments of a list, most meals first. Those with fewer than `minDepartmentMeals` meals are counted together,
 * along with the next larger one if that is still too few. Empty if every department is that small.
 */
export const departmentsShown = (counts: readonly DepartmentCount[]): DepartmentMeals[] => {
  const byDepartment = new Map<string | null, DepartmentMeals>()
  for (const { departmentId, name, key, count } of counts) {
    if (count === 0) continue
    const row = byDepartment.get(departmentId) ?? { departmentId, name, isOthers: false, total: 0, counts: {} }
    byDepartment.set(departmentId, {
      ...row,
      total: row.total + count,
      counts: { ...row.counts, [key]: (row.counts[key] ?? 0) + count },
    })
  }
  const rows = [...byDepartment.values()].sort(
    (one, other) => other.total - one.total || (one.name ?? '').localeCompare(other.name ?? '', 'tr'),
  )
  const shown = rows.filter(({ total }) => total >= minDepartmentMeals)
  const small = rows.slice(shown.length)
  while (small.length > 0 && sumOf(small.map(({ total }) => total)) < minDepartmentMeals) {
    const next = shown.pop()
    if (next === undefined) return []
    small.push(next)
  }
  return small.length === 0 ? shown : [...shown, togetherOf(small)]
}

/** How many people of a shift ate on past days, out of how many. */
export interface PastPeople {
  meals: number
  people: number
}

/** How many of the undecided are likely to eat, at the recent rate; null without any data. */
export const expectedOf = (undecided: number, { meals, people }: PastPeople): number | null =>
  people === 0 ? null : Math.round((undecided * meals) / people)
