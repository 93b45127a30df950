import { Button } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons'
import type { Offer } from '../../../api/generated.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'

export type OfferActs = { onWithdraw: (offer: Offer) => void; onOfferAgain: (offer: Offer) => void }

/** A pending offer can be withdrawn; one that failed can be made again. */
export const OfferButtons = ({ offer, onWithdraw, onOfferAgain }: { offer: Offer } & OfferActs) => {
  const mayAct = useCan('manageContracts')
  const { name } = offer.other_company
  if (!mayAct || offer.status === 'accepted') return null
  return offer.status === 'sent' ? (
    <Button icon={<ArrowUndoRegular />} aria-label={`${name}: teklifi geri çek`} onClick={() => onWithdraw(offer)}>
      Geri çek
    </Button>
  ) : (
    <Button appearance="subtle" aria-label={`${name}: yeniden teklif gönder`} onClick={() => onOfferAgain(offer)}>
      Yeniden teklif
    </Button>
  )
}
