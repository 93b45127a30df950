import { lazy, Suspense } from 'react'
import type { CompanyCard } from '../../../api/generated.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { useCateringsAddress } from '../caterings-address.ts'
import { SearchDialog } from './search-dialog.tsx'

const OfferDialog = lazy(async () => ({ default: (await import('../offers/offer-dialog.tsx')).OfferDialog }))

/** The search dialog opens over any tab; offering to a catering found there opens on top of it. */
export const Search = ({ onClose }: { onClose: () => void }) => {
  const { openOffer, openCatering } = useCateringsAddress()
  const { open, show, close } = useDialog<CompanyCard>()
  const seeOffer = (id: string) => {
    onClose()
    openOffer(id)
  }
  const see = (id: string) => {
    onClose()
    openCatering(id)
  }
  return (
    <>
      <SearchDialog onClose={onClose} onOffer={show} onSeeOffer={seeOffer} onSee={see} />
      <Suspense>
        {open !== undefined && <OfferDialog catering={open} partnershipId={open.partnership_id} onClose={close} />}
      </Suspense>
    </>
  )
}
