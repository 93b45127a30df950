import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar'
import { useId } from 'react'
import { addDays } from '../../../src/core/shared/rules.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate } from '../../ui/words/dates.ts'

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: '2px 0 4px', lineHeight: '20px' },
  row: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))', gap: '6px' },
  chip: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: '46px',
    padding: '2px 4px',
    border: `1px solid ${colors.fieldLine}`,
    borderRadius: '8px',
    backgroundColor: colors.surface,
    color: colors.ink2,
    font: 'inherit',
    fontSize: '12px',
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: colors.surface2 },
    ':has(:checked)': {
      backgroundColor: colors.brandSoft,
      color: colors.brandSoftInk,
      border: `1px solid ${colors.brand}`,
      boxShadow: `inset 0 0 0 1px ${colors.brand}`,
    },
    ':has(:focus-visible)': { outline: `2px solid ${colors.ink}`, outlineOffset: '1px' },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '1px' },
    '@media (forced-colors: active)': {
      ':has(:checked)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
    },
  },
  other: {
    gridAutoFlow: 'column',
    justifyContent: 'center',
    alignItems: 'center',
    columnGap: '6px',
    fontWeight: 600,
  },
  icon: { fontSize: '18px' },
  day: { fontSize: '14px', lineHeight: '20px', fontWeight: 700 },
  radio: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
})

/** 25; on the first of a month 1 Ara */
const numberOf = (date: string): string => {
  const day = Number(date.slice(8))
  return day === 1 ? `${day} ${formatDate(date, 'month')}` : String(day)
}

/** Çar · yarın */
const nameOf = (date: string, today: string): string => {
  const near = date === today ? ['bugün'] : date === addDays(today, 1) ? ['yarın'] : []
  return [formatDate(date, 'weekday'), ...near].join(' · ')
}

type Props = {
  dates: readonly string[]
  today: string
  value: string
  onChange: (date: string) => void
  /** Opens a list of all days. */
  onOther: (() => void) | undefined
}

/** The next days, by number and weekday. */
export const DayChips = ({ dates, today, value, onChange, onOther }: Props) => {
  const styles = useStyles()
  const name = useId()
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>Gün</legend>
      <div className={styles.row}>
        {dates.map((date) => (
          <label key={date} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              aria-label={formatDate(date, 'dayAndMonth')}
              checked={date === value}
              onChange={() => onChange(date)}
            />
            <span aria-hidden className={styles.day}>
              {numberOf(date)}
            </span>
            <span aria-hidden>{nameOf(date, today)}</span>
          </label>
        ))}
        {onOther && (
          <button type="button" className={mergeClasses(styles.chip, styles.other)} onClick={onOther}>
            <CalendarRegular aria-hidden className={styles.icon} />
            Başka
          </button>
        )}
      </div>
    </fieldset>
  )
}
