import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowDownloadRegular, PrintRegular, TagRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { listTexts } from '../../../src/texts/kitchen-lists.ts'
import { allShiftsLabel } from '../../../src/texts/labels.ts'
import type { KitchenList } from '../../api/generated.ts'
import { BusyIcon } from '../busy-icon.tsx'
import { colors } from '../colors.ts'
import { formatNumber } from '../numbers.ts'
import { useIsDesk } from '../use-media.ts'
import { ShiftList } from './shift-list.tsx'
import type { Printing } from './print-sheets.tsx'

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
  total: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '24px',
    padding: '8px 16px',
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    backgroundColor: colors.surface,
    fontVariantNumeric: 'tabular-nums',
  },
  meals: { marginLeft: 'auto', fontSize: '22px', lineHeight: '28px', fontWeight: 750 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '@container (max-width: 480px)': { width: '100%', '& > *': { flexGrow: 1 } },
  },
})

type Props = {
  title: string
  lists: readonly KitchenList[]
  at: string
  showsCaterer: boolean
  /** In place of lists that are not there. */ empty: ReactNode
  isDownloading: boolean
  onDownload: () => void
  onPrint: (what: Printing['what']) => void
}

/** The shifts of a day side by side, and what can be printed of them. */
export const DayLists = ({ title, lists, at, showsCaterer, empty, isDownloading, onDownload, onPrint }: Props) => {
  const styles = useStyles()
  const isDesk = useIsDesk()
  const sum = (of: 'meals' | 'skipped') => formatNumber(lists.reduce((total, list) => total + list[of], 0))
  const hasMeals = lists.some(({ meals }) => meals > 0)
  const isFrozen = lists.length > 0 && lists.every(({ is_frozen }) => is_frozen)
  const actions = lists.length > 0 && (
    <div className={styles.actions}>
      <Button icon={<TagRegular />} disabledFocusable={!hasMeals} onClick={() => onPrint('labels')}>
        Etiketler
      </Button>
      <Button
        icon={isDownloading ? <BusyIcon /> : <ArrowDownloadRegular />}
        disabledFocusable={isDownloading}
        onClick={onDownload}
      >
        Excel
      </Button>
      <Button appearance={isFrozen ? 'primary' : 'secondary'} icon={<PrintRegular />} onClick={() => onPrint('lists')}>
        Yazdır
      </Button>
    </div>
  )
  return (
    <section className={styles.root} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {isDesk && actions}
      </div>
      {empty}
      <ul className={styles.shifts}>
        {lists.map((list) => (
          <ShiftList key={`${list.shift_id} ${list.catering_id}`} list={list} at={at} showsCaterer={showsCaterer} />
        ))}
      </ul>
      {lists.length > 1 && (
        <div className={styles.total}>
          {/* Two caterings can have a list of the same shift. */}
          <strong>{new Set(lists.map(({ shift_id }) => shift_id)).size > 1 ? allShiftsLabel : 'Toplam'}</strong>
          <span>{`${listTexts.skipped} ${sum('skipped')}`}</span>
          <span className={styles.meals}>{`${sum('meals')} porsiyon`}</span>
        </div>
      )}
      {/* A phone shows the figures first. */}
      {!isDesk && actions}
    </section>
  )
}
