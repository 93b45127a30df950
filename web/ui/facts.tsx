import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: '12px',
    rowGap: '6px',
  },
  // Each name stands above its value; the columns of several lines stand below each other.
  line: {
    '@container (min-width: 1400px)': {
      gridTemplateColumns: '130px minmax(160px, 260px) 130px 130px minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
      gridAutoFlow: 'column',
      columnGap: '20px',
      rowGap: '2px',
    },
  },
  name: { color: tokens.colorNeutralForeground3 },
})

export type Fact = readonly [name: string, value: ReactNode]

/** What is known of somebody or something, in two columns. */
export const Facts = ({
  facts,
  isLine = false,
}: {
  facts: readonly Fact[]
  /** Side by side where there is room. */
  isLine?: boolean
}) => {
  const styles = useStyles()
  return (
    <dl className={mergeClasses(styles.root, isLine && styles.line)}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
