import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useListMotion } from './use-list-motion.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    // A few cards share the width of a wide screen, but none is wider than two thirds of a usual one.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    '@container (min-width: 1400px)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))',
      '& > *': { maxWidth: '824px' },
    },
    gap: '16px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  lines: {
    '@container (min-width: 960px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '8px',
      '& > *': { maxWidth: 'none' },
    },
  },
})

/** As many columns of cards as there is room for; its cards are list items. */
export const CardGrid = ({
  isLines = false,
  children,
}: {
  /** Below each other where a card is a line. */
  isLines?: boolean
  children: ReactNode
}) => {
  const styles = useStyles()
  return (
    <ul ref={useListMotion()} className={mergeClasses(styles.root, isLines && styles.lines)}>
      {children}
    </ul>
  )
}
