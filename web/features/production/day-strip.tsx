import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { LockClosedRegular } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { addDays } from '../../../src/core/shared/rules.ts'
import type { KitchenDay } from '../../api/generated-cooking.ts'
import { colors } from '../../ui/colors.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { formatDate } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { shortDay } from './production-texts.ts'

export const stripHeight = '62px'

const useStyles = makeStyles({
  days: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '4px',
    // On a phone, a single row to swipe, reaching the edges of the page.
    '@container (max-width: 899px)': {
      gridAutoColumns: '84px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: '-4px -16px',
      padding: '4px 16px',
    },
    '@container (min-width: 1200px)': { gap: '6px' },
  },
  day: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minWidth: 0,
    height: stripHeight,
    padding: '5px 5px 4px',
    border: `1px solid ${colors.line}`,
    borderRadius: '10px',
    backgroundColor: colors.surface,
    color: colors.ink2,
    font: 'inherit',
    fontSize: '12px',
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: colors.surface2 },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '1px' },
    '@container (min-width: 1200px)': { padding: '5px 9px 4px' },
  },
  open: {
    backgroundColor: colors.brandSoft,
    color: colors.brandSoftInk,
    border: `1px solid ${colors.brand}`,
    boxShadow: `inset 0 0 0 1px ${colors.brand}`,
    ':hover': { backgroundColor: colors.brandSoft },
  },
  closed: {
    border: `1px dashed ${colors.lineStrong}`,
    backgroundColor: 'transparent',
    color: colors.ink3,
    cursor: 'default',
    ':hover': { backgroundColor: 'transparent' },
  },
  name: { fontWeight: 600 },
  count: { color: colors.ink, fontSize: '15px', lineHeight: '19px', fontWeight: 700 },
  inherited: { color: 'inherit' },
  missing: { color: colors.saffron, fontWeight: 600 },
  lock: { position: 'absolute', top: '24px', right: '5px', fontSize: '14px', color: colors.info },
})

const isClosed = ({ is_closed, firms }: KitchenDay): boolean => is_closed && firms === 0

/** The open day before or after this one. */
export const dayBeside = (days: readonly KitchenDay[], date: string, step: 1 | -1): string | undefined => {
  const open = days.filter((day) => !isClosed(day)).map((day) => day.date)
  return step === 1 ? open.find((day) => day > date) : open.findLast((day) => day < date)
}

const noteOf = (day: KitchenDay, today: string): string => {
  if (isClosed(day)) return 'Kapalı'
  if (day.firms === 0) return 'Menü yok'
  if (day.firms_without_menu > 0) return `${formatNumber(day.firms_without_menu)} menüsüz`
  if (day.date === today) return 'Bugün'
  return day.date === addDays(today, 1) ? 'Yarın' : ''
}

/** Guests eat as well. */
const withGuests = ({ guests }: KitchenDay): string[] => (guests > 0 ? [`${formatNumber(guests)} misafirle`] : [])

type Props = { days: readonly KitchenDay[]; today: string; date: string; onOpen: (date: string) => void }

/** Two weeks, with the meals of each day and what is missing for it. */
export const DayStrip = ({ days, today, date, onOpen }: Props) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [date])
  return (
    <div ref={strip} role="group" aria-label="Gün" className={styles.days}>
      {days.map((day) => {
        const [isOpen, note] = [day.date === date, noteOf(day, today)]
        const isMissing = !isClosed(day) && day.firms_without_menu > 0
        return (
          <button
            key={day.date}
            type="button"
            title={[formatDate(day.date, 'dayAndMonth'), ...withGuests(day)].join(' · ')}
            aria-current={isOpen ? 'date' : undefined}
            disabled={isClosed(day) && !isOpen}
            className={mergeClasses(styles.day, isClosed(day) && styles.closed, isOpen && styles.open)}
            onClick={() => onOpen(day.date)}
          >
            <span className={styles.name}>{shortDay(day.date)}</span>
            <span className={mergeClasses(styles.count, (isOpen || isClosed(day)) && styles.inherited)}>
              {isClosed(day) ? '—' : formatNumber(day.portions + day.guests)}
              {!isClosed(day) && <span className={hidden}>{[' öğün', ...withGuests(day)].join(', ')}</span>}
            </span>
            <span className={mergeClasses(isMissing && !isOpen && styles.missing)}>{note}</span>
            {day.is_frozen && day.firms > 0 && (
              <>
                <LockClosedRegular className={styles.lock} />
                <span className={hidden}>kesinleşti</span>
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}
