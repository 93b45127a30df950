import { Text } from '@fluentui/react-components'
import { useDeactivateDepartmentMutation, type Department } from '../../../api/generated.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'

type Props = { department: Department; onClose: () => void }

export const DeactivateDepartmentDialog = ({ department, onClose }: Props) => {
  const company = useCompany()
  const [deactivate, { isLoading }] = useDeactivateDepartmentMutation()
  const confirmed = useConfirmed(
    () => deactivate({ ...company, departmentId: department.id }),
    'Departman silinemedi',
    onClose,
    { banner: 'Departman pasifleştirildi' },
  )
  return (
    <ConfirmDialog title={department.name} yes="Pasifleştir" isDanger isBusy={isLoading} {...confirmed} onNo={onClose}>
      <Text>
        Bu departmanı pasifleştirmek istediğinizden emin misiniz? Çalışanları departmanda kalır; yeni kayıt olanlar bu
        departmanı seçemez. Dilediğinizde yeniden aktifleştirebilirsiniz.
      </Text>
    </ConfirmDialog>
  )
}
