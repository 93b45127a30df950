import type { KitchenStats } from '../../../api/generated.ts'
import { namedByKey, type Series } from './week-series.ts'

export type Department = KitchenStats['by_department'][number]

export interface DepartmentRow {
  id: string
  name: string
  total: number
  /** One count per option, in the order of the options. */
  counts: number[]
}

/** All options that anybody has chosen. */
export const optionsOf = (departments: readonly Department[]): Series[] =>
  namedByKey(departments.flatMap(({ by_choice }) => by_choice.map(({ key, label }) => [key, label] as const)))

export const rowsOf = (departments: readonly Department[], options: readonly Series[]): DepartmentRow[] =>
  departments
    .map(({ department_id, department_name, total, by_choice }) => ({
      id: department_id ?? 'none',
      name: department_name,
      total,
      counts: options.map((option) => by_choice.find(({ key }) => key === option.key)?.count ?? 0),
    }))
    .sort((a, b) => b.total - a.total || a.name.localeCompare(b.name, 'tr', { numeric: true }))

const sumOf = (rows: readonly DepartmentRow[]): Pick<DepartmentRow, 'total' | 'counts'> => ({
  total: rows.reduce((sum, { total }) => sum + total, 0),
  counts: (rows[0]?.counts ?? []).map((_, index) => rows.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0)),
})

/** As many rows as a chart of limited height can label; the smallest ones are merged into one. */
export const longestRows = (rows: readonly DepartmentRow[], max: number): DepartmentRow[] => {
  if (rows.length <= max) return [...rows]
  const rest = rows.slice(max - 1)
  return [...rows.slice(0, max - 1), { id: 'rest', name: `Diğer ${rest.length} departman`, ...sumOf(rest) }]
}
