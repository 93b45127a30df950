import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { DateRange } from '../../../src/core/calendar/rules.ts'
import { addDays, weekdayOf } from '../../../src/core/shared/rules.ts'
import { weekdays } from '../../../src/texts/kernel/weekdays.ts'
import { colors } from '../../ui/colors.ts'
import { useMedia } from '../../ui/device/use-media.ts'
import { dayCount } from '../../ui/words/calendar-days.ts'
import { formatDate, todayIn } from '../../ui/words/dates.ts'
import { type Day, spanText } from './day-spans.ts'
import { useRangePick } from './use-range-pick.ts'

const byFinger = '@media (pointer: coarse)'

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
  picking: {
    borderRadius: '8px',
    cursor: 'pointer',
    userSelect: 'none',
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '6px' },
  },
  picked: { color: colors.brandInk, backgroundColor: colors.brand, fontWeight: 600 },
  // Large enough for thumbs, and without the months that are over.
  thumbs: {
    [byFinger]: {
      '& ol': { gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' },
      '& [data-date]': { fontSize: '14px', lineHeight: '36px' },
    },
  },
  over: { [byFinger]: { display: 'none' } },
  told: {
    [byFinger]: {
      position: 'sticky',
      bottom: 'var(--bottom-bar-height, 0px)',
      padding: '8px 0',
      backgroundColor: colors.surface,
    },
    minHeight: '20px',
    margin: '12px 0 0',
    color: colors.ink2,
    fontSize: '12px',
    lineHeight: '20px',
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

type Props = {
  year: number
  closed: readonly Day[]
  chosen: readonly Day[]
  /** A range of days from today on was picked with the mouse, the keys or a finger. */
  onPick?: ((range: DateRange) => void) | undefined
}

const datesOf = (month: string): string[] => {
  const dates: string[] = []
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) dates.push(date)
  return dates
}

const toldOf = (range: DateRange | undefined, isByFinger: boolean): string => {
  if (range === undefined)
    return isByFinger
      ? 'Kapatmak için önce ilk, sonra son güne dokunun; tek gün için iki kez aynı güne.'
      : 'Kapatmak için bir güne basın ya da günlerin üzerinde sürükleyin; klavyede oklar, PageUp, PageDown, Home ve End, Shift ile aralık, Enter.'
  const days = `${spanText([range.first, range.last])} · ${dayCount(range.first, range.last)} gün`
  return isByFinger ? `${days} · şimdi son güne dokunun` : days
}

/** A year at a glance; what it shows is in the lists beside it too, in words. */
export const YearCalendar = ({ year, closed, chosen, onPick }: Props) => {
  const styles = useStyles()
  const isByFinger = useMedia('(pointer: coarse)')
  const today = todayIn()
  const isOver = (month: string) => month.startsWith(today.slice(0, 4)) && month < today.slice(0, 7)
  const { range, handlers } = useRangePick(year, onPick)
  const closedOn = new Map(closed.map((day) => [day.date, day]))
  const chosenOn = new Map(chosen.map((day) => [day.date, day]))
  const lookOf = (date: string): string | undefined => {
    if (range !== undefined && range.first <= date && date <= range.last) return styles.picked
    const [off, next] = [closedOn.get(date), chosenOn.get(date)]
    if (off !== undefined) return off.from_time === null ? styles.closed : styles.closedHalf
    if (next !== undefined) return next.from_time === null ? styles.chosen : styles.half
    return weekdayOf(date) === 7 ? styles.quiet : undefined
  }
  const months = (
    <ol className={styles.year}>
      {Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`).map((month) => (
        <li key={month} className={onPick !== undefined && isOver(month) ? styles.over : undefined}>
          <h3 className={styles.title}>{formatDate(`${month}-01`, 'dayOfMonth').slice(2)}</h3>
          <div className={styles.month}>
            {weekdays.map(({ number, long }) => (
              <span key={number} aria-hidden className={mergeClasses(styles.cell, styles.quiet)}>
                {long.slice(0, 1)}
              </span>
            ))}
            {datesOf(month).map((date, at) => (
              <span
                key={date}
                data-date={date}
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
  if (onPick === undefined) return months
  return (
    <>
      <div
        role="application"
        tabIndex={0}
        aria-label="Kapatılacak günler"
        aria-describedby="picked-days"
        className={mergeClasses(styles.picking, styles.thumbs)}
        {...handlers}
      >
        {months}
      </div>
      <p id="picked-days" role="status" className={styles.told}>
        {toldOf(range, isByFinger)}
      </p>
    </>
  )
}
