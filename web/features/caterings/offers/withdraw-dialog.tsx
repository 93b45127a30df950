import { formatLira, monthsText } from '../../../../src/texts/kernel/amounts.ts'
import { type Offer, useWithdrawOfferMutation } from '../../../api/generated.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'

export const WithdrawDialog = ({ offer, onClose }: { offer: Offer; onClose: () => void }) => {
  const { companyId } = useCompany()
  const [withdraw, { isLoading }] = useWithdrawOfferMutation()
  const { problem, onYes } = useConfirmed(
    () => withdraw({ companyId, offerId: offer.id, body: { action: 'withdraw' } }),
    'Teklif geri çekilemedi',
    onClose,
    { isContested: true, banner: 'Teklif geri çekildi' },
  )
  return (
    <ConfirmDialog
      title="Teklif geri çekilsin mi?"
      yes="Geri çek"
      isDanger
      isBusy={isLoading}
      problem={problem}
      onYes={onYes}
      onNo={onClose}
    >
      {`${offer.other_company.name} firmasına gönderdiğiniz teklif (öğün başına ${formatLira(offer.unit_price)}, ${monthsText(offer.duration_months)}) artık kabul edilemez. İsterseniz yeni bir teklif gönderebilirsiniz.`}
    </ConfirmDialog>
  )
}
