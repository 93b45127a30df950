import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { SortButton, type Sorting, sortingOf } from './sort-button.tsx'
import { useVisuallyHidden } from '../visually-hidden.ts'
import { useTableStyles } from './table-styles.ts'

type Column = {
  name: string
  width?: string
  isNumber?: boolean
  /** Goes where room is scarce, with its cells, which have to be `table.spare`. */
  isSpare?: boolean
}

export type TableColumns<Key extends string = string> = {
  /** `sort` is what `sorting` calls the column, if it can be sorted by. */
  columns: readonly (Column & { sort?: Key })[]
  sorting?: Sorting<Key>
  /** The last column; without a name it holds the rows' buttons, which need no heading. */
  last?: Partial<Column>
}

type Props<Key extends string> = TableColumns<Key> & {
  label: string
  /** One or more `tbody` elements. */
  children: ReactNode
}

/** A table with a head; table-styles.ts has the styles for its rows. */
export const Table = <Key extends string>({ label, columns, sorting, last = {}, children }: Props<Key>) => {
  const table = useTableStyles()
  const hidden = useVisuallyHidden()
  const look = ({ width, isNumber, isSpare }: Partial<Column>) =>
    mergeClasses(table.column, width, isNumber && table.end, isSpare && table.spare)
  return (
    <table className={table.table} aria-label={label}>
      <thead className={table.columns}>
        <tr>
          {columns.map(({ sort, ...column }) => (
            <th key={column.name} scope="col" className={look(column)} aria-sort={sorting && sortingOf(sorting, sort)}>
              {sorting === undefined || sort === undefined ? (
                column.name
              ) : (
                <>
                  <SortButton of={sort} name={column.name} className={table.sort} {...sorting} />
                  <span className={table.unsorted}>{column.name}</span>
                </>
              )}
            </th>
          ))}
          <th scope="col" className={look(last)}>
            {last.name ?? <span className={hidden}>İşlemler</span>}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  )
}
