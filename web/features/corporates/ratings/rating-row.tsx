import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { RatedDish } from '../../../api/generated.ts'
import { Plate } from '../../../domain/menus/food/plate.tsx'
import { colors } from '../../../ui/colors.ts'
import { Star } from '../../../ui/star.tsx'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { formatNumber, formatRating } from '../../../ui/words/numbers.ts'
import { useRowStyles } from '../row-styles.ts'
import { DirectionMark } from './direction-mark.tsx'
import { MonthTrend } from './month-trend.tsx'

const wide = '@container (min-width: 760px)'

const useStyles = makeStyles({
  row: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"plate name average" "trend trend trend" "direction direction number"',
    gap: '6px 12px',
    padding: '12px 16px',
    [wide]: {
      gridTemplateColumns: '36px minmax(0, 1fr) 64px 72px 224px 112px',
      gridTemplateAreas: '"plate name average number trend direction"',
      minHeight: '60px',
      padding: '6px 16px',
    },
  },
  heads: {
    display: 'none',
    ':hover': { backgroundColor: 'transparent' },
    [wide]: { display: 'grid', minHeight: '36px' },
  },
  head: { color: colors.ink2, fontSize: '12px', fontWeight: 650 },
  plate: { gridArea: 'plate', display: 'flex' },
  name: { gridArea: 'name', minWidth: 0 },
  average: {
    gridArea: 'average',
    display: 'inline-flex',
    justifyContent: 'end',
    alignItems: 'center',
    columnGap: '4px',
    fontWeight: 650,
  },
  number: { gridArea: 'number', color: colors.ink2, textAlign: 'end' },
  figure: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  trend: { gridArea: 'trend', justifySelf: 'center' },
  direction: { gridArea: 'direction' },
})

/** Column headings, where the rows are wide enough for columns. */
export const RatingHeads = () => {
  const styles = useStyles()
  const rows = useRowStyles()
  return (
    <li aria-hidden className={mergeClasses(rows.row, styles.row, styles.heads)}>
      <span className={mergeClasses(styles.head, styles.name)}>Yemek</span>
      <span className={mergeClasses(styles.average, styles.head)}>Ortalama</span>
      <span className={mergeClasses(styles.number, styles.head)}>Puanlar</span>
      <span className={mergeClasses(styles.head, styles.trend)}>Son dört ay</span>
      <span className={mergeClasses(styles.head, styles.direction)}>Gidişat</span>
    </li>
  )
}

export const Average = ({ average }: { average: number }) => {
  const hidden = useVisuallyHidden()
  return (
    <>
      <Star isFilled size={16} />
      <span className={hidden}>Ortalama 5 üzerinden</span>
      {formatRating(average)}
    </>
  )
}

type Props = { dish: RatedDish; isOpen: boolean; onOpen: () => void }

export const RatingRow = ({ dish, isOpen, onOpen }: Props) => {
  const styles = useStyles()
  const rows = useRowStyles()
  return (
    <li className={mergeClasses(rows.row, styles.row, isOpen && rows.open)}>
      <span className={styles.plate}>
        <Plate dish={dish} size={36} />
      </span>
      <span className={styles.name}>
        <button type="button" className={rows.name} aria-expanded={isOpen} onClick={onOpen}>
          {dish.name}
        </button>
      </span>
      <span className={mergeClasses(styles.average, styles.figure)}>
        {dish.average !== null && <Average average={dish.average} />}
      </span>
      <span className={mergeClasses(styles.number, styles.figure)}>{`${formatNumber(dish.ratings)} puan`}</span>
      <span className={styles.trend}>
        <MonthTrend {...dish} />
      </span>
      <span className={styles.direction}>
        <DirectionMark direction={dish.direction} />
      </span>
    </li>
  )
}
