import { Button, makeStyles, Text } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { formatLira, monthsText } from '../../../../src/texts/kernel/amounts.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { type Offer, type OfferDetail, useGetReceivedOfferQuery } from '../../../api/generated.ts'
import { addressLine } from '../../../domain/companies/address-line.ts'
import { billingFacts } from '../../../domain/partnerships/billing-facts.ts'
import { PriceHistory } from '../../../domain/partnerships/price-history.tsx'
import { formatDate, formatInstantDay } from '../../../ui/words/dates.ts'
import { fromDate } from '../../../../src/texts/kernel/dates.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatNumber, formatShare } from '../../../ui/words/numbers.ts'
import { useCan, useScope } from '../../../frame/scope/company-scope.ts'
import { SidePanel } from '../../../ui/page/side-panel.tsx'
import { useFocusInDialog } from '../../../ui/use-returned-focus.ts'
import { type Answer, OfferAnswer } from './offer-answer.tsx'
import { OfferStateBadge } from './offer-marks.tsx'
import { PriceChange } from './price-change.tsx'

const useStyles = makeStyles({
  part: { display: 'grid', rowGap: '6px' },
  heading: { fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  message: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

const signed = (lira: number): string => `${lira < 0 ? '−' : '+'}${formatLira(Math.abs(lira))}`

const durationOf = ({ duration_months: months, start_date: start, end_date: end }: Offer): string => {
  if (start === null) return `${monthsText(months)}, kabul edildiği günden başlayarak`
  return end === null
    ? `${monthsText(months)}, ${fromDate(start)} başlayarak`
    : `${monthsText(months)} · ${formatDate(start)}–${formatDate(end)}`
}

const factsOf = ({ offer, company, meals_last_30_days: meals }: OfferDetail): Fact[] => {
  const facts: Fact[] = []
  const { previous_price: old, unit_price: price } = offer
  if (old !== null) {
    const more = price - old
    facts.push(['Fark', more === 0 ? 'Fiyat aynı' : `${signed(more)} · ${formatShare(more / old)}`])
    if (more !== 0 && meals > 0) facts.push(['Ayda yaklaşık', `${signed(more * meals)} · ${formatNumber(meals)} öğün`])
  }
  facts.push(['Süre', durationOf(offer)], ...billingFacts(offer))
  const { employee_count: employees, daily_average: average, address } = company
  const place = addressLine({ ...address, street: '', postal_code: '' })
  if (place !== '') facts.push([fieldLabels.city, place])
  facts.push([
    'Çalışan',
    average === null
      ? `${formatNumber(employees)}, teklif gönderilirken`
      : `${formatNumber(employees)} · günlük ortalama ${formatNumber(average)}`,
  ])
  facts.push(['Geliş', formatInstantDay(offer.created_at)])
  if (offer.status === 'sent') facts.push(['Son yanıt', formatInstantDay(offer.expires_at)])
  if (offer.answered_at !== null)
    facts.push([offer.status === 'withdrawn' ? 'Geri çekiliş' : 'Yanıt', formatInstantDay(offer.answered_at)])
  return facts
}

const Details = ({ detail }: { detail: OfferDetail }) => {
  const styles = useStyles()
  const { offer, terms, terms_total } = detail
  return (
    <>
      {offer.status === 'withdrawn' && <Notice intent="info">Firma bu teklifi geri çekti; artık yanıtlanamaz.</Notice>}
      {offer.status === 'expired' && <Notice intent="info">Bu teklifin süresi geçti; artık yanıtlanamaz.</Notice>}
      <PriceChange before={offer.previous_price} now={offer.unit_price} />
      <Facts facts={factsOf(detail)} />
      {offer.message !== '' && (
        <section className={styles.part}>
          <h3 className={styles.heading}>Mesaj</h3>
          <Text className={styles.message}>{offer.message}</Text>
        </section>
      )}
      <PriceHistory terms={terms} total={terms_total} />
    </>
  )
}

/** Disappear once the offer has been answered. */
const AnswerButtons = ({ onAnswer }: { onAnswer: (answer: Answer) => void }) => {
  useFocusInDialog()
  return (
    <>
      <Button onClick={() => onAnswer('reject')}>Reddet</Button>
      <Button appearance="primary" icon={<CheckmarkRegular />} onClick={() => onAnswer('accept')}>
        Kabul et
      </Button>
    </>
  )
}

/** One offer and what it would change; a renewal shows the old price beside the new one. */
export const OfferPanel = ({ offerId, onClose }: { offerId: string; onClose: () => void }) => {
  const { company } = useScope()
  const mayAnswer = useCan('manageContracts')
  const [action, setAction] = useState<Answer>()
  const query = useGetReceivedOfferQuery({ companyId: company.id, offerId }, { refetchOnMountOrArgChange: true })
  const detail = query.currentData
  const offer = detail?.offer
  return (
    <SidePanel
      title={offer?.other_company.name ?? 'Teklif'}
      marks={
        offer && (
          <>
            <Badge color="brand">{offer.is_renewal ? 'Yenileme' : 'Yeni'}</Badge>
            <OfferStateBadge status={offer.status} />
          </>
        )
      }
      actions={offer?.status === 'sent' && mayAnswer && <AnswerButtons onAnswer={setAction} />}
      onClose={onClose}
    >
      {detail === undefined ? <NotYet query={query} failure="Teklif yüklenemedi" /> : <Details detail={detail} />}
      {offer?.status === 'sent' && action && (
        <OfferAnswer offer={offer} action={action} onClose={() => setAction(undefined)} />
      )}
    </SidePanel>
  )
}
