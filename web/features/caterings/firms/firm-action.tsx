import { Button } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import type { CompanyCard } from '../../../api/generated.ts'
import { dayOf, formatInstantDay, todayIn } from '../../../ui/words/dates.ts'
import { daysBetween } from '../../../../src/core/shared/rules.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'

const age = (instant: string): string => {
  const days = daysBetween(dayOf(instant), todayIn())
  return days <= 0 ? 'bugün' : `${formatNumber(days)} gün`
}

export type FirmActs = { onOffer: (company: CompanyCard) => void; onSeeOffer: (offerId: string) => void }

/** The firm's relation to a catering, and the next step. */
export const FirmAction = ({ company, onOffer, onSeeOffer }: { company: CompanyCard } & FirmActs) => {
  const mayAct = useCan('manageContracts')
  const { name, is_partner: isPartner, last_offer: offer } = company
  if (isPartner) return <Badge color="success">Anlaşmalı</Badge>
  if (offer?.status === 'sent')
    return (
      <>
        <Badge color="warning">{`Teklifiniz bekliyor · ${age(offer.created_at)}`}</Badge>
        <Button aria-label={`${name}: teklifi gör`} onClick={() => onSeeOffer(offer.id)}>
          Gör
        </Button>
      </>
    )
  return (
    <>
      {offer?.status === 'rejected' && offer.answered_at !== null && (
        <Badge color="informative">{`Reddetti · ${formatInstantDay(offer.answered_at)}`}</Badge>
      )}
      {mayAct && (
        <Button aria-label={`${name}: teklif gönder`} onClick={() => onOffer(company)}>
          Teklif gönder
        </Button>
      )}
    </>
  )
}
