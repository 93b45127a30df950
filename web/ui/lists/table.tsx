import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useVisuallyHidden } from '../visually-hidden.ts'
import { useTableStyles } from './table-styles.ts'

export type TableColumns = {
  columns: readonly { name: string; width?: string; isNumber?: boolean }[]
  /** Heading of the last column; without it that column holds the rows' buttons, which need no heading. */
  last?: string
}

type Props = TableColumns & {
  label: string
  /** One or more `tbody` elements. */
  children: ReactNode
}

/** A table with a head; table-styles.ts has the styles for its rows. */
export const Table = ({ label, columns, last, children }: Props) => {
  const table = useTableStyles()
  const hidden = useVisuallyHidden()
  return (
    <table className={table.table} aria-label={label}>
      <thead className={table.columns}>
        <tr>
          {columns.map(({ name, width, isNumber }) => (
            <th key={name} scope="col" className={mergeClasses(table.column, width, isNumber && table.end)}>
              {name}
            </th>
          ))}
          <th scope="col" className={table.column}>
            {last ?? <span className={hidden}>İşlemler</span>}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  )
}
