import { makeStyles, Text } from '@fluentui/react-components'
import { shortDay } from '../../../domain/menus/pasted-texts.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { GroupDay } from './days-of-draft.ts'

const useStyles = makeStyles({
  days: { display: 'grid', rowGap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  day: { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', columnGap: '8px' },
  date: { fontVariantNumeric: 'tabular-nums', color: colors.ink2 },
  dishes: { overflowWrap: 'anywhere' },
})

/** The days that will be uploaded. */
export const ReadyDays = ({ days }: { days: readonly GroupDay[] }) => {
  const styles = useStyles()
  return (
    <>
      <Text weight="semibold" role="status">
        {days.length === 0
          ? 'Yüklenecek gün yok'
          : `${formatNumber(days.length)} gün hazır: ${[...new Set([days[0], days.at(-1)])].map((day) => formatDate(day?.date ?? '')).join('–')}`}
      </Text>
      {days.some(({ commonCourses = [] }) => commonCourses.length > 0) && (
        <Text size={200}>Ortak yemek yazılan günlerde o günün bütün ortak yemeklerinin yerine geçer.</Text>
      )}
      <ul className={styles.days} aria-label="Yüklenecek günler">
        {days.map(({ date, options, commonCourses = [] }) => (
          <li key={date} className={styles.day}>
            <span className={styles.date}>{shortDay(date)}</span>
            <span className={styles.dishes}>
              {[...commonCourses.map(({ name }) => name), ...options.map(({ dish }) => dish)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
