import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import type { Statement } from '../../api/generated-settlement.ts'
import { colors } from '../../ui/colors.ts'
import { Panel } from '../../ui/panel.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { departmentRows } from './department-rows.ts'

const useStyles = makeStyles({
  root: { padding: 0, rowGap: 0, overflow: 'clip', alignContent: 'start', fontVariantNumeric: 'tabular-nums' },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '12px',
    padding: '12px 16px',
  },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 650 },
  quiet: { color: colors.ink2 },
  list: { margin: 0 },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '12px',
    padding: '4px 16px',
    borderTop: `1px solid ${colors.line}`,
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  portions: { margin: 0, fontWeight: 650 },
  total: { padding: '8px 16px', borderTop: `2px solid ${colors.lineStrong}`, fontWeight: 700 },
  more: { padding: '4px 16px', borderTop: `1px solid ${colors.line}` },
})

const shownFirst = 12

/** How the firm's portions divide among its departments; the catering never sees this (rule H3). */
export const DepartmentsCard = ({ statement, className }: { statement: Statement; className?: string }) => {
  const styles = useStyles()
  const { departments, others } = departmentRows(statement)
  const [isAll, showAll] = useState(false)
  const shown = isAll ? departments : departments.slice(0, shownFirst)
  return (
    <Panel as="section" className={mergeClasses(styles.root, className)}>
      <div className={styles.head}>
        <h2 className={styles.title}>Departmanlar</h2>
        <span className={styles.quiet}>porsiyon</span>
      </div>
      <dl className={styles.list}>
        {[...shown, ...others].map(({ name, portions, isQuiet }, at) => (
          <div key={at} className={mergeClasses(styles.row, isQuiet && styles.quiet)}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.portions}>{portions}</dd>
          </div>
        ))}
        <div className={mergeClasses(styles.row, styles.total)}>
          <dt>Porsiyon</dt>
          <dd className={styles.portions}>{formatNumber(statement.portions)}</dd>
        </div>
      </dl>
      {shown.length < departments.length && (
        <div className={styles.more}>
          <Button appearance="subtle" onClick={() => showAll(true)}>
            {`Tümünü göster (${formatNumber(departments.length)})`}
          </Button>
        </div>
      )}
    </Panel>
  )
}
