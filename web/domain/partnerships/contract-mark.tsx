import { makeStyles } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { contractStatusLabels } from '../../../src/texts/partnerships/partnerships.ts'
import type { Contract } from '../../api/generated.ts'
import { onDate } from '../../../src/texts/kernel/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

const markOf = ({ status, days_left: daysLeft, ends_on: endsOn }: Contract): string | undefined => {
  if (status === 'ends_soon' && daysLeft !== null)
    return daysLeft === 0 ? 'Bugün bitiyor' : `${formatNumber(daysLeft)} gün kaldı`
  if (status === 'ending' && endsOn !== null) return `Feshedildi, ${onDate(endsOn)} bitiyor`
  return status === 'expired' || status === 'ended' ? contractStatusLabels[status] : undefined
}

const useStyles = makeStyles({ root: { flexShrink: 0 } })

/** What needs attention about a contract, beside its price; nothing while it simply runs. */
export const ContractMark = ({ contract }: { contract: Contract }) => {
  const styles = useStyles()
  const mark = markOf(contract)
  return (
    mark !== undefined && (
      <Badge className={styles.root} color={contract.status === 'ended' ? 'informative' : 'warning'}>
        {mark}
      </Badge>
    )
  )
}
