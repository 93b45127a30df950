import { Link, makeStyles } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import type { ReactNode } from 'react'
import { latestText } from '../../../src/texts/shifts/cut-off.ts'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import { deliveryFormLabels } from '../../../src/texts/partnerships/partnerships.ts'
import { type PartnershipDetail, useGetPartnershipQuery } from '../../api/generated.ts'
import { addressLine } from '../companies/address-line.ts'
import { contactNameLabel } from '../companies/contact-name.ts'
import { formatDate, formatInstantDay, todayIn } from '../../ui/words/dates.ts'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { formatNumber, formatRating } from '../../ui/words/numbers.ts'
import { formatPhone } from '../../ui/words/phone.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { SidePanel } from '../../ui/page/side-panel.tsx'
import { billingFacts } from './billing-facts.ts'
import { cutOffOfPartnership } from './contract-facts.ts'
import { ContractMark } from './contract-mark.tsx'
import { ContractSummary } from './contract-summary.tsx'
import { PriceHistory } from './price-history.tsx'
import { reasonText } from './termination-texts.ts'

const useStyles = makeStyles({
  part: { display: 'grid', rowGap: '8px' },
  heading: { fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
})

const factsOf = ({
  created_at,
  is_active,
  contract,
  waiting_offer,
  orders,
  ...partnership
}: PartnershipDetail): Fact[] => {
  const facts: Fact[] = [['Ortaklık başlangıcı', formatInstantDay(created_at)]]
  if (is_active && contract.end_date === null && contract.unit_price !== null) facts.push(['Sözleşme sonu', 'Süresiz'])
  if (partnership.partnership_type === 'catering') {
    const meals = partnership.meals_last_30_days
    facts.push(['Son 30 günde', `${formatNumber(meals)} öğün`])
    if (is_active && meals > 0 && contract.unit_price !== null)
      facts.push(['Bugünkü fiyatla', `yaklaşık ${formatLira(meals * contract.unit_price)}`])
    const present = partnership.terms.find(({ start_date }) => start_date <= todayIn())
    if (present !== undefined) facts.push(...billingFacts(present))
    const cutOff = cutOffOfPartnership(partnership)
    if (is_active)
      facts.push(['Seçimlerin kapanışı', cutOff === null ? 'Vardiyalardaki kapanış geçerli' : latestText(cutOff)])
    if (is_active) facts.push(['Teslim şekli', deliveryFormLabels[partnership.delivery_form ?? 'unsaid']])
  }
  if (orders !== null)
    facts.push(
      ['Siparişler', `${formatNumber(orders.total)} · ${formatNumber(orders.pending)} bekleyen`],
      ['Toplam tutar', formatLira(orders.revenue)],
    )
  if (waiting_offer !== null)
    facts.push([
      'Bekleyen teklif',
      `${formatLira(waiting_offer.unit_price)}, ${formatInstantDay(waiting_offer.created_at)}`,
    ])
  return facts
}

const endOf = ({ termination }: PartnershipDetail): Fact[] => {
  if (termination?.status === 'pending')
    return [
      [
        'Fesih talebi',
        termination.is_own ? 'Biz talep ettik, yanıt bekliyor' : 'Karşı taraf talep etti, yanıtınızı bekliyor',
      ],
      ['Neden', reasonText(termination.reason)],
      ['Fesih günü', termination.effective_date === null ? 'Onaylanınca' : formatDate(termination.effective_date)],
    ]
  const details = termination?.termination_details
  return details
    ? [
        ['Ortaklığın sonu', formatInstantDay(details.terminated_at)],
        ['Fesheden', details.terminated_by],
        ['Neden', reasonText(details.final_reason)],
      ]
    : []
}

/** Contact and other facts about the partner company. */
const companyFacts = ({ company }: PartnershipDetail): Fact[] => {
  const {
    phone,
    contact_name: contactName,
    address,
    type,
    ratings,
    employee_count: people,
    daily_average: average,
  } = company
  const place = addressLine(address)
  return [
    ...(contactName === null ? [] : [[contactNameLabel, contactName] as const]),
    ...(phone === null
      ? []
      : [
          [
            'Telefon',
            <Link key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {formatPhone(phone)}
            </Link>,
          ] as const,
        ]),
    ...(place === '' ? [] : [['Adres', place] as const]),
    ...(type === 'catering' ? [['Puan', formatRating(ratings.overall)] as const] : []),
    ...(type === 'corporate'
      ? [
          [
            'Çalışan',
            average === null
              ? formatNumber(people)
              : `${formatNumber(people)} · günlük ortalama ${formatNumber(average)}`,
          ] as const,
        ]
      : []),
  ]
}

type Props = {
  partnershipId: string
  /** The name from the list, shown until the details have loaded. */
  name?: string
  onClose: () => void
  /** Buttons for what can be done about it. */
  children?: ReactNode
}

/** A partnership as both sides see it, even after it has ended. */
export const PartnershipPanel = ({ partnershipId, name = 'Ortaklık', onClose, children }: Props) => {
  const styles = useStyles()
  const query = useGetPartnershipQuery({ ...useCompany(), partnershipId }, { refetchOnMountOrArgChange: true })
  const partnership = query.currentData?.partnership
  const contact = partnership === undefined ? [] : companyFacts(partnership)
  return (
    <SidePanel
      title={partnership?.company.name ?? name}
      marks={
        partnership && (
          <>
            {partnership.is_active && <Badge color="success">Anlaşmalı</Badge>}
            <ContractMark contract={partnership.contract} />
          </>
        )
      }
      actions={partnership && children}
      onClose={onClose}
    >
      {partnership === undefined ? (
        <NotYet query={query} failure="Ortaklık yüklenemedi" />
      ) : (
        <>
          <ContractSummary partnership={partnership} />
          <Facts facts={[...factsOf(partnership), ...endOf(partnership)]} />
          {contact.length > 0 && (
            <section className={styles.part}>
              <h3 className={styles.heading}>Şirket</h3>
              <Facts facts={contact} />
            </section>
          )}
          <PriceHistory terms={partnership.terms} total={partnership.terms_total} endedAt={partnership.ended_at} />
        </>
      )}
    </SidePanel>
  )
}
