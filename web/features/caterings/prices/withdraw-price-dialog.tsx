import { type PriceRequest, useWithdrawPriceRequestMutation } from '../../../api/generated-prices.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'

export const WithdrawPriceDialog = ({ request, onClose }: { request: PriceRequest; onClose: () => void }) => {
  const { companyId } = useCompany()
  const [withdraw, { isLoading }] = useWithdrawPriceRequestMutation()
  const confirmed = useConfirmed(
    () => withdraw({ companyId, priceRequestId: request.id, body: { action: 'withdraw' } }),
    'Fiyat sorusu geri çekilemedi',
    onClose,
    { isContested: true, banner: 'Fiyat sorusu geri çekildi' },
  )
  return (
    <ConfirmDialog
      title="Fiyat sorusu geri çekilsin mi?"
      yes="Geri çek"
      isDanger
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      {`${request.other_company.name} artık fiyat bildiremez. İsterseniz yeniden sorabilirsiniz.`}
    </ConfirmDialog>
  )
}
