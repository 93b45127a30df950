import { Button } from '@fluentui/react-components'
import {
  type ListSentPriceRequestsApiArg,
  type PriceRequest,
  useListSentPriceRequestsQuery,
} from '../../../api/generated-prices.ts'
import { PriceRequestCard } from '../../../domain/partnerships/price-request-card.tsx'
import { PriceRequestList } from '../../../domain/partnerships/price-request-list.tsx'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { WithdrawPriceDialog } from './withdraw-price-dialog.tsx'

const pageSize = 6

type Acts = { onWithdraw: (request: PriceRequest) => void; onOffer: (request: PriceRequest) => void }

const Cards = ({ asked, onWithdraw, onOffer }: { asked: ListSentPriceRequestsApiArg } & Acts) => {
  const mayAct = useCan('manageContracts')
  return useListSentPriceRequestsQuery(asked).data?.price_requests.map((request) => (
    <PriceRequestCard key={request.id} request={request}>
      {mayAct && request.status === 'sent' && (
        <Button
          aria-label={`${request.other_company.name}: fiyat sorusunu geri çek`}
          onClick={() => onWithdraw(request)}
        >
          Geri çek
        </Button>
      )}
      {mayAct && request.status === 'answered' && (
        <Button
          appearance="primary"
          aria-label={`${request.other_company.name}: Bu fiyatla teklif gönder`}
          onClick={() => onOffer(request)}
        >
          Bu fiyatla teklif gönder
        </Button>
      )}
    </PriceRequestCard>
  ))
}

/** The prices that the firm asked for, and what caterings answered. */
export const PriceRequests = ({ onOffer }: Pick<Acts, 'onOffer'>) => {
  const { companyId } = useCompany()
  const { open, show, close } = useDialog<PriceRequest>()
  const asked = { companyId, limit: pageSize }
  const query = usePagedQuery(useListSentPriceRequestsQuery, asked)
  return (
    <>
      <PriceRequestList query={query}>
        {(offsets) =>
          offsets.map((offset) => (
            <Cards key={offset} asked={{ ...asked, offset }} onWithdraw={show} onOffer={onOffer} />
          ))
        }
      </PriceRequestList>
      {open !== undefined && <WithdrawPriceDialog request={open} onClose={close} />}
    </>
  )
}
