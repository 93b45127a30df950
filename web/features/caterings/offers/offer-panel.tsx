import { makeStyles } from '@fluentui/react-components'
import { monthsText } from '../../../../src/texts/kernel/amounts.ts'
import { type Offer, useGetSentOfferQuery } from '../../../api/generated.ts'
import { billingFacts } from '../../../domain/partnerships/billing-facts.ts'
import { formatDate, formatInstantDay } from '../../../ui/words/dates.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { type OfferActs, OfferButtons } from './offer-buttons.tsx'
import { OfferPrice } from './offer-row.tsx'
import { OfferStatusBadge } from './offer-status-badge.tsx'

const useStyles = makeStyles({
  part: { display: 'grid', rowGap: '8px' },
  heading: { fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  message: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

const factsOf = (offer: Offer): Fact[] => [
  ['Tür', offer.is_renewal ? 'Yenileme' : 'Yeni anlaşma'],
  ['Öğün fiyatı', <OfferPrice key="price" offer={offer} />],
  ['Süre', monthsText(offer.duration_months)],
  ...billingFacts(offer),
  ['Başlangıç', offer.start_date === null ? 'Kabul edildiği gün' : formatDate(offer.start_date)],
  ...(offer.end_date === null ? [] : [['Bitiş', formatDate(offer.end_date)] as const]),
  ['Gönderim', formatInstantDay(offer.created_at)],
  ...(offer.sent_by_name === null ? [] : [['Gönderen', offer.sent_by_name] as const]),
  ...(offer.status === 'sent' ? [['Son yanıt günü', formatInstantDay(offer.expires_at)] as const] : []),
  ...(offer.answered_at === null
    ? []
    : [[offer.status === 'withdrawn' ? 'Geri çekilme' : 'Yanıt', formatInstantDay(offer.answered_at)] as const]),
]

/** One offer with everything written in it. */
export const OfferPanel = ({ id, onClose, ...acts }: { id: string; onClose: () => void } & OfferActs) => {
  const styles = useStyles()
  const query = useGetSentOfferQuery({ companyId: useCompany().companyId, offerId: id })
  const offer = query.currentData?.offer
  return (
    <SidePanel
      title={offer?.other_company.name ?? 'Teklif'}
      marks={offer && <OfferStatusBadge status={offer.status} />}
      actions={offer && offer.status !== 'accepted' && <OfferButtons offer={offer} {...acts} />}
      onClose={onClose}
    >
      {offer === undefined ? (
        <NotYet query={query} failure="Teklif yüklenirken hata oluştu" shape="lines" />
      ) : (
        <>
          <Facts facts={factsOf(offer)} />
          {offer.message !== '' && (
            <section className={styles.part}>
              <h3 className={styles.heading}>Mesaj</h3>
              <p className={styles.message}>{offer.message}</p>
            </section>
          )}
        </>
      )}
    </SidePanel>
  )
}
