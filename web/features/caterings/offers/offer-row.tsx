import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { formatLira, monthsText } from '../../../../src/texts/kernel/amounts.ts'
import type { Offer } from '../../../api/generated.ts'
import { formatInstantDay } from '../../../ui/words/dates.ts'
import { useCateringsAddress } from '../caterings-address.ts'
import { useTableStyles } from '../../../ui/lists/table-styles.ts'
import { type OfferActs, OfferButtons } from './offer-buttons.tsx'
import { OfferStatusBadge } from './offer-status-badge.tsx'

const useStyles = makeStyles({ status: { whiteSpace: 'nowrap' } })

/** The price of a meal before the offer and with it. */
export const OfferPrice = ({ offer: { previous_price: before, unit_price: price } }: { offer: Offer }) => {
  const table = useTableStyles()
  return (
    <span className={table.number}>
      {before !== null && <span className={table.quiet}>{`${formatLira(before)} → `}</span>}
      <span className={table.price}>{formatLira(price)}</span>
    </span>
  )
}

export const OfferRow = ({ offer, ...acts }: { offer: Offer } & OfferActs) => {
  const table = useTableStyles()
  const styles = useStyles()
  const { offer: opened, openOffer } = useCateringsAddress()
  const end = mergeClasses(table.cell, table.end)
  return (
    <tr className={mergeClasses(table.row, opened === offer.id && table.opened)}>
      <th scope="row" className={table.firm}>
        <button type="button" className={table.open} onClick={() => openOffer(offer.id)}>
          {offer.other_company.name}
        </button>
      </th>
      <td className={mergeClasses(table.cell, table.spare)} data-label="Tür">
        {offer.is_renewal ? 'Yenileme' : 'Yeni'}
      </td>
      <td className={end} data-label="Öğün fiyatı">
        <OfferPrice offer={offer} />
      </td>
      <td className={mergeClasses(end, table.spare)} data-label="Süre">
        {monthsText(offer.duration_months)}
      </td>
      <td className={mergeClasses(end, table.number, table.spare)} data-label="Gönderim">
        {formatInstantDay(offer.created_at)}
      </td>
      <td className={mergeClasses(table.cell, styles.status)} data-label="Durum">
        <OfferStatusBadge status={offer.status} />
      </td>
      <td className={table.actions}>
        <span className={table.buttons}>
          <OfferButtons offer={offer} {...acts} />
        </span>
      </td>
    </tr>
  )
}
