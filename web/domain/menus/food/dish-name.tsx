import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'
import { partsOf } from './parts-of.ts'

const useStyles = makeStyles({
  main: { fontSize: '16px', lineHeight: 'var(--dish-line, 20px)', fontWeight: 650 },
  /* Kept in one piece where it fits: better below the main dish than broken across two lines. */
  sides: { display: 'inline-block', color: colors.ink2, fontSize: '15px', lineHeight: 'inherit', fontWeight: 400 },
})

/** The main dish first, then its sides. */
export const DishName = ({ name }: { name: string }) => {
  const styles = useStyles()
  const { main, sides } = partsOf(name)
  return (
    <span className={styles.main}>
      {sides.length === 0 ? main : `${main}, `}
      {sides.length > 0 && <span className={styles.sides}>{sides.join(', ')}</span>}
    </span>
  )
}
