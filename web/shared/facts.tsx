import { makeStyles, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: '12px',
    rowGap: '6px',
  },
  name: { color: tokens.colorNeutralForeground3 },
})

export type Fact = readonly [name: string, value: ReactNode]

/** What is known of somebody or something, in two columns. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
