import { useCreateDepartmentMutation, useUpdateDepartmentMutation, type Department } from '../../../api/generated.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'

type Props = {
  /** The department to rename; undefined for a new one. */
  department?: Department
  onClose: () => void
}

export const DepartmentDialog = ({ department, onClose }: Props) => {
  const company = useCompany()
  const [create] = useCreateDepartmentMutation()
  const [update] = useUpdateDepartmentMutation()
  const form = useDraftForm({
    initial: { name: department?.name ?? '' },
    problemsOf: ({ name }) => ({ name: name.trim() === '' ? 'Departman adını yazın' : undefined }),
    send: (draft) => {
      const body = { name: draft.name.trim() }
      return department === undefined
        ? create({ ...company, body })
        : update({ ...company, departmentId: department.id, body })
    },
    onSaved: onClose,
    banner: department === undefined ? 'Departman eklendi' : 'Departman güncellendi',
    prefix: department === undefined ? 'Departman eklenemedi' : 'Departman güncellenemedi',
  })
  return (
    <FormDialog
      title={department === undefined ? 'Yeni departman' : 'Departmanı düzenle'}
      submitText={department === undefined ? 'Ekle' : 'Kaydet'}
      form={form}
      onClose={onClose}
    >
      <TextField label="Departman adı" maxLength={100} {...form.field('name')} />
    </FormDialog>
  )
}
