import { makeStyles } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons'
import type { KitchenList } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { dishesText, portionsOf } from './list-texts.ts'

const line = `1px solid ${colors.line}`
const useStyles = makeStyles({
  // A card where there is room beside today and tomorrow.
  root: {
    '@container (min-width: 1400px)': {
      alignSelf: 'start',
      overflow: 'hidden',
      border: line,
      borderRadius: '16px',
      backgroundColor: colors.surface,
    },
  },
  title: {
    margin: '0 0 8px',
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: 650,
    '@container (min-width: 1400px)': { margin: 0, padding: '12px 16px', fontSize: '18px', lineHeight: '24px' },
  },
  days: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflow: 'hidden',
    border: line,
    borderRadius: '16px',
    backgroundColor: colors.surface,
    '@container (min-width: 1400px)': { border: 'none', borderTop: line, borderRadius: 0 },
  },
  day: { '& + &': { borderTop: line } },
  open: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
    alignItems: 'center',
    columnGap: '12px',
    width: '100%',
    minHeight: '56px',
    padding: '8px 16px',
    border: 'none',
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: colors.surface2 },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px', borderRadius: '8px' },
  },
  date: { display: 'block', fontWeight: 650 },
  shift: { display: 'block', color: colors.ink2 },
  count: { fontSize: '20px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  /** The lists of the days ahead, by date. */
  lists: readonly KitchenList[]
  /** All shifts are shown, so each one needs its name. */
  namesShifts: boolean
  onOpen: (date: string) => void
}

export const UpcomingDays = ({ lists, namesShifts, onOpen }: Props) => {
  const styles = useStyles()
  const dates = [...new Set(lists.map(({ date }) => date))]
  if (dates.length === 0) return null
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>Sonraki günler</h2>
      <ul className={styles.days}>
        {dates.map((date) => {
          const ofDay = lists.filter((list) => list.date === date)
          return (
            <li key={date} className={styles.day}>
              <button type="button" className={styles.open} onClick={() => onOpen(date)}>
                <span>
                  <span className={styles.date}>{formatDate(date, 'dayAndMonth')}</span>
                  {ofDay.map((list) => (
                    <span key={`${list.shift_id} ${list.catering_id}`} className={styles.shift}>
                      {namesShifts && `${list.shift_title}: `}
                      {dishesText(list)}
                    </span>
                  ))}
                </span>
                <span className={styles.count}>
                  {formatNumber(ofDay.reduce((sum, list) => sum + portionsOf(list), 0))}
                </span>
                <ChevronRightRegular />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
