import type { DepartmentId } from '../shared/index.ts'
/** How many days back a list is made that nobody made in time, and how far back estimates look (rule M15). */
export const listDaysBack = 28

/** With fewer meals a department could tell what one of its people chose (rule M13). */
export const minDepartmentMeals = 3

/** How many people of a department chose an option. */
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
  /** Small departments, counted together. */
  isOthers: boolean
  total: number
  counts: Record<string, number>
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const togetherOf = (rows: readonly DepartmentMeals[]): DepartmentMeals => {
  const counts: Record<string, number> = {}
  for (const row of rows)
    for (const [key, count] of Object.entries(row.counts)) counts[key] = (counts[key] ?? 0) + count
  return { departmentId: null, name: null, isOthers: true, total: sum(rows.map(({ total }) => total)), counts }
}

/**
 * The departments of a list, those with most meals first. Those with fewer meals than `minDepartmentMeals` are counted together, with the
 * next larger one where they are still too few; none where all of them are.
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
  while (small.length > 0 && sum(small.map(({ total }) => total)) < minDepartmentMeals) {
    const next = shown.pop()
    if (next === undefined) return []
    small.push(next)
  }
  return small.length === 0 ? shown : [...shown, togetherOf(small)]
}

/** What became of the people of a shift on the days before. */
export interface PastPeople {
  meals: number
  people: number
}

/** How many of the undecided will eat, if as many do as did lately; null when nothing is known of that. */
export const expectedOf = (undecided: number, { meals, people }: PastPeople): number | null =>
  people === 0 ? null : Math.round((undecided * meals) / people)
