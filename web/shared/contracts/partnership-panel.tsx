import { Badge } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { latestText } from '../../../src/texts/cut-off.ts'
import { formatLira } from '../../../src/texts/amounts.ts'
import { type PartnershipDetail, useGetPartnershipQuery } from '../../api/generated.ts'
import { formatDate, formatInstantDay } from '../dates.ts'
import { type Fact, Facts } from '../facts.tsx'
import { NotYet } from '../not-yet.tsx'
import { formatNumber } from '../numbers.ts'
import { useCompany } from '../scope/company-scope.ts'
import { SidePanel } from '../side-panel.tsx'
import { contractFacts, cutOffOfPartnership } from './contract-facts.ts'
import { ContractMark } from './contract-mark.tsx'
import { PriceHistory } from './price-history.tsx'
import { reasonText } from './termination-texts.ts'

const daysLeft = (days: number): string =>
  days < 0 ? `${formatNumber(-days)} gün önce doldu` : `${formatNumber(days)} gün`

const factsOf = ({ created_at, is_active, contract, waiting_offer, ...partnership }: PartnershipDetail): Fact[] => {
  const facts: Fact[] = [['Ortaklık başlangıcı', formatInstantDay(created_at)], ...contractFacts(contract)]
  if (is_active && contract.days_left !== null) facts.push(['Kalan süre', daysLeft(contract.days_left)])
  if (partnership.partnership_type === 'catering') {
    facts.push(['Son 30 günde', `${formatNumber(partnership.meals_last_30_days)} öğün`])
    const cutOff = cutOffOfPartnership(partnership)
    if (cutOff !== null) facts.push(['Seçimlerin kapanışı', latestText(cutOff)])
  }
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

type Props = {
  partnershipId: string
  /** As the list has it, until the answer is there. */ name?: string
  onClose: () => void
  /** What may be done about it, as buttons. */ children?: ReactNode
}

/** A partnership as both sides read it, also after its end. */
export const PartnershipPanel = ({ partnershipId, name = 'Ortaklık', onClose, children }: Props) => {
  const query = useGetPartnershipQuery({ ...useCompany(), partnershipId }, { refetchOnMountOrArgChange: true })
  const partnership = query.currentData?.partnership
  return (
    <SidePanel
      title={partnership?.company.name ?? name}
      marks={
        partnership && (
          <>
            {partnership.is_active && (
              <Badge appearance="tint" color="success">
                Anlaşmalı
              </Badge>
            )}
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
          <Facts facts={[...factsOf(partnership), ...endOf(partnership)]} />
          <PriceHistory terms={partnership.terms} endedAt={partnership.ended_at} />
        </>
      )}
    </SidePanel>
  )
}
