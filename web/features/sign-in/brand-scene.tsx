import { makeStyles } from '@fluentui/react-components'
import { ClockRegular, FoodRegular, PhoneRegular } from '@fluentui/react-icons'
import { colors } from '../../ui/colors.ts'
import beanSalad from '../../domain/menus/food/bean-salad.svg?url'
import cacik from '../../domain/menus/food/cacik.svg?url'
import meatballs from '../../domain/menus/food/meatballs.svg?url'
import { PlateFace } from '../../domain/menus/food/plate-face.tsx'
import { TrayBoard } from '../../domain/menus/food/tray-board.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', alignContent: 'center', rowGap: 'clamp(24px, 6dvh, 56px)', width: '100%' },
  words: { display: 'grid', rowGap: '20px' },
  claim: { fontSize: '28px', lineHeight: '36px', fontWeight: 700, letterSpacing: '-.01em', textWrap: 'balance' },
  steps: {
    display: 'grid',
    rowGap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: '16px',
    lineHeight: '24px',
    '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '12px' },
    '& svg': { fontSize: '24px', color: colors.brand },
  },
})

/** Uses fixed drawings instead of the code that finds one for a dish, which would delay the sign-in page. */
export const BrandTray = () => (
  <TrayBoard main={<PlateFace isDrawing picture={meatballs} />}>
    <PlateFace isDrawing picture={beanSalad} />
    <PlateFace isDrawing picture={cacik} />
  </TrayBoard>
)

/** Shows what the product does, where the screen has room for it. */
export const BrandScene = ({ claim }: { claim: string }) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <BrandTray />
      <div className={styles.words}>
        <p className={styles.claim}>{claim}</p>
        <ul className={styles.steps}>
          <li>
            <FoodRegular aria-hidden /> Haftanın menüsü önünüze gelir.
          </li>
          <li>
            <PhoneRegular aria-hidden /> Her gün için bir dokunuşla seçersiniz.
          </li>
          <li>
            <ClockRegular aria-hidden /> Mutfak kaç porsiyon pişireceğini önceden bilir.
          </li>
        </ul>
      </div>
    </div>
  )
}
