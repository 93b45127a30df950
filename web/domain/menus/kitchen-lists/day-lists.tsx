import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useIsDesk } from '../../../ui/device/use-media.ts'
import { DayTotal } from './day-total.tsx'
import { ListActions, type ListActionsProps } from './list-actions.tsx'
import { ShiftList } from './shift-list.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', rowGap: '12px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  title: { margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 700 },
  shifts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 290px), 1fr))',
    alignItems: 'start',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})

type Props = ListActionsProps & {
  title: string
  at: string
  showsCaterer: boolean
  /** Shown where there are no lists. */
  empty: ReactNode
}

/** What to cook on a day, large enough to read while cooking: used on a phone, and for a single shift on a desktop. */
export const DayLists = ({ title, at, showsCaterer, empty, ...actions }: Props) => {
  const styles = useStyles()
  const isDesk = useIsDesk()
  const { lists } = actions
  return (
    <section className={styles.root} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {isDesk && <ListActions {...actions} isShort />}
      </div>
      {empty}
      <ul className={styles.shifts}>
        {lists.map((list) => (
          <ShiftList key={`${list.shift_id} ${list.catering_id}`} list={list} at={at} showsCaterer={showsCaterer} />
        ))}
      </ul>
      {lists.length > 1 && <DayTotal lists={lists} />}
      {/* On a phone the figures come first. */}
      {!isDesk && <ListActions {...actions} />}
    </section>
  )
}
