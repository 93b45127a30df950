import { Button } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { lazy, Suspense } from 'react'
import type { CompanyName, Partnership } from '../../../api/generated.ts'
import { PartnershipPanel } from '../../../domain/partnerships/partnership-panel.tsx'
import { TerminationDialog } from '../../../domain/partnerships/termination-dialog.tsx'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { useCateringsAddress } from '../caterings-address.ts'
import { OtherFirms } from './other-firms.tsx'
import { Partners } from './partners.tsx'

const OfferDialog = lazy(async () => ({ default: (await import('../offers/offer-dialog.tsx')).OfferDialog }))

type Open = { offerTo: CompanyName; partnershipId: string | null } | { offerTo?: undefined; terminate: Partnership }

/** The caterings that cook for the firm, and all others. */
export const FirmsTab = ({ onSearch }: { onSearch: () => void }) => {
  const { partnership, openFirms, openOffer } = useCateringsAddress()
  const { open, show, close } = useDialog<Open>()
  return (
    <>
      <Partners
        first={
          <Button icon={<SearchRegular />} onClick={onSearch}>
            Catering ara
          </Button>
        }
        onOffer={({ id, company }) => show({ offerTo: company, partnershipId: id })}
        onTerminate={(terminate) => show({ terminate })}
      />
      <OtherFirms
        onOffer={(company) => show({ offerTo: company, partnershipId: company.partnership_id })}
        onSeeOffer={openOffer}
      />
      {partnership !== undefined && <PartnershipPanel partnershipId={partnership} onClose={openFirms} />}
      <Suspense>
        {open?.offerTo !== undefined && (
          <OfferDialog catering={open.offerTo} partnershipId={open.partnershipId} onClose={close} />
        )}
      </Suspense>
      {open !== undefined && open.offerTo === undefined && (
        <TerminationDialog partnership={open.terminate} onClose={close} />
      )}
    </>
  )
}
