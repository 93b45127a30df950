import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { colors } from '../colors.ts'

const useStyles = makeStyles({
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
    textAlign: 'inherit',
    cursor: 'pointer',
    ':hover': { color: colors.ink },
    ':focus-visible': { outline: `2px solid ${colors.ink}` },
  },
  sorted: { color: colors.ink },
})

export type Sorting<Key extends string> = {
  sort: Key
  order: 'asc' | 'desc'
  onSort: (sort: Key, order: 'asc' | 'desc') => void
}

/** For `aria-sort` of a column's head. */
export const sortingOf = <Key extends string>({ sort, order }: Sorting<Key>, key: Key | undefined) =>
  key !== sort ? undefined : order === 'asc' ? 'ascending' : 'descending'

/** In the head of a column: sorts by it, and in the other direction the next time. */
export const SortButton = <Key extends string>({
  of,
  name,
  className,
  sort,
  order,
  onSort,
}: Sorting<Key> & { of: Key; name: string; className?: string }) => {
  const styles = useStyles()
  const isSorted = of === sort
  const Arrow = order === 'asc' ? ArrowUpRegular : ArrowDownRegular
  return (
    <button
      type="button"
      className={mergeClasses(styles.sort, isSorted && styles.sorted, className)}
      onClick={() => onSort(of, isSorted && order === 'asc' ? 'desc' : 'asc')}
    >
      {name}
      {isSorted && <Arrow aria-hidden />}
    </button>
  )
}
