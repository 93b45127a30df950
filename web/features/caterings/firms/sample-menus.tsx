import { makeStyles } from '@fluentui/react-components'
import { commonCoursesLabel } from '../../../../src/texts/menus/courses.ts'
import type { OfferedCatering } from '../../../api/generated-profiles.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyleType: 'none' },
  day: { display: 'grid', rowGap: '2px', padding: '10px 0', borderTop: `1px solid ${colors.line}` },
  date: { color: colors.ink2, fontSize: '12px', lineHeight: '16px', fontWeight: 400 },
  dishes: { margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  courses: { color: colors.ink2, overflowWrap: 'anywhere' },
})

/** One menu for each day, latest first. */
export const SampleMenus = ({ menus }: Pick<OfferedCatering, 'menus'>) => {
  const styles = useStyles()
  return (
    <ul className={styles.list} aria-label="Örnek menüler">
      {menus.map(({ date, dishes, common_courses: courses }) => (
        <li key={date} className={styles.day}>
          <h4 className={styles.date}>{formatDate(date, 'dayAndMonth')}</h4>
          <ul className={styles.dishes}>
            {dishes.map((dish) => (
              <li key={dish}>{dish}</li>
            ))}
          </ul>
          {courses.length > 0 && (
            <div className={styles.courses}>
              {`${commonCoursesLabel}: ${courses.map(({ name }) => name).join(', ')}`}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
