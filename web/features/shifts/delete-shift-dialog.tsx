import { useDeleteShiftMutation, type Shift } from '../../api/generated.ts'
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx'

type Props = { companyId: string; shift: Shift; onClose: () => void }

export const DeleteShiftDialog = ({ companyId, shift, onClose }: Props) => {
  const [remove, { isLoading }] = useDeleteShiftMutation()
  const confirm = async () => {
    const { data } = await remove({ companyId, shiftId: shift.id })
    if (data !== undefined) onClose()
  }
  return (
    <ConfirmDialog title={shift.title} yes="Sil" isBusy={isLoading} onYes={confirm} onNo={onClose}>
      Bu vardiyayı silmek istediğinizden emin misiniz?
    </ConfirmDialog>
  )
}
