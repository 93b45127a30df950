import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { Dish } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { DishDeclaration } from '../../../domain/menus/food/dish-declaration.tsx'
import { Plate } from '../../../domain/menus/food/plate.tsx'
import { formatNumber, formatRating } from '../../../ui/words/numbers.ts'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { useRowStyles } from '../row-styles.ts'

const wide = '@container (min-width: 800px)'

const useStyles = makeStyles({
  row: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"plate name times" "plate words words"',
    gap: '2px 12px',
    padding: '10px 16px',
    [wide]: {
      gridTemplateColumns: '36px minmax(0, 1fr) minmax(0, 1fr) 88px 64px 104px',
      gridTemplateAreas: '"plate name words times rating served"',
      minHeight: '56px',
      padding: '6px 16px',
    },
  },
  plate: { gridArea: 'plate', display: 'flex' },
  main: { gridArea: 'name', display: 'grid', minWidth: 0 },
  tags: { color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
  words: { gridArea: 'words', minWidth: 0 },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: colors.ink2 },
  times: { gridArea: 'times' },
  rating: { gridArea: 'rating' },
  served: { gridArea: 'served' },
  wideOnly: { display: 'none', [wide]: { display: 'block' } },
  heads: {
    display: 'none',
    ':hover': { backgroundColor: 'transparent' },
    [wide]: { display: 'grid', minHeight: '36px' },
  },
  head: { color: colors.ink2, fontSize: '12px', fontWeight: 650 },
})

/** Names of the figures in a row; screen readers announce one before each figure. */
const names = { times: 'Menülerde', rating: 'Puan', served: 'Son gün' }

/** Column headings, where the rows are wide enough for columns. */
export const DishHeads = () => {
  const styles = useStyles()
  const rows = useRowStyles()
  return (
    <li aria-hidden className={mergeClasses(rows.row, styles.row, styles.heads)}>
      <span className={mergeClasses(styles.head, styles.main)}>Yemek</span>
      <span className={mergeClasses(styles.head, styles.words)}>Alerjen ve içerik</span>
      {(['times', 'rating', 'served'] as const).map((name) => (
        <span key={name} className={mergeClasses(styles.number, styles.head, styles[name])}>
          {names[name]}
        </span>
      ))}
    </li>
  )
}

type Props = { dish: Dish; isOpen: boolean; onOpen: () => void }

export const DishRow = ({ dish, isOpen, onOpen }: Props) => {
  const styles = useStyles()
  const rows = useRowStyles()
  const hidden = useVisuallyHidden()
  const label = (name: keyof typeof names) => <span className={hidden}>{`${names[name]}: `}</span>
  return (
    <li className={mergeClasses(rows.row, styles.row, isOpen && rows.open)}>
      <span className={styles.plate}>
        <Plate dish={dish} size={36} />
      </span>
      <span className={styles.main}>
        <button type="button" className={rows.name} aria-expanded={isOpen} onClick={onOpen}>
          {dish.name}
        </button>
        {dish.tags.length > 0 && <span className={styles.tags}>{dish.tags.join(', ')}</span>}
      </span>
      <span className={styles.words}>
        <DishDeclaration dish={dish} />
      </span>
      <span className={mergeClasses(styles.number, styles.times)}>
        {label('times')}
        {`${formatNumber(dish.times_written)} kez`}
      </span>
      <span className={mergeClasses(styles.number, styles.rating, styles.wideOnly)}>
        {label('rating')}
        {dish.rating === null ? '—' : formatRating(dish.rating)}
      </span>
      <span className={mergeClasses(styles.number, styles.served, styles.wideOnly)}>
        {label('served')}
        {dish.last_served_on === null ? '—' : formatDate(dish.last_served_on)}
      </span>
    </li>
  )
}
