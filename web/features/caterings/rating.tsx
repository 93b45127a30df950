import { makeStyles } from '@fluentui/react-components'
import { colors } from '../../ui/colors.ts'
import { formatRating } from '../../ui/words/numbers.ts'
import { Star } from '../../ui/star.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'baseline',
    verticalAlign: 'middle',
    columnGap: '6px',
    fontVariantNumeric: 'tabular-nums',
  },
  star: { display: 'inline-flex', alignSelf: 'center' },
  none: { color: colors.ink3, whiteSpace: 'nowrap' },
})

/** A caterer's rating by people of all firms; `isShort` shows a single star, for tables. */
export const Rating = ({ rating, isShort = false }: { rating: number | null; isShort?: boolean }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  if (rating === null) return <span className={styles.none}>{formatRating(null)}</span>
  return (
    <span className={styles.root}>
      <span className={styles.star}>{isShort ? <Star isFilled size={16} /> : <Stars rating={rating} size={16} />}</span>
      <span className={hidden}>5 üzerinden</span>
      <span>{formatRating(rating)}</span>
    </span>
  )
}
