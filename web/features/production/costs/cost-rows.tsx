import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { MonthCosts } from '../../../api/generated.ts'
import { unbilledText } from '../../../../src/texts/costs/costs.ts'
import { colors } from '../../../ui/colors.ts'
import { useTableStyles } from '../../../ui/lists/table-styles.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { billedText, type Costs, costText, perPortionText, shareText, shortMissingText } from './costs-texts.ts'

const useStyles = makeStyles({
  missing: { color: colors.saffron, fontSize: '12px', lineHeight: '16px', overflowWrap: 'anywhere' },
})

const Missing = ({ costs }: { costs: Costs }) => {
  const styles = useStyles()
  const table = useTableStyles()
  if (costs.is_complete) return null
  return <span className={mergeClasses(styles.missing, table.spare)}>{shortMissingText(costs)}</span>
}

type CellProps = { label: string; text: string; under?: string; isStrong?: boolean; place?: 'last' | 'spare' }

const Cell = ({ label, text, under, isStrong = false, place }: CellProps) => {
  const table = useTableStyles()
  return (
    <td className={mergeClasses(table.cell, table.end, place && table[place])} data-label={label}>
      <span>
        <span className={isStrong ? table.price : table.number}>{text}</span>
        {under !== undefined && <span className={table.facts}>{under}</span>}
      </span>
    </td>
  )
}

type FirmProps = { firm: MonthCosts['firms'][number]; isOpen: boolean; onOpen: () => void }

export const FirmRow = ({ firm, isOpen, onOpen }: FirmProps) => {
  const table = useTableStyles()
  return (
    <tr className={mergeClasses(table.row, table.tall, isOpen && table.opened)}>
      <th scope="row" className={table.firm}>
        <button type="button" className={table.open} aria-expanded={isOpen} onClick={onOpen}>
          {firm.corporate_name}
        </button>
        <Missing costs={firm} />
      </th>
      <Cell label="Öğün" text={formatNumber(firm.portions)} place="spare" />
      <Cell label="Malzeme" text={costText(firm)} isStrong />
      <Cell label="Öğün başına" text={perPortionText(firm, firm.portions)} place="spare" />
      <Cell
        label="Sözleşme tutarı"
        text={billedText(firm.billed, firm.unbilled_portions)}
        under={unbilledText(firm.unbilled_portions)}
      />
      <Cell label="Malzemenin payı" text={shareText(firm)} place="last" />
    </tr>
  )
}

export const ComponentRow = ({ component }: { component: MonthCosts['components'][number] }) => {
  const table = useTableStyles()
  return (
    <tr className={mergeClasses(table.row, table.tall)}>
      <th scope="row" className={table.firm}>
        <span className={table.name}>{component.name}</span>
        <Missing costs={component} />
      </th>
      <Cell label="Porsiyon" text={formatNumber(Math.ceil(component.portions))} />
      <Cell label="Porsiyon başına" text={perPortionText(component, component.portions)} />
      <Cell label="Malzeme" text={costText(component)} isStrong place="last" />
    </tr>
  )
}
