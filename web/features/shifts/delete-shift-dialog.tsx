import { Text } from '@fluentui/react-components'
import { type Shift, useDeleteShiftMutation, usePreviewShiftEndQuery } from '../../api/generated.ts'
import { withCancelled } from '../../domain/menus/with-cancelled.ts'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { consequencesOf } from './shift-end-consequences.ts'

type Props = { companyId: string; shift: Shift; onClose: () => void }

export const DeleteShiftDialog = ({ companyId, shift, onClose }: Props) => {
  const [remove, { isLoading }] = useDeleteShiftMutation()
  const { data } = usePreviewShiftEndQuery({ companyId, shiftId: shift.id }, { refetchOnMountOrArgChange: true })
  const confirmed = useConfirmed(
    () => remove({ companyId, shiftId: shift.id }),
    'Vardiya silinirken hata oluştu',
    onClose,
    { banner: ({ cancelled_choices }) => withCancelled('Vardiya başarıyla silindi', cancelled_choices) },
  )
  return (
    <ConfirmDialog title={shift.title} yes="Sil" isDanger isBusy={isLoading} {...confirmed} onNo={onClose}>
      <Text>Bu vardiyayı silmek istediğinizden emin misiniz?</Text>
      <Text role="status">{consequencesOf(data)} Geçmiş seçimler durur.</Text>
    </ConfirmDialog>
  )
}
