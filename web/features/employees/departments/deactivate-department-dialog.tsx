import { Text } from '@fluentui/react-components'
import { useDeactivateDepartmentMutation, type Department } from '../../../api/generated.ts'
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx'
import { useCompany } from '../../../shared/scope/company-scope.ts'

type Props = { department: Department; onClose: () => void }

export const DeactivateDepartmentDialog = ({ department, onClose }: Props) => {
  const company = useCompany()
  const [deactivate, { isLoading }] = useDeactivateDepartmentMutation()
  const confirm = async () => {
    const { data } = await deactivate({ ...company, departmentId: department.id })
    if (data !== undefined) onClose()
  }
  return (
    <ConfirmDialog title={department.name} yes="Pasifleştir" isDanger isBusy={isLoading} onYes={confirm} onNo={onClose}>
      <Text>
        Bu departmanı pasifleştirmek istediğinizden emin misiniz? Çalışanları departmanda kalır, kayıt olanlar artık
        seçemez. Dilediğinizde yeniden etkinleştirebilirsiniz.
      </Text>
    </ConfirmDialog>
  )
}
