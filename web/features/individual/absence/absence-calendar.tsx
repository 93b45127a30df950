import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import type { DateRange } from '../../../../src/core/calendar/rules.ts'
import { addDays, weekdayOf } from '../../../../src/core/shared/rules.ts'
import { weekdays } from '../../../../src/texts/kernel/weekdays.ts'
import type { AbsencePreviewDay } from '../../../api/generated.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { colors } from '../../../ui/colors.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { formatDate } from '../../../ui/words/dates.ts'

const columns = 'repeat(7, minmax(0, 1fr))'
const focused = { outline: `2px solid ${colors.ink}`, outlineOffset: '-2px' }

const useStyles = makeStyles({
  root: {
    overflow: 'hidden',
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    backgroundColor: colors.surface,
  },
  head: { display: 'flex', alignItems: 'center', gap: '4px 12px', flexWrap: 'wrap', padding: '12px 14px 2px' },
  title: { margin: 0, flexGrow: 1, fontSize: '16px', lineHeight: '20px', fontWeight: 700 },
  legend: { display: 'inline-flex', alignItems: 'center', columnGap: '4px', color: colors.ink2, fontSize: '12px' },
  weekdays: { display: 'grid', gridTemplateColumns: columns, padding: '6px 8px 2px', color: colors.ink2 },
  weekday: { fontSize: '12px', lineHeight: '16px', fontWeight: 600, textAlign: 'center' },
  // Five weeks and half of the next one, which shows that there are more.
  weeks: {
    display: 'grid',
    gridTemplateColumns: columns,
    gridAutoRows: '48px',
    maxHeight: '264px',
    overflowY: 'auto',
    padding: '2px 8px 8px',
    ':focus-visible': focused,
  },
  more: { width: '100%', minHeight: '44px', border: 'none', borderTop: `1px solid ${colors.line}`, borderRadius: 0 },
  day: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    border: 'none',
    borderRadius: '12px',
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover:not(:disabled)': { backgroundColor: colors.surface2 },
    ':focus-visible': focused,
    ':disabled': { cursor: 'default' },
  },
  quiet: { color: colors.ink2, fontWeight: 400 },
  inside: {
    borderRadius: 0,
    backgroundColor: colors.brandSoft,
    color: colors.brandSoftInk,
    ':hover:not(:disabled)': { backgroundColor: colors.brandSoft },
  },
  end: {
    borderRadius: '12px',
    backgroundColor: colors.brand,
    color: colors.brandInk,
    ':hover:not(:disabled)': { backgroundColor: colors.brandHover },
  },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '14px',
    fontSize: '11px',
    lineHeight: '14px',
    fontWeight: 600,
  },
})

const hasChoice = (day: AbsencePreviewDay): boolean => day.withdrawn_choices + day.kept_choices > 0

/** Kasım – Aralık 2026 */
const monthsText = (first: string, last: string): string => {
  const monthOf = (date: string) => formatDate(date, 'dayOfMonth').replace(/^\d+\s/, '')
  const [start, end, year] = [monthOf(first), monthOf(last), last.slice(0, 4)]
  if (start === end) return `${start} ${year}`
  const startYear = first.slice(0, 4) === year ? '' : ` ${first.slice(0, 4)}`
  return `${start}${startYear} – ${end} ${year}`
}

type Props = {
  days: readonly AbsencePreviewDay[]
  chosen: DateRange | undefined
  onTap: (date: string) => void
  /** Adds later days. */
  more: { load: () => void; isLoading: boolean; isFailed: boolean } | undefined
}

/** The grid of days; the first one that was added is where somebody goes on reading. */
const useAddedDays = (count: number) => {
  const grid = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const added = count - before.current
    before.current = count
    const buttons = grid.current?.querySelectorAll('button') ?? []
    if (added > 0) buttons[buttons.length - added]?.focus()
  }, [count])
  return grid
}

/** Weeks that run on across months, from this one on. */
export const AbsenceCalendar = ({ days, chosen, onTap, more }: Props) => {
  const styles = useStyles()
  const grid = useAddedDays(days.length)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return null
  const past = Array.from({ length: weekdayOf(first.date) - 1 }, (_, at) =>
    addDays(first.date, at + 1 - weekdayOf(first.date)),
  )
  return (
    <section className={styles.root} aria-label="Takvim">
      <div className={styles.head}>
        <h2 className={styles.title}>{monthsText(first.date, last.date)}</h2>
        <span className={styles.legend} aria-hidden="true">
          <CheckmarkRegular />
          seçtiğiniz gün
        </span>
      </div>
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map(({ short }) => (
          <span key={short} className={styles.weekday}>
            {short}
          </span>
        ))}
      </div>
      <div ref={grid} className={styles.weeks} role="group" aria-label="Günler">
        {past.map((date) => (
          <button key={date} type="button" disabled className={mergeClasses(styles.day, styles.quiet)}>
            {Number(date.slice(8))}
            <span className={styles.mark} />
          </button>
        ))}
        {days.map((day) => (
          <DayButton key={day.date} day={day} chosen={chosen} onTap={onTap} />
        ))}
      </div>
      {more !== undefined && (
        <>
          <FormNotice intent="error" text={more.isFailed ? 'Sonraki günler yüklenemedi' : undefined} />
          <BusyButton className={styles.more} isBusy={more.isLoading} onClick={more.load}>
            Sonraki günler
          </BusyButton>
        </>
      )}
    </section>
  )
}

const DayButton = ({ day, chosen, onTap }: Pick<Props, 'chosen' | 'onTap'> & { day: AbsencePreviewDay }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const { date, is_absent, is_working_day } = day
  const isIn = chosen !== undefined && date >= chosen.first && date <= chosen.last
  const isEnd = isIn && (date === chosen.first || date === chosen.last)
  const number = Number(date.slice(8))
  const name = [
    formatDate(date, 'dayAndMonth'),
    hasChoice(day) && 'seçtiğiniz gün',
    is_absent && 'yoksunuz',
    !is_working_day && 'vardiyanız yok',
  ]
  return (
    <button
      type="button"
      aria-pressed={isIn}
      className={mergeClasses(styles.day, !is_working_day && styles.quiet, isIn && styles.inside, isEnd && styles.end)}
      onClick={() => onTap(date)}
    >
      <span className={hidden}>{name.filter(Boolean).join(', ')}</span>
      <span aria-hidden="true">{number}</span>
      <span className={styles.mark} aria-hidden="true">
        {is_absent ? 'yok' : number === 1 ? formatDate(date, 'month') : hasChoice(day) && <CheckmarkRegular />}
      </span>
    </button>
  )
}
