import { makeStyles } from '@fluentui/react-components'
import { colors } from './colors.ts'

const outline = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

const useStyles = makeStyles({ star: { color: colors.saffron } })

/** Filled or hollow, so that the shape says it as well as the colour. Decorative: the text beside it says the same. */
export const Star = ({ isFilled, size }: { isFilled: boolean; size: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={useStyles().star}>
    <path
      d={outline}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  </svg>
)
