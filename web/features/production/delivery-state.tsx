import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircleRegular, ClockRegular, type FluentIcon, LockClosedRegular } from '@fluentui/react-icons'
import { onceAt } from '../../domain/shifts/deadline.ts'
import type { PlannedDelivery } from '../../api/generated-cooking.ts'
import { colors } from '../../ui/colors.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
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
  received: { color: colors.herb },
  icon: { flexShrink: 0 },
})

type State = { look: 'frozen' | 'open' | 'received'; Icon: FluentIcon; text: string; title?: string }

/** What can still change or came out differently stands out. */
const stateOf = (delivery: PlannedDelivery, at: string): State => {
  const { confirmation, portions, is_frozen } = delivery
  if (confirmation !== null) {
    const { received_portions, by } = confirmation
    const isSame = received_portions === portions
    return {
      look: isSame ? 'received' : 'open',
      Icon: CheckmarkCircleRegular,
      text: isSame ? 'Teslim alındı' : `${formatNumber(received_portions)} teslim alındı`,
      title: [by, onceAt(confirmation.at, new Date(at))].filter(Boolean).join(', '),
    }
  }
  return is_frozen
    ? { look: 'frozen', Icon: LockClosedRegular, text: 'Kesinleşti' }
    : { look: 'open', Icon: ClockRegular, text: closesText(delivery, at) }
}

export const DeliveryState = ({ delivery, at }: { delivery: PlannedDelivery; at: string }) => {
  const styles = useStyles()
  const { look, Icon, text, title } = stateOf(delivery, at)
  return (
    <span className={mergeClasses(styles.root, styles[look])} title={title}>
      <Icon className={styles.icon} />
      {text}
    </span>
  )
}
