import { makeStyles } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { fromDate } from '../../../../src/texts/kernel/dates.ts'
import { contractStatusLabels } from '../../../../src/texts/partnerships/partnerships.ts'
import type { Firm } from '../../../api/generated-panels.ts'
import { ContractMark } from '../../../domain/partnerships/contract-mark.tsx'
import { useTableStyles } from '../../../ui/lists/table-styles.ts'
import { formatDate, todayIn } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

const useStyles = makeStyles({
  marked: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
})

const Missing = () => <span className={useTableStyles().quiet}>—</span>

/** How many portions people have chosen for tomorrow. */
export const Portions = ({ firm: { tomorrow } }: { firm: Firm }) => {
  const table = useTableStyles()
  if (tomorrow === null) return <Missing />
  return (
    <span>
      <span className={table.price}>{formatNumber(tomorrow.meals)}</span>
      {tomorrow.is_final && <span className={table.facts}>kesinleşti</span>}
    </span>
  )
}

export const Undecided = ({ firm: { tomorrow } }: { firm: Firm }) => {
  const table = useTableStyles()
  return tomorrow === null ? <Missing /> : <span className={table.number}>{formatNumber(tomorrow.undecided)}</span>
}

/** Until when there are menus; a day without one is only worth a mark while it is near. */
export const MenuUntil = ({ firm: { menu } }: { firm: Firm }) => {
  const table = useTableStyles()
  const styles = useStyles()
  const { until, missing_on: missing } = menu
  const tomorrow = addDays(todayIn(), 1)
  if (until === null && missing === null) return <Missing />
  return (
    <span className={styles.marked}>
      {until !== null && <span className={table.number}>{formatDate(until)}</span>}
      {missing !== null && (until === null || missing <= addDays(tomorrow, 2)) && (
        <Badge color="warning">
          {missing === tomorrow ? 'Yarın menüsüz' : `${formatDate(missing, 'dayOfMonth')} menüsüz`}
        </Badge>
      )}
    </span>
  )
}

export const Price = ({ firm: { contract } }: { firm: Firm }) => {
  const table = useTableStyles()
  const { unit_price: price, next_price: next, next_price_from: from } = contract
  return (
    <span>
      <span className={price === null ? table.quiet : table.price}>
        {price === null ? 'Kayıtlı değil' : formatLira(price)}
      </span>
      {next !== null && from !== null && (
        <span className={table.facts}>{`${formatLira(next)}, ${fromDate(from)} başlayarak`}</span>
      )}
    </span>
  )
}

export const ContractEnd = ({ firm: { contract } }: { firm: Firm }) => {
  const table = useTableStyles()
  const styles = useStyles()
  const end = contract.end_date
  return (
    <span className={styles.marked}>
      <span className={end === null ? table.quiet : table.number}>
        {end === null ? contractStatusLabels.open : formatDate(end)}
      </span>
      <ContractMark contract={contract} />
    </span>
  )
}
