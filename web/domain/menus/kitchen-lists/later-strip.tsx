import { makeStyles } from '@fluentui/react-components'
import { FoodRegular, PersonDeleteRegular } from '@fluentui/react-icons'
import { coursesNowText } from '../../../../src/texts/menus/kitchen-lists.ts'
import type { KitchenList } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { goneText, laterText } from './list-texts.ts'

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '10px',
    padding: '10px 16px',
    borderTop: `1px solid ${colors.line}`,
    color: colors.saffron,
    backgroundColor: colors.saffronSoft,
  },
  icon: { flexShrink: 0, fontSize: '20px' },
})

/** How people's choices changed after the list was frozen, if they did. */
export const LaterStrip = ({ list }: { list: KitchenList }) => {
  const styles = useStyles()
  if (list.later === 0) return null
  return (
    <div className={styles.strip}>
      <PersonDeleteRegular className={styles.icon} />
      <span>
        Sonradan: <strong>{laterText(list)}</strong>
        {list.later < 0 && ` (${goneText(list)})`}. Liste değişmez.
      </span>
    </div>
  )
}

/** Which common courses are cooked now, if others were on the list when it was frozen. */
export const CoursesStrip = ({ list: { courses_now } }: { list: KitchenList }) => {
  const styles = useStyles()
  if (courses_now === null) return null
  return (
    <div className={styles.strip}>
      <FoodRegular className={styles.icon} />
      {coursesNowText(courses_now)}
    </div>
  )
}
