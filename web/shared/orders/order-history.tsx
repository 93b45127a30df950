import { makeStyles } from '@fluentui/react-components'
import { orderStatusLabels } from '../../../src/texts/labels.ts'
import type { OrderDetail } from '../../api/generated.ts'
import { colors } from '../colors.ts'
import { formatInstant } from '../dates.ts'

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '8px' },
  title: { fontSize: '14px', fontWeight: 650 },
  list: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '16px' },
  when: { color: colors.ink3, fontSize: '12px', lineHeight: '20px', fontVariantNumeric: 'tabular-nums' },
  who: { display: 'block', color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
})

export const OrderHistory = ({ history }: Pick<OrderDetail, 'history'>) => {
  const styles = useStyles()
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>Geçmiş</h3>
      <ol className={styles.list}>
        {history.map(({ status, at, actor_name: name, actor_company_name: company }, index) => (
          <li key={`${at}${status}`} className={styles.entry}>
            <span className={styles.when}>{formatInstant(at)}</span>
            <span>
              <span>{index === 0 ? 'Sipariş verildi' : orderStatusLabels[status]}</span>
              <span className={styles.who}>{[name, company].filter((text) => text !== null).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
