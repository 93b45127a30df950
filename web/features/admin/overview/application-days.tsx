import { makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import type { PlatformOverview } from '../../../api/generated-admin.ts'
import { dayParts } from '../../../ui/words/calendar-days.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' },
  total: { color: colors.ink3, fontVariantNumeric: 'tabular-nums' },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    columnGap: '8px',
    height: '176px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  day: { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', rowGap: '6px', textAlign: 'center' },
  column: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    alignItems: 'center',
    borderBottom: `1px solid ${colors.line}`,
  },
  count: { fontSize: '12px', lineHeight: '18px', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  bar: { width: '100%', maxWidth: '48px', minHeight: '4px', borderRadius: '3px 3px 0 0', backgroundColor: colors.info },
  none: { color: colors.ink3, fontWeight: 400 },
  name: { overflow: 'hidden', color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  today: { color: colors.ink, fontWeight: 700 },
})

/** Applications of the last seven days; the scale follows the highest one. */
export const ApplicationDays = ({ days }: { days: PlatformOverview['applications_by_day'] }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const maxCount = Math.max(1, ...days.map(({ count }) => count))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Subtitle2 as="h2">Son 7 günün başvuruları</Subtitle2>
        <span className={styles.total}>
          {formatNumber(total)}
          <span className={hidden}> başvuru</span>
        </span>
      </div>
      <ul className={styles.days}>
        {days.map(({ date, count }, at) => (
          <li key={date} className={styles.day}>
            <span className={hidden}>{`${formatDate(date, 'dayAndMonth')}: ${formatNumber(count)} başvuru`}</span>
            <span aria-hidden="true" className={styles.column}>
              <span className={mergeClasses(styles.count, count === 0 && styles.none)}>{formatNumber(count)}</span>
              {count > 0 && <span className={styles.bar} style={{ height: `${(count / maxCount) * 85}%` }} />}
            </span>
            <span aria-hidden="true" className={mergeClasses(styles.name, at === days.length - 1 && styles.today)}>
              {`${dayParts(date).weekday} ${dayParts(date).day}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
