import { mergeClasses } from '@fluentui/react-components'
import { useVisuallyHidden } from '../../shared/visually-hidden.ts'
import { useTableStyles } from './table-styles.ts'

type Props = { columns: readonly { name: string; width?: string; isNumber?: boolean }[] }

/** The last column is that of the row's buttons, which speak for themselves. */
export const TableHead = ({ columns }: Props) => {
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
          <span className={hidden}>İşlemler</span>
        </th>
      </tr>
    </thead>
  )
}
