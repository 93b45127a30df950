import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { contractStatusLabels } from '../../../../src/texts/partnerships/partnerships.ts'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import type { Contract, Partnership } from '../../../api/generated.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ContractMark } from '../../../domain/partnerships/contract-mark.tsx'
import { dayOf, formatDate } from '../../../ui/words/dates.ts'
import { fromDate } from '../../../../src/texts/kernel/dates.ts'
import { LaterMenu } from '../../../frame/shell/later-menu.tsx'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { useCateringsAddress } from '../caterings-address.ts'
import { Rating } from '../rating.tsx'
import { PartnerButton } from './partner-button.tsx'
import { tabular, useTableStyles } from '../../../ui/lists/table-styles.ts'

const useStyles = makeStyles({
  waiting: { display: 'flex', flexBasis: '100%', [tabular]: { justifyContent: 'end' } },
  who: { display: 'flex', alignItems: 'center', columnGap: '12px', minWidth: 0 },
  words: { minWidth: 0 },
  value: { display: 'block' },
  end: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: '4px 8px' },
  tableEnd: { [tabular]: { justifyContent: 'start' } },
})

const priceFacts = ({
  price_since: since,
  previous_price: previous,
  next_price: next,
  next_price_from: from,
}: Contract) =>
  [
    since !== null && `${fromDate(since)} beri`,
    previous !== null && `önceki ${formatLira(previous)}`,
    next !== null && from !== null && `${fromDate(from)} sonra ${formatLira(next)}`,
  ]
    .filter(Boolean)
    .join(' · ')

export type PartnerActs = {
  onOffer: (partnership: Partnership) => void
  onTerminate: (partnership: Partnership) => void
}

/** On a line of its own, so that the buttons stay together. */
const Waiting = ({ children }: { children: string }) => (
  <span className={useStyles().waiting}>
    <Badge color="warning">{children}</Badge>
  </span>
)

/** What is pending between the two companies, or the next step. */
const NextStep = ({ partnership, onOffer }: { partnership: Partnership } & Pick<PartnerActs, 'onOffer'>) => {
  const mayAct = useCan('manageContracts')
  const { openOffer, openTerminations } = useCateringsAddress()
  const { company, contract, waiting_offer: offer, pending_termination: termination } = partnership
  if (termination !== null)
    return (
      <>
        <Waiting>Fesih talebi bekliyor</Waiting>
        <Button aria-label={`${company.name}: fesih talebini gör`} onClick={openTerminations}>
          Gör
        </Button>
      </>
    )
  if (offer !== null)
    return (
      <>
        <Waiting>{`Teklifiniz bekliyor · ${formatLira(offer.unit_price)}`}</Waiting>
        <Button aria-label={`${company.name}: teklifi gör`} onClick={() => openOffer(offer.id)}>
          Gör
        </Button>
      </>
    )
  if (!mayAct || contract.status === 'ending') return null
  const isOver = contract.status === 'ends_soon' || contract.status === 'expired'
  const text = isOver ? 'Yenile' : 'Fiyat teklifi'
  return (
    <Button aria-label={`${company.name}: ${text.toLocaleLowerCase('tr')}`} onClick={() => onOffer(partnership)}>
      {text}
    </Button>
  )
}

const loadMenu = async () => (await import('./partner-menu.tsx')).PartnerMenu

/** A catering that cooks for the firm, with the price of a meal and the end of the contract. */
export const PartnerRow = ({ partnership, onOffer, onTerminate }: { partnership: Partnership } & PartnerActs) => {
  const table = useTableStyles()
  const styles = useStyles()
  const mayAct = useCan('manageContracts')
  const { partnership: opened, openPartnership } = useCateringsAddress()
  const { id, company, contract, shift_titles: shifts, created_at: since, pending_termination: asked } = partnership
  const price = contract.unit_price
  return (
    <tr className={mergeClasses(table.row, table.tall, opened === id && table.opened)}>
      <th scope="row" className={table.firm}>
        <span className={styles.who}>
          <span className={table.spare}>
            <Avatar name={company.name} />
          </span>
          <span className={styles.words}>
            <button type="button" className={table.open} onClick={() => openPartnership(id)}>
              {company.name}
            </button>
            <span className={mergeClasses(table.facts, table.spare)}>
              {[`${fromDate(dayOf(since))} beri`, shifts.join(', ')].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
      </th>
      <td className={table.cell} data-label="Geçerli fiyat (öğün)">
        <span className={styles.value}>
          <span className={price === null ? table.quiet : table.price}>
            {price === null ? 'Kayıtlı fiyat yok' : formatLira(price)}
          </span>
          <span className={table.facts}>{priceFacts(contract)}</span>
        </span>
      </td>
      <td className={table.cell} data-label="Sözleşme sonu">
        <span className={mergeClasses(styles.end, styles.tableEnd)}>
          {contract.end_date === null ? (
            <span className={table.quiet}>{contractStatusLabels.open}</span>
          ) : (
            <span className={table.number}>{formatDate(contract.end_date)}</span>
          )}
          <ContractMark contract={contract} />
        </span>
      </td>
      <td className={mergeClasses(table.cell, table.spare)} data-label="Puan">
        <Rating rating={company.ratings.overall} isShort />
      </td>
      <td className={table.actions}>
        <span className={table.buttons}>
          <NextStep partnership={partnership} onOffer={onOffer} />
          <LaterMenu
            load={loadMenu}
            button={(trigger) => <PartnerButton name={company.name} {...trigger} />}
            menu={{
              name: company.name,
              onHistory: () => openPartnership(id),
              onTerminate:
                mayAct && asked === null && contract.status !== 'ending' ? () => onTerminate(partnership) : undefined,
            }}
          />
        </span>
      </td>
    </tr>
  )
}
