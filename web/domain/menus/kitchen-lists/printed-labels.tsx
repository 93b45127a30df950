import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { KitchenList } from '../../../api/generated.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { shiftHours } from '../../shifts/shift-hours.ts'
import { partsOf } from '../food/kind-of-dish.ts'
import { dishesOf } from './list-texts.ts'

const useStyles = makeStyles({
  // Fits even the longest names, with two lines each.
  label: {
    display: 'grid',
    alignContent: 'space-between',
    height: '46mm',
    padding: '3mm 4mm',
    overflow: 'hidden',
    border: '1px dashed black',
    breakInside: 'avoid',
    fontSize: '9pt',
    lineHeight: '11pt',
  },
  oneLine: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  twoLines: { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
  department: { fontSize: '14pt', lineHeight: '15.5pt', fontWeight: 700 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    columnGap: '4mm',
  },
  labelDish: { fontSize: '12pt', lineHeight: '13pt', fontWeight: 700 },
  labelCount: { fontSize: '30pt', lineHeight: '30pt', fontWeight: 800, fontVariantNumeric: 'tabular-nums' },
})

/** A label for each dish of each department; without departments, one for each dish. */
export const PrintedLabels = ({ list, firm }: { list: KitchenList; firm: string }) => {
  const styles = useStyles()
  const everybody = {
    department_id: null,
    department_name: firm,
    is_others: true,
    total: list.meals,
    counts: Object.fromEntries(list.options.map(({ key, count }) => [key, count])),
  }
  const departments: Pick<KitchenList['departments'][number], keyof typeof everybody>[] =
    list.departments.length > 0 ? list.departments : [everybody]
  /** The common courses that are brought, even if they were others when the list was frozen. */
  const common_courses = list.courses_now ?? list.common_courses
  const dishes = dishesOf({ ...list, common_courses })
  return departments.flatMap(({ department_id, department_name, total, counts }) =>
    dishes.flatMap(({ key, label, meal, replaced_by }, at) => {
      const count = at < common_courses.length ? total : (counts[key] ?? 0)
      if (count === 0) return []
      const { main, sides } = partsOf(replaced_by ?? meal)
      return (
        <div key={`${department_name} ${department_id} ${key}`} className={styles.label}>
          <span>
            <span className={styles.oneLine}>{`${firm} · ${list.catering_name}`}</span>
            <span className={styles.oneLine}>
              {`${formatDate(list.date)} · ${list.shift_title} ${shiftHours(list)}`}
              {!list.is_frozen && ' · kesinleşmedi'}
            </span>
            <span className={mergeClasses(styles.twoLines, styles.department)}>{department_name}</span>
          </span>
          <span className={styles.line}>
            <span>
              <span className={styles.oneLine}>{label}</span>
              <span className={mergeClasses(styles.twoLines, styles.labelDish)}>{main}</span>
              <span className={styles.twoLines}>{sides.join(', ')}</span>
            </span>
            <span className={styles.labelCount}>{formatNumber(count)}</span>
          </span>
        </div>
      )
    }),
  )
}
