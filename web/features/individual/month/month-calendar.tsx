import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { addDays, weekdayOf } from '../../../../src/core/shared/rules.ts'
import { weekdays } from '../../../../src/texts/kernel/weekdays.ts'
import type { OwnMonth } from '../../../api/generated-contributions.ts'
import { colors } from '../../../ui/colors.ts'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

const columns = 'repeat(7, minmax(0, 1fr))'

const useStyles = makeStyles({
  weekdays: { display: 'grid', gridTemplateColumns: columns, color: colors.ink2, textAlign: 'center' },
  weekday: { fontSize: '12px', lineHeight: '24px', fontWeight: 600 },
  days: {
    display: 'grid',
    gridTemplateColumns: columns,
    gridAutoRows: '40px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    justifyItems: 'center',
    alignItems: 'center',
  },
  day: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '38px',
    maxWidth: '100%',
    height: '36px',
    borderRadius: '10px',
    color: colors.ink3,
    fontSize: '15px',
    fontVariantNumeric: 'tabular-nums',
  },
  aside: { backgroundColor: colors.herbSoft, color: colors.herb, fontWeight: 700 },
  skipped: { border: `1.5px dashed ${colors.fieldLine}`, color: colors.ink2 },
  today: { boxShadow: `inset 0 0 0 2px ${colors.herb}` },
  times: { position: 'absolute', top: '1px', right: '4px', fontSize: '10px', lineHeight: '12px' },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    padding: '8px 6px 0',
    color: colors.ink2,
    fontSize: '13px',
    lineHeight: '18px',
  },
  entry: { display: 'inline-flex', alignItems: 'center', columnGap: '6px' },
  swatch: { boxSizing: 'border-box', width: '14px', height: '14px', borderRadius: '4px' },
  swatchAside: { backgroundColor: colors.herbSoft, border: `1px solid ${colors.herb}` },
  swatchSkipped: { border: `1.5px dashed ${colors.fieldLine}` },
})

const spoken = (date: string, meals: number | undefined): string => {
  const day = formatDate(date, 'dayAndMonth')
  if (meals === undefined) return day
  return `${day}: ${meals === 0 ? 'Yemeyeceğim' : meals === 1 ? 'ayrıldı' : `${meals} öğün ayrıldı`}`
}

/** The days of the month with what was set aside; not to be tapped. */
export const MonthCalendar = ({ own, today }: { own: OwnMonth; today: string }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const first = `${own.month}-01`
  const mealsOn = new Map(own.days.map(({ date, meals }) => [date, meals]))
  const dates = Array.from({ length: 31 }, (_, after) => addDays(first, after)).filter((date) =>
    date.startsWith(own.month),
  )
  return (
    <>
      <div className={styles.weekdays} aria-hidden="true">
        {weekdays.map(({ short }) => (
          <span key={short} className={styles.weekday}>
            {short}
          </span>
        ))}
      </div>
      <ol className={styles.days} aria-label="Günler">
        {dates.map((date, at) => {
          const meals = mealsOn.get(date)
          const look = meals === undefined ? undefined : meals > 0 ? styles.aside : styles.skipped
          return (
            <li
              key={date}
              className={mergeClasses(styles.day, look, date === today && styles.today)}
              style={at === 0 ? { gridColumnStart: weekdayOf(first) } : undefined}
              aria-current={date === today ? 'date' : undefined}
            >
              <span className={hidden}>{spoken(date, meals)}</span>
              <span aria-hidden="true">{Number(date.slice(8))}</span>
              {meals !== undefined && meals > 1 && (
                <span className={styles.times} aria-hidden="true">
                  {meals}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <div className={styles.legend}>
        <span className={styles.entry}>
          <span aria-hidden="true" className={mergeClasses(styles.swatch, styles.swatchAside)} />
          {`ayrıldı ${formatNumber(own.meals)}`}
        </span>
        <span className={styles.entry}>
          <span aria-hidden="true" className={mergeClasses(styles.swatch, styles.swatchSkipped)} />
          {`Yemeyeceğim ${formatNumber(own.skipped_days)}`}
        </span>
      </div>
    </>
  )
}
