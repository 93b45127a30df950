import type { KitchenStats } from '../../../api/generated.ts'

export type Department = KitchenStats['by_department'][number]

export interface DepartmentRow {
  id: string
  name: string
  total: number
  /** One count per option, in the order of the options. */
  counts: number[]
}

export interface Option {
  key: string
  label: string
}

/** Every option that somebody chose; two of the same name are told apart by their keys. */
export const optionsOf = (departments: readonly Department[]): Option[] => {
  const options = new Map(
    departments.flatMap(({ by_choice }) => by_choice.map(({ key, label }) => [key, label] as const)),
  )
  const isTwice = (label: string) => [...options.values()].filter((other) => other === label).length > 1
  return [...options]
    .map(([key, label]) => ({ key, label: isTwice(label) ? `${label} (${key})` : label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'tr'))
}

export const rowsOf = (departments: readonly Department[], options: readonly Option[]): DepartmentRow[] =>
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

/** As many as a chart of limited height can name; the smallest ones become one row. */
export const longestRows = (rows: readonly DepartmentRow[], most: number): DepartmentRow[] => {
  if (rows.length <= most) return [...rows]
  const rest = rows.slice(most - 1)
  return [...rows.slice(0, most - 1), { id: 'rest', name: `Diğer ${rest.length} departman`, ...sumOf(rest) }]
}
