import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useListMotion } from './use-list-motion.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    // On a wide screen a few cards share the width, but none grows beyond two thirds of a typical one.
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

/** As many columns of cards as fit; its children are list items. */
export const CardGrid = ({
  isLines = false,
  children,
}: {
  /** One column where a card is laid out as a line. */
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
