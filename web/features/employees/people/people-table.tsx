import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { colors } from '../../../ui/colors.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { Direction, SortKey } from './people-address.ts'
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
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '4px',
    minHeight: '28px',
    padding: '0 4px',
    margin: '0 -4px',
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: colors.ink },
    ':focus-visible': { outline: `2px solid ${colors.ink}` },
  },
  sorted: { color: colors.ink },
  box: { width: '44px' },
  phone: { width: '140px' },
  role: { width: '176px' },
  status: { width: '96px' },
})

type Props = {
  sort: SortKey
  order: Direction
  onSort: (sort: SortKey, order: Direction) => void
  /** Whether all, some or none of the people shown are selected; undefined where nobody can be. */
  selected?: boolean | 'some'
  onSelectAll: () => void
  children: ReactNode
}

/** `children` are the rows, page by page. Their cells are in `person-row.tsx`, in the same order. */
export const PeopleTable = ({ sort, order, onSort, selected, onSelectAll, children }: Props) => {
  const styles = useStyles()
  const columns: readonly { key?: SortKey; name: string; width?: string }[] = [
    { key: 'name', name: fieldLabels.fullName },
    { name: fieldLabels.phone, width: styles.phone },
    { key: 'department', name: fieldLabels.department },
    { key: 'role', name: fieldLabels.role, width: styles.role },
    { key: 'status', name: fieldLabels.status, width: styles.status },
  ]
  const Arrow = order === 'asc' ? ArrowUpRegular : ArrowDownRegular
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
            {columns.map(({ key, name }) => {
              const isSorted = key === sort
              const sorting = isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined
              return (
                <th key={name} scope="col" className={mergeClasses(styles.head, styles.sticky)} aria-sort={sorting}>
                  {key === undefined ? (
                    name
                  ) : (
                    <button
                      type="button"
                      className={mergeClasses(styles.sort, isSorted && styles.sorted)}
                      onClick={() => onSort(key, isSorted && order === 'asc' ? 'desc' : 'asc')}
                    >
                      {name}
                      {isSorted && <Arrow aria-hidden />}
                    </button>
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        {children}
      </table>
    </Panel>
  )
}
