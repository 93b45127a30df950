import { makeStyles } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { MenuPlayDay } from '../../../api/generated.ts'
import { colors } from '../../../shared/colors.ts'
import { DishDeclaration } from '../../../shared/food/dish-declaration.tsx'
import { partsOf } from '../../../shared/food/kind-of-dish.ts'
import { Tray } from '../../../shared/food/tray.tsx'
import { chosenOption } from '../menu-days.ts'
import { useAreaPath } from '../use-area-path.ts'

const useStyles = makeStyles({
  card: {
    display: 'block',
    overflow: 'hidden',
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    backgroundColor: colors.surface,
    color: colors.ink,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '2px' },
  },
  table: {
    display: 'grid',
    justifyItems: 'center',
    padding: '16px',
    borderBottom: `1px solid ${colors.line}`,
    backgroundColor: colors.surface2,
  },
  words: { display: 'grid', rowGap: '2px', padding: '14px 16px 16px' },
  main: { fontSize: 'clamp(28px, 24px + 3cqi, 36px)', lineHeight: 1.12, fontWeight: 750, letterSpacing: '-.02em' },
  sides: { color: colors.ink2, fontSize: '18px', lineHeight: '24px' },
  facts: { paddingTop: '6px', color: colors.ink2 },
})

/** What one eats today, first and large: it is what the page is opened for. */
export const TodayMeal = ({ day }: { day: MenuPlayDay }) => {
  const styles = useStyles()
  const option = chosenOption(day)
  const address = useAreaPath()(`secim?${new URLSearchParams({ date: day.date, shift: day.shift_id }).toString()}`)
  const { main, sides } = partsOf(option?.meal.name ?? 'Seçiminiz kayıtlı')
  return (
    <Link to={address} className={styles.card}>
      <span className={styles.table}>
        <Tray dish={option?.meal} />
      </span>
      <span className={styles.words}>
        <span className={styles.main}>{main}</span>
        {sides.length > 0 && <span className={styles.sides}>{sides.join(', ')}</span>}
        <span className={styles.facts}>{[option?.label, day.shift_title].filter(Boolean).join(' · ')}</span>
        {option !== undefined && <DishDeclaration dish={option.meal} />}
      </span>
    </Link>
  )
}
