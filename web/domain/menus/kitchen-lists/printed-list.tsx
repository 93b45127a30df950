import { makeStyles, mergeClasses } from '@fluentui/react-components'
import {
  coursesNowText,
  dishNotes,
  expectedText,
  frozenText,
  guestsIncluded,
  listTexts,
  liveText,
} from '../../../../src/texts/menus/kitchen-lists.ts'
import type { KitchenList } from '../../../api/generated.ts'
import { formatDate, formatInstant } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { shiftHours } from '../../shifts/shift-hours.ts'
import { dishesOf, guestsText, hostsText, laterText, optionsOf, portionsOf } from './list-texts.ts'

const useStyles = makeStyles({
  page: { breakAfter: 'page', ':last-child': { breakAfter: 'auto' }, fontVariantNumeric: 'tabular-nums' },
  head: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '8mm',
    paddingBottom: '4mm',
    borderBottom: '0.8mm solid black',
  },
  small: { fontSize: '11pt', lineHeight: '15pt' },
  firm: { fontSize: '21pt', lineHeight: '27pt', fontWeight: 700 },
  day: { gridColumn: '1 / -1', fontSize: '17pt', lineHeight: '22pt', fontWeight: 700 },
  since: { textAlign: 'right', fontSize: '11pt', lineHeight: '15pt' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '8mm',
    padding: '2.5mm 0',
    borderBottom: '0.3mm solid black',
    breakInside: 'avoid',
  },
  dish: { display: 'block', fontSize: '20pt', lineHeight: '25pt', fontWeight: 700 },
  changed: { fontSize: '14pt', lineHeight: '19pt', fontWeight: 700 },
  count: { fontSize: '54pt', lineHeight: '56pt', fontWeight: 800 },
  total: { borderBottom: '0.8mm solid black' },
  facts: { display: 'flex', justifyContent: 'space-between', padding: '3mm 0', fontSize: '14pt', lineHeight: '20pt' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '14pt', lineHeight: '19pt' },
  cell: { padding: '1.2mm 2mm', borderBottom: '0.2mm solid black', textAlign: 'right' },
  name: { padding: '1.2mm 2mm', borderBottom: '0.2mm solid black', textAlign: 'left', fontWeight: 400 },
  whole: { breakInside: 'avoid' },
  columns: { fontSize: '10pt', lineHeight: '14pt', fontWeight: 700 },
  later: {
    marginTop: '3mm',
    padding: '2mm 4mm',
    border: '0.3mm solid black',
    borderRadius: '2mm',
    breakBefore: 'avoid',
    breakInside: 'avoid',
  },
  foot: {
    display: 'grid',
    gridTemplateColumns: '50mm 50mm 1fr',
    columnGap: '10mm',
    alignItems: 'end',
    paddingTop: '12mm',
    fontSize: '10pt',
    // Never alone on a page.
    breakBefore: 'avoid',
    breakInside: 'avoid',
  },
  signature: { paddingTop: '1mm', borderTop: '0.3mm solid black' },
  printed: { textAlign: 'right' },
})

type Props = {
  list: KitchenList
  /** The instant of live figures. */
  at: string
  firm: string
}

