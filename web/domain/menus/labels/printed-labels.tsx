import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { guestsIncluded } from '../../../../src/texts/menus/kitchen-lists.ts'
import type { KitchenLabel } from '../../../api/generated-cooking.ts'
import { Paper } from '../../../ui/paper.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { dishText, labelParts, warningText } from './label-parts.ts'
import type { LabelSize } from './label-sizes.ts'

/* The number is read from two metres: its digits are at least 11 mm high. */
const useStyles = makeStyles({
  sheet: { display: 'grid', gridTemplateColumns: 'repeat(2, 95mm)' },
  label: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    rowGap: '1.5mm',
    overflow: 'hidden',
    breakInside: 'avoid',
    fontVariantNumeric: 'tabular-nums',
  },
  sheetLabel: {
    height: '69mm',
    padding: '3mm 4mm',
    border: '0.2mm dashed #888',
    fontSize: '8.5pt',
    lineHeight: '10.5pt',
  },
  roll62Label: { width: '58mm', height: '58mm', breakAfter: 'page', fontSize: '8pt', lineHeight: '9.5pt' },
  roll100Label: { width: '94mm', height: '58mm', breakAfter: 'page', fontSize: '8.5pt', lineHeight: '10.5pt' },
  head: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '3mm', alignItems: 'start' },
  oneLine: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  twoLines: { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
  whose: {
    paddingTop: '0.5mm',
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: '14pt',
    lineHeight: '15.5pt',
    fontWeight: 700,
  },
  portions: { fontSize: '48pt', lineHeight: '42pt', fontWeight: 800 },
  dishes: { display: 'grid', alignContent: 'start', rowGap: '0.6mm', margin: 0, padding: 0, listStyleType: 'none' },
  boxed: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '2mm' },
  count: { minWidth: '6mm', textAlign: 'right', fontWeight: 800 },
  name: { fontWeight: 700 },
  warning: { display: 'block' },
})

/** What a box is for: its department, guests of a department, or the dish that is in it. */
const contentOf = ({ department_name, is_for_guests, dishes }: KitchenLabel): string =>
  (is_for_guests ? ['Misafir', department_name].filter(Boolean).join(' · ') : department_name) ??
  (dishes[0] === undefined ? '' : dishText(dishes[0]))

type OneProps = {
  label: KitchenLabel
  date: string
  caterer: string
  dishes: KitchenLabel['dishes']
  part: string
  className: string
}

const PrintedLabel = ({ label, date, caterer, dishes, part, className }: OneProps) => {
  const styles = useStyles()
  const {
    corporate_name,
    shift_title,
    serving_time,
    route,
    is_frozen,
    portions,
    guests,
    department_name,
    is_for_guests,
  } = label
  return (
    <div className={mergeClasses(styles.label, className)}>
      <div className={styles.head}>
        <span>
          <span className={styles.twoLines}>{corporate_name}</span>
          <span className={styles.twoLines}>
            {[formatDate(date), `${shift_title} ${serving_time.replace(':', '.')}`, route, part]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={styles.whose}>{contentOf(label)}</span>
          {!is_for_guests && <span className={styles.oneLine}>{guestsIncluded(guests)}</span>}
          {!is_frozen && <span className={styles.oneLine}>Kesinleşmedi, sayı değişebilir</span>}
        </span>
        <span className={styles.portions}>{formatNumber(portions)}</span>
      </div>
      <ul className={styles.dishes}>
        {dishes.map((dish) =>
          department_name === null && !is_for_guests ? (
            <li key={dishText(dish)}>{warningText(dish)}</li>
          ) : (
            <li key={dishText(dish)} className={styles.boxed}>
              <span className={styles.count}>{formatNumber(dish.portions)}</span>
              <span>
                <span className={styles.name}>{dishText(dish)}</span>
                <span className={styles.warning}>{warningText(dish)}</span>
              </span>
            </li>
          ),
        )}
      </ul>
      <span className={styles.oneLine}>{caterer}</span>
    </div>
  )
}

type Props = {
  labels: readonly KitchenLabel[]
  date: string
  caterer: string
  size: LabelSize
  /** Counts the requests, so that each one prints again. */
  times: number
}

export const PrintedLabels = ({ labels, date, caterer, size, times }: Props) => {
  const styles = useStyles()
  return (
    <Paper times={times}>
      <div className={mergeClasses(`print-labels-${size}`, size === 'sheet' && styles.sheet)}>
        {labels.flatMap((label) => {
          const parts = labelParts(label.corporate_name, label.dishes, size)
          return parts.map((dishes, at) => (
            <PrintedLabel
              key={`${label.corporate_id} ${label.shift_id} ${contentOf(label)} ${at}`}
              label={label}
              date={date}
              caterer={caterer}
              dishes={dishes}
              part={parts.length > 1 ? `${at + 1}/${parts.length}` : ''}
              className={styles[`${size}Label`]}
            />
          ))
        })}
      </div>
    </Paper>
  )
}
