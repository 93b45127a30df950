import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ClockRegular, LockClosedRegular } from '@fluentui/react-icons'
import type { PlannedDelivery } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { closesText } from './production-texts.ts'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '5px',
    padding: '1px 9px 1px 7px',
    borderRadius: '12px',
    fontSize: '12px',
    lineHeight: '20px',
    fontWeight: 650,
  },
  frozen: { color: colors.info },
  open: { color: colors.saffron, backgroundColor: colors.saffronSoft },
  icon: { flexShrink: 0 },
})

/** What can still change stands out. */
export const DeliveryState = ({ delivery, at }: { delivery: PlannedDelivery; at: string }) => {
  const styles = useStyles()
  const Icon = delivery.is_frozen ? LockClosedRegular : ClockRegular
  return (
    <span className={mergeClasses(styles.root, delivery.is_frozen ? styles.frozen : styles.open)}>
      <Icon className={styles.icon} />
      {delivery.is_frozen ? 'Kesinleşti' : closesText(delivery, at)}
    </span>
  )
}
