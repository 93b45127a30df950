import { makeStyles } from '@fluentui/react-components'
import { Fragment } from 'react'
import { quantityIn } from '../../../src/texts/kernel/amounts.ts'
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

type Entry = OrderDetail['history'][number]

/** A delivery that follows a delivery corrects it. */
const titleOf = (history: readonly Entry[], at: number, status: Entry['status']): string => {
  if (at === 0) return 'Sipariş verildi'
  const isCorrection = status === 'delivered' && history[at - 1]?.status === 'delivered'
  return isCorrection ? 'Teslim miktarları düzeltildi' : orderStatusLabels[status]
}

const deliveredText = ({ product_name, unit_type, ...line }: Entry['changed_lines'][number]): string => {
  const delivered = `${product_name}: ${quantityIn(line.delivered_quantity, unit_type ?? '')} teslim`
  return line.returned_quantity > 0
    ? `${delivered}, ${quantityIn(line.returned_quantity, unit_type ?? '')} iade`
    : delivered
}

/** When there are very many changes, the server leaves some out after the first entry. */
export const OrderHistory = ({ history, history_total }: Pick<OrderDetail, 'history' | 'history_total'>) => {
  const styles = useStyles()
  const leftOut = history_total - history.length
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>Geçmiş</h3>
      <ol className={styles.list}>
        {history.map(({ status, at, actor_name: name, actor_company_name: company, changed_lines: lines }, index) => (
          <Fragment key={`${at}${status}`}>
            <li className={styles.entry}>
              <span className={styles.when}>{formatInstant(at)}</span>
              <span>
                <span>{titleOf(history, index, status)}</span>
                {lines.map((line) => (
                  <span key={line.product_name} className={styles.who}>
                    {deliveredText(line)}
                  </span>
                ))}
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
