import { makeStyles } from '@fluentui/react-components'
import type { CSSProperties, ReactNode } from 'react'
import type { KitchenList } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { ClosingChip, closingText } from './closing-chip.tsx'
import { DayTotal } from './day-total.tsx'
import { ListActions, type ListActionsProps } from './list-actions.tsx'
import { ShiftRows } from './shift-rows.tsx'

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    overflow: 'hidden',
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    backgroundColor: colors.surface,
    color: colors.ink,
    // Lines up the shifts of two days side by side.
    '@container (min-width: 868px)': { gridRow: 'span var(--parts)', gridTemplateRows: 'subgrid' },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    alignContent: 'start',
    gap: '4px 12px',
    padding: '12px 16px',
  },
  empty: { padding: '8px 16px', borderTop: `1px solid ${colors.line}`, color: colors.ink2 },
  title: { margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 700 },
})

export type ShiftOfDay = {
  id: string
  lists: readonly KitchenList[]
  /** Shown where there are no lists. */
  empty: ReactNode
}

type Props = ListActionsProps & { title: string; at: string; showsCaterer: boolean; shifts: readonly ShiftOfDay[] }

/**
 * A day on a desktop: its shifts one below the other with a line per dish, so that two days fit side by side without
 * scrolling.
 */
export const DayBoard = ({ title, at, showsCaterer, shifts, ...actions }: Props) => {
  const styles = useStyles()
  const { lists } = actions
  const [first] = lists
  const closeTogether = new Set(lists.map((list) => closingText(list, at))).size === 1
  return (
    <section className={styles.card} aria-label={title} style={{ '--parts': shifts.length + 2 } as CSSProperties}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <ListActions {...actions} isShort />
        {first && closeTogether && (
          <div>
            <ClosingChip list={first} at={at} />
          </div>
        )}
      </div>
      {shifts.map(({ id, lists, empty }) => (
        <div key={id}>
          {lists.map((list) => (
            <ShiftRows
              key={list.catering_id}
              list={list}
              at={closeTogether ? undefined : at}
              showsCaterer={showsCaterer}
            />
          ))}
          {Boolean(empty) && <div className={styles.empty}>{empty}</div>}
        </div>
      ))}
      {lists.length > 1 && <DayTotal lists={lists} isLast />}
    </section>
  )
}
