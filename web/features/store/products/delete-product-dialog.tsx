import { type Product, useDeleteProductMutation } from '../../../api/generated.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'

export const DeleteProductDialog = ({ product, onClose }: { product: Product; onClose: () => void }) => {
  const { companyId } = useCompany()
  const [remove, { isLoading }] = useDeleteProductMutation()
  const confirmed = useConfirmed(() => remove({ companyId, productId: product.id }), 'Ürün silinemedi.', onClose, {
    banner: 'Ürün silindi',
  })
  return (
    <ConfirmDialog title={product.name} yes="Sil" isDanger isBusy={isLoading} {...confirmed} onNo={onClose}>
      Bu ürünü silmek istediğinize emin misiniz?
    </ConfirmDialog>
  )
}
