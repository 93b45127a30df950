import { mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import type { Firm } from '../../../api/generated-panels.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { useTableStyles } from '../../../ui/lists/table-styles.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { KitchenLink } from './firm-buttons.tsx'
import { ContractEnd, MenuUntil, Portions, Price, Undecided } from './firm-parts.tsx'

export const placeOf = ({ city, employee_count: people }: Firm): string =>
  [city, `${formatNumber(people)} kişi`].filter(Boolean).join(' · ')

type Props = { firm: Firm; isOpen: boolean; onOpen: (partnershipId: string) => void }

/** One of many firms; its cells are in the order of the columns. */
export const FirmRow = ({ firm, isOpen, onOpen }: Props) => {
  const table = useTableStyles()
  const seesPrices = useCan('manageContracts')
  const number = mergeClasses(table.cell, table.end)
  const asked = firm.pending_termination
  return (
    <tr className={mergeClasses(table.row, table.tall, isOpen && table.opened)}>
      <th scope="row" className={table.firm}>
        <button type="button" className={table.open} onClick={() => onOpen(firm.partnership_id)}>
          {firm.name}
        </button>
        <span className={table.facts}>{placeOf(firm)}</span>
        {asked !== null && <Badge color="warning">{asked.is_own ? 'Fesih istediniz' : 'Fesih istiyor'}</Badge>}
      </th>
      <td className={number} data-label="Yarın">
        <Portions firm={firm} />
      </td>
      <td className={number} data-label="Seçmeyen">
        <Undecided firm={firm} />
      </td>
      <td className={table.cell} data-label="Menü">
        <MenuUntil firm={firm} />
      </td>
      {seesPrices && (
        <td className={mergeClasses(number, table.spare)} data-label="Öğün fiyatı">
          <Price firm={firm} />
        </td>
      )}
      <td className={mergeClasses(table.cell, table.spare)} data-label="Sözleşme sonu">
        <ContractEnd firm={firm} />
      </td>
      <td className={table.actions}>
        <span className={table.buttons}>
          <KitchenLink name={firm.name} id={firm.id} />
        </span>
      </td>
    </tr>
  )
}
