import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { orderSteps } from '../../../src/core/store/rules.ts'
import { orderStatusLabels } from '../../../src/texts/store/labels.ts'
import type { OrderStatus } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    columnGap: '4px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  step: {
    borderTop: `4px solid ${colors.line}`,
    paddingTop: '6px',
    fontSize: '12px',
    lineHeight: '16px',
    color: colors.ink3,
    overflowWrap: 'anywhere',
  },
  done: { borderTopColor: colors.saffron },
  now: { color: colors.ink, fontWeight: 650 },
})

/** How far an order has got; nothing for a cancelled one. */
export const OrderSteps = ({ status }: { status: OrderStatus }) => {
  const styles = useStyles()
  const reached = orderSteps.findIndex((step) => step === status)
  if (reached < 0) return null
  return (
    <ol className={styles.root} aria-label="Siparişin adımları">
      {orderSteps.map((step, at) => (
        <li
          key={step}
          className={mergeClasses(styles.step, at <= reached && styles.done, at === reached && styles.now)}
          aria-current={at === reached ? 'step' : undefined}
        >
          {orderStatusLabels[step]}
        </li>
      ))}
    </ol>
  )
}
