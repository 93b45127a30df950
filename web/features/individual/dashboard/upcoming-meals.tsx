import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Link } from '../../../ui/link.tsx'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { DishName } from '../../../domain/menus/food/dish-name.tsx'
import { Plate } from '../../../domain/menus/food/plate.tsx'
import { ChosenPlate } from '../chosen-plate.tsx'
import { chosenText } from '../choosing/chosen-text.ts'
import { Mark } from '../avoided/marks-context.tsx'
import { besideMeal, choosingPage, type DateGroup, isAbsent, waitsForChoice } from '../menu-days.ts'
import { useAreaPath } from '../use-area-path.ts'
import { notChosen } from './closed-day.ts'
import { useHomeStyles } from './home-styles.ts'

const maxDays = 8

const useStyles = makeStyles({
  // A phone shows the week on its own page instead.
  root: { display: 'none', '@container (min-width: 960px)': { display: 'grid', rowGap: '12px', gridColumn: '1 / -1' } },
  title: { margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 650 },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  day: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '12px',
    height: '100%',
    minHeight: '76px',
    boxSizing: 'border-box',
    padding: '10px 14px',
    ':hover': { backgroundColor: colors.surface2 },
  },
  words: { display: 'grid', rowGap: '2px' },
  beside: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  open: { color: colors.saffron, fontSize: '16px', lineHeight: '20px', fontWeight: 650 },
  closed: { color: colors.ink2, fontSize: '16px', lineHeight: '20px' },
})

const UpcomingDay = ({ group }: { group: DateGroup }) => {
  const styles = useStyles()
  const home = useHomeStyles()
  const pathTo = useAreaPath()
  const { date, days } = group
  const chosen = days.filter((day) => day.completed && !isAbsent(day))
  const beside = chosen.length === 1 && chosen[0] ? besideMeal(chosen[0]) : undefined
  return (
    <li className={home.card}>
      <Link to={pathTo(choosingPage(date, group))} className={mergeClasses(home.link, styles.day)}>
        {chosen[0] === undefined ? <Plate /> : <ChosenPlate day={chosen[0]} />}
        <span className={styles.words}>
          <span className={home.day}>{formatDate(date, 'dayAndMonth')}</span>
          {chosen.map((day) => (
            <span key={day.shift_id}>
              <DishName name={chosenText(day) ?? 'Seçiminiz kayıtlı'} />
              <Mark day={day} />
            </span>
          ))}
          {beside !== undefined && <span className={styles.beside}>{beside}</span>}
          {chosen.length === 0 && (
            <span className={waitsForChoice(group) ? styles.open : styles.closed}>
              {waitsForChoice(group) ? 'Henüz seçmediniz' : notChosen(group)}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** On a desktop, the meals after tomorrow. */
export const UpcomingMeals = ({ groups }: { groups: readonly DateGroup[] }) => {
  const styles = useStyles()
  if (groups.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="upcoming-meals">
      <h2 id="upcoming-meals" className={styles.title}>
        Sonraki günler
      </h2>
      <ul className={styles.days}>
        {groups.slice(0, maxDays).map((group) => (
          <UpcomingDay key={group.date} group={group} />
        ))}
      </ul>
    </section>
  )
}
