import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { SortButton, type Sorting, sortingOf } from './sort-button.tsx'
import { useVisuallyHidden } from '../visually-hidden.ts'
import { useTableStyles } from './table-styles.ts'

export type TableColumns<Key extends string = string> = {
  /** `sort` is what `sorting` calls the column, if it can be sorted by. */
  columns: readonly { name: string; width?: string; isNumber?: boolean; sort?: Key }[]
  sorting?: Sorting<Key>
  /** Heading of the last column; without it that column holds the rows' buttons, which need no heading. */
  last?: string
}

type Props<Key extends string> = TableColumns<Key> & {
  label: string
  isLastNumber?: boolean
  /** One or more `tbody` elements. */
  children: ReactNode
}

/** A table with a head; table-styles.ts has the styles for its rows. */
export const Table = <Key extends string>({ label, columns, sorting, last, isLastNumber, children }: Props<Key>) => {
  const table = useTableStyles()
  const hidden = useVisuallyHidden()
  return (
    <table className={table.table} aria-label={label}>
      <thead className={table.columns}>
        <tr>
          {columns.map(({ name, width, isNumber, sort }) => (
            <th
              key={name}
              scope="col"
              className={mergeClasses(table.column, width, isNumber && table.end)}
              aria-sort={sorting && sortingOf(sorting, sort)}
            >
              {sorting === undefined || sort === undefined ? (
                name
              ) : (
                <>
                  <SortButton of={sort} name={name} className={table.sort} {...sorting} />
                  <span className={table.unsorted}>{name}</span>
                </>
              )}
            </th>
          ))}
          <th scope="col" className={mergeClasses(table.column, isLastNumber && table.end)}>
            {last ?? <span className={hidden}>İşlemler</span>}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  )
}
