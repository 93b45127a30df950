import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { addDays, weekdayOf } from '../../../src/core/shared/rules.ts'
import { weekdays } from '../../../src/texts/kernel/weekdays.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate } from '../../ui/words/dates.ts'
import type { Day } from './day-spans.ts'

const useStyles = makeStyles({
  year: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: '20px 24px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  title: { margin: '0 0 4px', fontSize: '14px', fontWeight: 600, color: colors.ink },
  month: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '2px', textAlign: 'center' },
  cell: {
    fontSize: '12px',
    lineHeight: '22px',
    boxSizing: 'border-box',
    border: '1px solid transparent',
    borderRadius: '4px',
    color: colors.ink,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: colors.ink3 },
  chosen: {
    color: colors.brandSoftInk,
    backgroundColor: colors.brandSoft,
    border: `1px solid ${colors.brand}`,
    fontWeight: 600,
  },
  half: { color: colors.brandSoftInk, border: `1px dashed ${colors.brand}`, fontWeight: 600 },
  closed: { color: colors.surface, backgroundColor: colors.ink2, fontWeight: 600 },
  closedHalf: { border: `1px dashed ${colors.ink2}`, fontWeight: 600 },
})

type Props = { year: number; closed: readonly Day[]; chosen: readonly Day[] }

const datesOf = (month: string): string[] => {
  const dates: string[] = []
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) dates.push(date)
  return dates
}

/** A year at a glance; what it shows is in the lists beside it too, in words. */
export const YearCalendar = ({ year, closed, chosen }: Props) => {
  const styles = useStyles()
  const closedOn = new Map(closed.map((day) => [day.date, day]))
  const chosenOn = new Map(chosen.map((day) => [day.date, day]))
  const lookOf = (date: string): string | undefined => {
    const [off, next] = [closedOn.get(date), chosenOn.get(date)]
    if (off !== undefined) return off.from_time === null ? styles.closed : styles.closedHalf
    if (next !== undefined) return next.from_time === null ? styles.chosen : styles.half
    return weekdayOf(date) === 7 ? styles.quiet : undefined
  }
  return (
    <ol className={styles.year}>
      {Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`).map((month) => (
        <li key={month}>
          <h4 className={styles.title}>{formatDate(`${month}-01`, 'dayOfMonth').slice(2)}</h4>
          <div className={styles.month}>
            {weekdays.map(({ number, long }) => (
              <span key={number} aria-hidden className={mergeClasses(styles.cell, styles.quiet)}>
                {long.slice(0, 1)}
              </span>
            ))}
            {datesOf(month).map((date, at) => (
              <span
                key={date}
                className={mergeClasses(styles.cell, lookOf(date))}
                style={at === 0 ? { gridColumnStart: weekdayOf(date) } : undefined}
                title={(closedOn.get(date) ?? chosenOn.get(date))?.name}
              >
                {at + 1}
              </span>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
