import { makeStyles } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { listTexts } from '../../../../src/texts/menus/kitchen-lists.ts'
import type { KitchenList } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

const useStyles = makeStyles({
  root: { padding: '12px 16px', borderTop: `1px solid ${colors.line}` },
  title: { margin: '0 0 8px', fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  rows: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(32px, auto)',
    alignItems: 'center',
    columnGap: '12px',
  },
  track: { height: '8px', borderRadius: '4px', backgroundColor: colors.surface2 },
  bar: {
    display: 'block',
    width: 'calc(var(--share) * 1%)',
    height: '8px',
    borderRadius: '4px',
    backgroundColor: colors.herb,
    forcedColorAdjust: 'none',
  },
  count: { textAlign: 'right', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
})

type RowProps = { name: string; total: number; maxTotal: number }

const Row = ({ name, total, maxTotal }: RowProps) => {
  const styles = useStyles()
  return (
    <li className={styles.row}>
      <span>{name}</span>
      <span className={styles.track}>
        <span className={styles.bar} style={{ '--share': (100 * total) / maxTotal } as CSSProperties} />
      </span>
      <span className={styles.count}>{formatNumber(total)}</span>
    </li>
  )
}

/** The people of each department, and all guests. */
export const DepartmentMeals = ({ list: { departments, guests } }: { list: KitchenList }) => {
  const styles = useStyles()
  const maxTotal = Math.max(1, guests.portions, ...departments.map(({ total }) => total))
  return (
    <section className={styles.root}>
      <h4 className={styles.title}>Departmanlara göre</h4>
      <ul className={styles.rows}>
        {departments.map(({ department_id, department_name, is_others, total }) => (
          <Row key={is_others ? 'others' : department_id} name={department_name} total={total} maxTotal={maxTotal} />
        ))}
        {guests.portions > 0 && <Row name={listTexts.guests} total={guests.portions} maxTotal={maxTotal} />}
      </ul>
    </section>
  )
}