/** `caption` is repeated at the top of a second page. */
const DepartmentTable = ({ list, caption }: { list: KitchenList; caption: string }) => {
  const styles = useStyles()
  const { departments, guests } = list
  const options = optionsOf(list)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th colSpan={options.length + 2} className={mergeClasses(styles.name, styles.columns)}>
            {caption}
          </th>
        </tr>
        <tr>
          <th className={mergeClasses(styles.name, styles.columns)}>Departman</th>
          {options.map(({ key, label }) => (
            <th key={key} className={mergeClasses(styles.cell, styles.columns)}>
              {label}
            </th>
          ))}
          <th className={mergeClasses(styles.cell, styles.columns)}>Toplam</th>
        </tr>
      </thead>
      <tbody>
        {departments.map(({ department_id, department_name, is_others, total, counts }) => (
          <tr key={is_others ? 'others' : department_id} className={styles.whole}>
            <th className={styles.name}>{department_name}</th>
            {options.map(({ key }) => (
              <td key={key} className={styles.cell}>
                {formatNumber(counts[key] ?? 0)}
              </td>
            ))}
            <td className={styles.cell}>
              <strong>{formatNumber(total)}</strong>
            </td>
          </tr>
        ))}
        {guests.portions > 0 && (
          <tr className={styles.whole}>
            <th className={styles.name}>{listTexts.guests}</th>
            {options.map((option) => (
              <td key={option.key} className={styles.cell}>
                {formatNumber(option.guests)}
              </td>
            ))}
            <td className={styles.cell}>
              <strong>{formatNumber(guests.portions)}</strong>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

/** A page with the list of one shift. */
export const PrintedList = ({ list, at, firm }: Props) => {
  const styles = useStyles()
  const { courses_now, guests, skipped, undecided, expected, later, departments, closes_at, timezone } = list
  const dayAndShift = `${formatDate(list.date, 'long')} · ${list.shift_title} ${shiftHours(list)}`
  return (
    <div className={mergeClasses('print-list', styles.page)}>
      <div className={styles.head}>
        <div>
          <div className={styles.small}>{`${list.catering_name} · Üretim listesi`}</div>
          <div className={styles.firm}>{firm}</div>
        </div>
        <div className={styles.since}>
          <strong>{list.is_frozen ? frozenText(closes_at, timezone) : 'Kesinleşmemiş sayılar'}</strong>
          {!list.is_frozen && (
            <>
              <br />
              {`${formatInstant(at)} itibarıyla`}
              <br />
              {liveText(closes_at, timezone)}
            </>
          )}
        </div>
        <div className={styles.day}>{dayAndShift}</div>
      </div>
      {courses_now !== null && (
        <div className={mergeClasses(styles.row, styles.changed)}>{coursesNowText(courses_now)}</div>
      )}
      {dishesOf(list).map((option) => (
        <div key={option.key} className={styles.row}>
          <div>
            <span className={styles.small}>
              {[option.label, guestsIncluded(option.guests)].filter(Boolean).join(' · ')}
            </span>
            <span className={styles.dish}>{option.meal}</span>
            {dishNotes(option).map((note) => (
              <span key={note} className={option.replaced_by === null ? styles.small : styles.changed}>
                {note}
              </span>
            ))}
          </div>
          <span className={styles.count}>{formatNumber(option.count)}</span>
        </div>
      ))}
      <div className={mergeClasses(styles.row, styles.total)}>
        <div>
          <span className={styles.small}>{guestsIncluded(guests.portions)}</span>
          <span className={styles.dish}>{listTexts.total}</span>
        </div>
        <span className={styles.count}>{formatNumber(portionsOf(list))}</span>
      </div>
      {guests.portions > 0 && (
        <div className={mergeClasses(styles.row, styles.small)}>
          {`${listTexts.guests}: ${guestsText(list)} (${hostsText(list)})`}
        </div>
      )}
      <div className={styles.facts}>
        <span>
          {listTexts.skipped} <strong>{formatNumber(skipped)}</strong>
        </span>
        {undecided !== null && (
          <span>
            {list.is_frozen ? listTexts.undecided : listTexts.undecidedYet} <strong>{formatNumber(undecided)}</strong>
            {expected !== null && expected > 0 && ` (${expectedText(expected)})`}
          </span>
        )}
      </div>
      {departments.length > 0 && <DepartmentTable list={list} caption={`${firm} · ${dayAndShift}`} />}
      {later !== 0 && (
        <div className={mergeClasses(styles.later, styles.small)}>
          <strong>{listTexts.later}</strong>
          <br />
          {laterText(list)}
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.signature}>Hazırlayan</span>
        <span className={styles.signature}>Teslim alan</span>
        <span className={styles.printed}>{`Yazdırma ${formatInstant(new Date().toISOString())}`}</span>
      </div>
    </div>
  )
}
