import { makeStyles } from '@fluentui/react-components'
import { Fragment } from 'react'
import { orderStatusLabels } from '../../../src/texts/store/labels.ts'
import type { OrderDetail } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatInstant } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '8px' },
  title: { fontSize: '14px', fontWeight: 650 },
  list: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '16px' },
  when: { color: colors.ink3, fontSize: '12px', lineHeight: '20px', fontVariantNumeric: 'tabular-nums' },
  who: { display: 'block', color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
})

/** When there are very many changes, the server leaves some out after the first entry. */
export const OrderHistory = ({ history, history_total }: Pick<OrderDetail, 'history' | 'history_total'>) => {
  const styles = useStyles()
  const leftOut = history_total - history.length
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>Geçmiş</h3>
      <ol className={styles.list}>
        {history.map(({ status, at, actor_name: name, actor_company_name: company }, index) => (
          <Fragment key={`${at}${status}`}>
            <li className={styles.entry}>
              <span className={styles.when}>{formatInstant(at)}</span>
              <span>
                <span>{index === 0 ? 'Sipariş verildi' : orderStatusLabels[status]}</span>
                <span className={styles.who}>{[name, company].filter((text) => text !== null).join(' · ')}</span>
              </span>
            </li>
            {index === 0 && leftOut > 0 && (
              <li className={styles.who}>{`Aradaki ${formatNumber(leftOut)} değişiklik gösterilmiyor`}</li>
            )}
          </Fragment>
        ))}
      </ol>
    </section>
  )
}
