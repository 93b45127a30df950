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

/** What changed after the list was frozen, if anything. */
export const LaterStrip = ({ list }: { list: KitchenList }) => {
  const styles = useStyles()
  return (
    <>
      {list.courses_now !== null && (
        <div className={styles.strip}>
          <FoodRegular className={styles.icon} />
          {coursesNowText(list.courses_now)}
        </div>
      )}
      {list.later !== 0 && (
        <div className={styles.strip}>
          <PersonDeleteRegular className={styles.icon} />
          <span>
            Sonradan: <strong>{laterText(list)}</strong>
            {list.later < 0 && ` (${goneText(list)})`}. Liste değişmez.
          </span>
        </div>
      )}
    </>
  )
}
