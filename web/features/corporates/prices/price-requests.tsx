import { Button } from '@fluentui/react-components'
import {
  type ListReceivedPriceRequestsApiArg,
  type PriceRequest,
  useListReceivedPriceRequestsQuery,
} from '../../../api/generated-prices.ts'
import { PriceRequestCard } from '../../../domain/partnerships/price-request-card.tsx'
import { PriceRequestList } from '../../../domain/partnerships/price-request-list.tsx'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { type PriceAnswer, PriceAnswerDialog } from './price-answer-dialog.tsx'

const pageSize = 6

type Act = (action: PriceAnswer, request: PriceRequest) => void

const Cards = ({ asked, onAct }: { asked: ListReceivedPriceRequestsApiArg; onAct: Act }) => {
  const mayAct = useCan('manageContracts')
  return useListReceivedPriceRequestsQuery(asked).data?.price_requests.map((request) => {
    const { name } = request.other_company
    return (
      <PriceRequestCard key={request.id} request={request}>
        {mayAct && request.status === 'sent' && (
          <>
            <Button aria-label={`${name}: Geri çevir`} onClick={() => onAct('decline', request)}>
              Geri çevir
            </Button>
            <Button appearance="primary" aria-label={`${name}: Fiyat bildir`} onClick={() => onAct('answer', request)}>
              Fiyat bildir
            </Button>
          </>
        )}
      </PriceRequestCard>
    )
  })
}

/** The prices that firms ask for. */
export const PriceRequests = () => {
  const { companyId } = useCompany()
  const { open, show, close } = useDialog<{ action: PriceAnswer; request: PriceRequest }>()
  const asked = { companyId, limit: pageSize }
  const query = usePagedQuery(useListReceivedPriceRequestsQuery, asked)
  return (
    <>
      <PriceRequestList query={query}>
        {(offsets) =>
          offsets.map((offset) => (
            <Cards key={offset} asked={{ ...asked, offset }} onAct={(action, request) => show({ action, request })} />
          ))
        }
      </PriceRequestList>
      {open !== undefined && <PriceAnswerDialog {...open} onClose={close} />}
    </>
  )
}
