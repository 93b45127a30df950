import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { atTime } from '../../../../src/texts/shifts/cut-off.ts'
import type { KitchenPlan, PlannedDelivery } from '../../../api/generated-cooking.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { dateOnPaper } from '../production-texts.ts'
import { samplesOf } from '../samples.ts'

const useStyles = makeStyles({
  labels: { display: 'grid', gridTemplateColumns: 'repeat(2, 95mm)' },
  label: {
    display: 'grid',
    alignContent: 'space-between',
    height: '46mm',
    padding: '3mm 4mm',
    overflow: 'hidden',
    border: '1px dashed black',
    breakInside: 'avoid',
    fontSize: '10pt',
    lineHeight: '13pt',
    fontVariantNumeric: 'tabular-nums',
  },
  oneLine: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  name: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: '15pt',
    lineHeight: '17pt',
    fontWeight: 700,
  },
  discard: { fontSize: '11pt', fontWeight: 700 },
  fields: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4mm' },
  field: { paddingTop: '0.5mm', borderTop: '0.3mm solid black', fontSize: '8pt', lineHeight: '10pt' },
})

/** Samples are kept for 72 hours. */
const daysKept = 3

type Props = { plan: KitchenPlan; deliveries: readonly PlannedDelivery[]; caterer: string }

/** A label for each sample (rule K3). */
export const SampleLabels = ({ plan: { date, components }, deliveries, caterer }: Props) => {
  const styles = useStyles()
  return (
    <div className={styles.labels}>
      {samplesOf(deliveries, components).map(({ key, name, part, time }) => (
        <div key={key} className={styles.label}>
          <span>
            <span className={styles.oneLine}>{`Şahit numune · ${caterer}`}</span>
            <span className={styles.name}>{name}</span>
          </span>
          <span>
            <span className={styles.oneLine}>{`${dateOnPaper(date)} · ${part} ${time.replace(':', '.')}`}</span>
            <span className={mergeClasses(styles.oneLine, styles.discard)}>
              {`İmha: ${formatDate(addDays(date, daysKept))}, ${atTime(time)}n sonra`}
            </span>
          </span>
          <span className={styles.fields}>
            <span className={styles.field}>Alındığı saat</span>
            <span className={styles.field}>Alan kişi</span>
          </span>
        </div>
      ))}
    </div>
  )
}
