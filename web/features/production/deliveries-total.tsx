import { makeStyles } from '@fluentui/react-components'
import type { KitchenPlan, PlannedDelivery } from '../../api/generated-cooking.ts'
import { colors } from '../../ui/colors.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { firmCounts, guestsOf, mealsOf } from './delivery-groups.ts'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 'calc(var(--bottom-bar-height) + 8px)',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 20px',
    padding: '10px 16px',
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
    color: colors.ink2,
    fontVariantNumeric: 'tabular-nums',
    '& strong': { color: colors.ink },
  },
  counts: { '@container (max-width: 479px)': { display: 'none' } },
  parts: { display: 'flex', flexWrap: 'wrap', gap: '2px 20px', marginLeft: 'auto' },
  open: { color: colors.saffron, '& strong': { color: colors.saffron } },
  total: { color: colors.ink, fontSize: '22px', lineHeight: '26px', fontWeight: 700 },
})

/** Stays at the foot of the window. */
export const DeliveriesTotal = ({
  plan,
  deliveries,
}: {
  plan: KitchenPlan
  deliveries: readonly PlannedDelivery[]
}) => {
  const styles = useStyles()
  const frozen = mealsOf(deliveries.filter(({ is_frozen }) => is_frozen))
  const all = mealsOf(deliveries)
  const guests = guestsOf(deliveries)
  return (
    <div className={styles.root}>
      <strong>Toplam</strong>
      <span
        className={styles.counts}
      >{`${formatNumber(firmCounts(deliveries).all)} firma · ${formatNumber(deliveries.length)} teslim`}</span>
      {plan.has_more && <span>Gösterilenden çok teslim var.</span>}
      <span className={styles.parts}>
        <span>
          Kesinleşen <strong>{formatNumber(frozen)}</strong>
        </span>
        {all > frozen && (
          <span className={styles.open}>
            Sürüyor <strong>{formatNumber(all - frozen)}</strong>
          </span>
        )}
        {guests > 0 && (
          <span>
            Misafir <strong>{formatNumber(guests)}</strong>
          </span>
        )}
      </span>
      <span className={styles.total}>{formatNumber(all)}</span>
    </div>
  )
}
