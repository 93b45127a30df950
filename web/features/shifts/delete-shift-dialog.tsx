import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { useDeleteShiftMutation, type Shift } from '../../api/generated.ts'

type Props = { companyId: string; shift: Shift; onClose: () => void }

export const DeleteShiftDialog = ({ companyId, shift, onClose }: Props) => {
  const [remove, { isLoading }] = useDeleteShiftMutation()
  const confirm = async () => {
    const { data } = await remove({ companyId, shiftId: shift.id })
    if (data !== undefined) onClose()
  }
  return (
    <Dialog modalType="alert" open onOpenChange={onClose}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{shift.title}</DialogTitle>
          <DialogContent>Bu vardiyayı silmek istediğinizden emin misiniz?</DialogContent>
          <DialogActions>
            <Button size="large" onClick={onClose}>
              Vazgeç
            </Button>
            <Button size="large" appearance="primary" disabledFocusable={isLoading} onClick={() => void confirm()}>
              Sil
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
