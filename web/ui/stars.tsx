import { makeStyles } from '@fluentui/react-components'
import { Star } from './star.tsx'

export const starCounts = [1, 2, 3, 4, 5] as const

const useStyles = makeStyles({ stars: { display: 'inline-flex', columnGap: '2px' } })

/** Decorative: the figure or text beside it says the same. */
export const Stars = ({ rating, size = 20 }: { rating: number; size?: number }) => (
  <span className={useStyles().stars} aria-hidden="true">
    {starCounts.map((count) => (
      <Star key={count} size={size} isFilled={count <= Math.round(rating)} />
    ))}
  </span>
)
