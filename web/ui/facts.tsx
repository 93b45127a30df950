import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: '12px',
    rowGap: '6px',
    // In letters twice as large a name may be as wide as a phone.
    '@container (max-width: 239px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Each name sits above its value, and the columns of consecutive lists line up.
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

/** Names and values in two columns. */
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
