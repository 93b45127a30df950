import { makeStyles } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons'
import { lazy, Suspense } from 'react'
import {
  type ListSentOffersApiArg,
  type ListSentOffersApiResponse,
  type Offer,
  useListSentOffersQuery,
} from '../../../api/generated.ts'
import type { PriceRequest } from '../../../api/generated-prices.ts'
import { colors } from '../../../ui/colors.ts'
import { tight } from '../../../ui/lists/table-styles.ts'
import { PagedTable } from '../../../ui/lists/paged-table.tsx'
import { later } from '../../../frame/later.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useCateringsAddress } from '../caterings-address.ts'
import type { OfferActs } from './offer-buttons.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { OfferRow } from './offer-row.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { StatusFilter, useStatusFilter } from '../../../ui/lists/status-filter.tsx'

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }))

const PriceRequests = later(async () => (await import('../prices/price-requests.tsx')).PriceRequests)

const pageSize = 50
type Group = keyof ListSentOffersApiResponse['counts']
const groups: Record<Group, string> = {
  all: 'Tümü',
  waiting: 'Bekleyen',
  accepted: 'Kabul edilen',
  rejected: 'Reddedilen',
  other: 'Diğer',
}

const useStyles = makeStyles({
  type: { width: '96px' },
  price: { width: '210px', [tight]: { width: '158px' } },
  months: { width: '72px' },
  sent: { width: '104px' },
  status: { width: '140px', [tight]: { width: '116px' } },
  acts: { [tight]: { width: '140px' } },
  hint: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '10px',
    padding: '10px 14px',
    borderRadius: '8px',
    backgroundColor: colors.surface2,
    color: colors.ink2,
    fontSize: '12px',
  },
  icon: { fontSize: '20px' },
})

const Rows = ({ asked, ...acts }: { asked: ListSentOffersApiArg } & OfferActs) =>
  useListSentOffersQuery(asked).data?.offers.map((offer) => <OfferRow key={offer.id} offer={offer} {...acts} />)

type Open = { what: 'withdraw' | 'again'; offer: Offer } | { what: 'price'; request: PriceRequest }

/** The firm's offers and what became of them. */
export const OffersTab = () => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const { offer: openId, openOffers } = useCateringsAddress()
  const filter = useStatusFilter<Group>()
  const { status, search, isAll } = filter
  const { open, show, close } = useDialog<Open>()
  const asked = { companyId, status, search, limit: pageSize }
  const query = usePagedQuery(useListSentOffersQuery, asked)
  const acts: OfferActs = {
    onWithdraw: (offer) => show({ what: 'withdraw', offer }),
    onOfferAgain: (offer) => show({ what: 'again', offer }),
  }
  const columns = [
    { name: 'Firma' },
    { name: 'Tür', width: styles.type, isSpare: true },
    { name: 'Öğün fiyatı', width: styles.price, isNumber: true },
    { name: 'Süre', width: styles.months, isNumber: true, isSpare: true },
    { name: 'Gönderim', width: styles.sent, isNumber: true, isSpare: true },
    { name: 'Durum', width: styles.status },
  ]
  return (
    <>
      <PriceRequests onOffer={(request) => show({ what: 'price', request })} />
      <StatusFilter
        label="Teklif filtresi"
        searchName="Firma ara"
        titles={groups}
        counts={query.first.data?.counts}
        filter={filter}
      />
      <PagedTable
        query={query}
        failure="Teklifler yüklenirken hata oluştu"
        empty={isAll ? 'Henüz teklif göndermediniz.' : 'Aramanıza uyan teklif bulunamadı.'}
        drawing={isAll ? 'list' : 'search'}
        label="Teklifler"
        columns={columns}
        last={{ width: styles.acts }}
      >
        {(offset) => <Rows asked={{ ...asked, offset }} {...acts} />}
      </PagedTable>
      <div className={styles.hint}>
        <InfoRegular aria-hidden className={styles.icon} />
        Bir firmada aynı anda tek teklifiniz bekleyebilir. Fiyatları yalnızca siz ve teklifin gittiği firma görür.
      </div>
      {openId !== undefined && <OfferPanel id={openId} onClose={openOffers} {...acts} />}
      {open?.what === 'withdraw' && <WithdrawDialog offer={open.offer} onClose={close} />}
      <Suspense>
        {open?.what === 'again' && <OfferDialog catering={open.offer.other_company} onClose={close} />}
        {open?.what === 'price' && (
          <OfferDialog
            catering={open.request.other_company}
            price={open.request.unit_price ?? undefined}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
