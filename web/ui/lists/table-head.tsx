import { mergeClasses } from '@fluentui/react-components'
import { useVisuallyHidden } from '../visually-hidden.ts'
import { useTableStyles } from './table-styles.ts'

type Props = {
  columns: readonly { name: string; width?: string; isNumber?: boolean }[]
  /** What the last column shows; without it, that of the row's buttons, which speak for themselves. */
  last?: string
}

export const TableHead = ({ columns, last }: Props) => {
  const table = useTableStyles()
  const hidden = useVisuallyHidden()
  return (
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
  )
}
