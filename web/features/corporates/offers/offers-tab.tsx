import { useListReceivedOffersQuery } from '../../../api/generated.ts'
import { later } from '../../../frame/later.tsx'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { OfferList } from './offer-list.tsx'
import { OfferPanel } from './offer-panel.tsx'

const PriceRequests = later(async () => (await import('../prices/price-requests.tsx')).PriceRequests)

const pageSize = 50

/** Offers from firms: first those waiting for an answer, then all others. */
export const OffersTab = () => {
  const { company } = useScope()
  const [params, setParams] = usePanelParams()
  const opened = params.get('offer')
  const waitingAsked = { companyId: company.id, status: 'waiting', limit: pageSize } as const
  const answeredAsked = { companyId: company.id, status: 'answered', limit: pageSize } as const
  const waiting = usePagedQuery(useListReceivedOffersQuery, waitingAsked)
  const answered = usePagedQuery(useListReceivedOffersQuery, answeredAsked)
  const goTo = (offer?: string) =>
    setParams({ tab: 'offers', ...(offer !== undefined && { offer }) }, { preventScrollReset: true })
  const isQuiet = answered.first.data?.total === 0
  return (
    <>
      <PriceRequests />
      <OfferList
        title="Yanıt bekleyenler"
        empty={isQuiet ? 'Henüz teklif bulunmamaktadır.' : 'Yanıt bekleyen teklif yok.'}
        asked={waitingAsked}
        query={waiting}
        elsewhere={answered.first.data?.offers}
        opened={opened}
        onOpen={goTo}
      />
      {!isQuiet && (
        <OfferList
          title="Yanıtlananlar"
          empty="Henüz yanıtlanan teklif yok."
          asked={answeredAsked}
          query={answered}
          opened={opened}
          onOpen={goTo}
        />
      )}
      {opened !== null && <OfferPanel key={opened} offerId={opened} onClose={() => goTo()} />}
    </>
  )
}
