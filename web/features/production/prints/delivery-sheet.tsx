import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { frozenText, guestsIncluded } from '../../../../src/texts/menus/kitchen-lists.ts'
import { commonCourseText } from '../../../../src/texts/menus/courses.ts'
import type { PlannedDelivery } from '../../../api/generated-cooking.ts'
import { addressLine } from '../../../domain/companies/address-line.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { dateOnPaper, laterMark } from '../production-texts.ts'

const thin = '0.3mm solid black'

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
  when: { gridColumn: '1 / -1', fontSize: '15pt', lineHeight: '21pt', fontWeight: 700 },
  address: { gridColumn: '1 / -1', fontSize: '12pt', lineHeight: '17pt' },
  since: { textAlign: 'right', fontSize: '11pt', lineHeight: '15pt' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '8mm',
    padding: '2mm 0',
    borderBottom: thin,
    breakInside: 'avoid',
  },
  dish: { display: 'block', fontSize: '16pt', lineHeight: '20pt', fontWeight: 700 },
  count: { fontSize: '30pt', lineHeight: '32pt', fontWeight: 800 },
  total: { borderBottom: '0.8mm solid black' },
  later: { marginTop: '3mm', padding: '2mm 4mm', border: thin, borderRadius: '2mm', breakInside: 'avoid' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '14mm 6mm',
    paddingTop: '14mm',
    fontSize: '10pt',
    // Never alone on a page.
    breakBefore: 'avoid',
    breakInside: 'avoid',
  },
  field: { paddingTop: '1mm', borderTop: thin },
  signature: { gridColumn: 'span 2' },
  foot: { display: 'flex', justifyContent: 'space-between', paddingTop: '6mm', fontSize: '10pt' },
})

const fields = ['Çıkış saati', 'Çıkış sıcaklığı (°C)', 'Teslim saati', 'Teslim sıcaklığı (°C)']
const signatures = ['Teslim eden (ad, imza)', 'Teslim alan (ad, imza)']

type Props = { delivery: PlannedDelivery; date: string; caterer: string }

/** Goes with the food to one shift of one firm, and comes back signed. */
export const DeliverySheet = ({ delivery, date, caterer }: Props) => {
  const styles = useStyles()
  const { corporate_name, shift_title, serving_time, options, common_courses, guests, later, ...list } = delivery
  const portions = list.portions + guests
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <div className={styles.small}>{`${caterer} · Teslim fişi`}</div>
          <div className={styles.firm}>{corporate_name}</div>
        </div>
        <div className={styles.since}>
          <strong>{frozenText(list.closes_at, list.timezone)}</strong>
        </div>
        <div className={styles.when}>{`${dateOnPaper(date)} · ${shift_title} ${serving_time.replace(':', '.')}`}</div>
        <div className={styles.address}>{addressLine(list.address)}</div>
      </div>
      {common_courses.map(({ course, name }) => (
        <div key={`${course} ${name}`} className={styles.row}>
          <div>
            <span className={styles.small}>{commonCourseText(course)}</span>
            <span className={styles.dish}>{name}</span>
          </div>
          <span className={styles.count}>{formatNumber(portions)}</span>
        </div>
      ))}
      {options
        .filter((option) => option.portions + option.guests > 0)
        .map((option) => (
          <div key={option.key} className={styles.row}>
            <div>
              <span className={styles.small}>
                {[option.label, guestsIncluded(option.guests)].filter(Boolean).join(' · ')}
              </span>
              <span className={styles.dish}>{option.meal}</span>
            </div>
            <span className={styles.count}>{formatNumber(option.portions + option.guests)}</span>
          </div>
        ))}
      <div className={mergeClasses(styles.row, styles.total)}>
        <div>
          <span className={styles.small}>{guestsIncluded(guests)}</span>
          <span className={styles.dish}>Toplam öğün</span>
        </div>
        <span className={styles.count}>{formatNumber(portions)}</span>
      </div>
      {later !== 0 && (
        <div className={mergeClasses(styles.later, styles.small)}>
          {`Kesinleştikten sonra: ${laterMark(later)}. Sayılara katılmadı.`}
        </div>
      )}
      <div className={styles.fields}>
        {fields.map((name) => (
          <span key={name} className={styles.field}>
            {name}
          </span>
        ))}
        {signatures.map((name) => (
          <span key={name} className={mergeClasses(styles.field, styles.signature)}>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.foot}>
        <span>İrsaliye yerine geçmez.</span>
        <span>{`Yazdırma ${formatInstant(new Date().toISOString())}`}</span>
      </div>
    </div>
  )
}
