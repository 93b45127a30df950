import { Button } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import type { CompanyName, Partnership } from '../../../api/generated.ts'
import { allOf, later } from '../../../frame/later.tsx'
import { useLoadedAhead } from '../../../frame/use-loaded-ahead.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { useCateringsAddress } from '../caterings-address.ts'
import type { FirmActs } from './firm-action.tsx'
import { OtherFirms } from './other-firms.tsx'
import { Partners } from './partners.tsx'

const PartnershipPanel = later(
  async () => (await import('../../../domain/partnerships/partnership-panel.tsx')).PartnershipPanel,
)
const CateringPanel = later(async () => (await import('./catering-panel.tsx')).CateringPanel)
const TerminationDialog = later(
  async () => (await import('../../../domain/partnerships/termination-dialog.tsx')).TerminationDialog,
)
const DeliveryFormButton = later(
  async () => (await import('../../../domain/partnerships/delivery-form-button.tsx')).DeliveryFormButton,
)
const OfferDialog = later(async () => (await import('../offers/offer-dialog.tsx')).OfferDialog)
const loadParts = allOf(PartnershipPanel, DeliveryFormButton, TerminationDialog, OfferDialog)

type Open = { offerTo: CompanyName; partnershipId: string | null } | { offerTo?: undefined; terminate: Partnership }

/** The caterings that cook for the firm, and all others. */
export const FirmsTab = ({ onSearch }: { onSearch: () => void }) => {
  const { partnership, catering, openFirms, openOffer } = useCateringsAddress()
  const { open, show, close } = useDialog<Open>()
  useLoadedAhead(loadParts)
  const acts: FirmActs = {
    onOffer: (company) => show({ offerTo: company, partnershipId: company.partnership_id }),
    onSeeOffer: openOffer,
  }
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
      <OtherFirms {...acts} />
      {catering !== undefined && <CateringPanel cateringId={catering} onClose={openFirms} {...acts} />}
      {partnership !== undefined && (
        <PartnershipPanel partnershipId={partnership} onClose={openFirms}>
          <DeliveryFormButton partnershipId={partnership} />
        </PartnershipPanel>
      )}
      {open?.offerTo !== undefined && (
        <OfferDialog catering={open.offerTo} partnershipId={open.partnershipId} onClose={close} />
      )}
      {open !== undefined && open.offerTo === undefined && (
        <TerminationDialog partnership={open.terminate} onClose={close} />
      )}
    </>
  )
}
