import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { colors } from '../../../ui/colors.ts'
import { useShowsShifts } from './use-open-shifts.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { SortKey } from './people-address.ts'
import { SortButton, type Sorting, sortingOf } from '../../../ui/lists/sort-button.tsx'
import { SelectBox } from '../../../ui/lists/selection/select-box.tsx'

const useStyles = makeStyles({
  frame: { display: 'block', padding: '0', overflow: 'clip' },
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  head: {
    height: '36px',
    padding: '0 8px',
    textAlign: 'start',
    borderBottom: `1px solid ${colors.line}`,
    color: colors.ink2,
    fontSize: '12px',
    fontWeight: 650,
  },
  sticky: {
    position: 'sticky',
    zIndex: 1,
    top: 'var(--header-height, 0px)',
    backgroundColor: colors.surface,
    boxShadow: `inset 0 -1px ${colors.line}`,
  },
  box: { width: '44px' },
  phone: { width: '140px' },
  role: { width: '176px' },
  status: { width: '96px' },
})

type Props = Sorting<SortKey> & {
  /** Whether all, some or none of the people shown are selected; undefined where nobody can be. */
  selected?: boolean | 'some'
  onSelectAll: () => void
  children: ReactNode
}

/** `children` are the rows, page by page. Their cells are in `person-row.tsx`, in the same order. */
export const PeopleTable = ({ selected, onSelectAll, children, ...sorting }: Props) => {
  const styles = useStyles()
  const columns: readonly { key?: SortKey; name: string; width?: string }[] = [
    { key: 'name', name: fieldLabels.fullName },
    { name: fieldLabels.phone, width: styles.phone },
    { key: 'department', name: fieldLabels.department },
    ...(useShowsShifts() ? [{ name: fieldLabels.shift }] : []),
    { key: 'role', name: fieldLabels.role, width: styles.role },
    { key: 'status', name: fieldLabels.status, width: styles.status },
  ]
  return (
    <Panel className={styles.frame}>
      <table className={styles.table} aria-label="Çalışanlar">
        <colgroup>
          {selected !== undefined && <col className={styles.box} />}
          {columns.map(({ name, width }) => (
            <col key={name} className={width} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selected !== undefined && (
              <td className={mergeClasses(styles.head, styles.sticky)}>
                <SelectBox label="Tümünü seç" isChecked={selected} onChange={onSelectAll} />
              </td>
            )}
            {columns.map(({ key, name }) => (
              <th
                key={name}
                scope="col"
                className={mergeClasses(styles.head, styles.sticky)}
                aria-sort={sortingOf(sorting, key)}
              >
                {key === undefined ? name : <SortButton of={key} name={name} {...sorting} />}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </Panel>
  )
}
