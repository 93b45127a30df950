import { useCreateDepartmentMutation, useUpdateDepartmentMutation, type Department } from '../../../api/generated.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'

type Props = { /** The department to rename; absent for a new one. */ department?: Department; onClose: () => void }

export const DepartmentDialog = ({ department, onClose }: Props) => {
  const company = useCompany()
  const [create] = useCreateDepartmentMutation()
  const [update] = useUpdateDepartmentMutation()
  const { field, isSending, submit } = useDraftForm({
    initial: { name: department?.name ?? '' },
    problemsOf: ({ name }) => ({ name: name.trim() === '' ? 'Departman adını yazın' : undefined }),
    send: (draft) => {
      const body = { name: draft.name.trim() }
      return department === undefined
        ? create({ ...company, body })
        : update({ ...company, departmentId: department.id, body })
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={department === undefined ? 'Yeni departman' : 'Departmanı düzenle'}
      submitText={department === undefined ? 'Ekle' : 'Kaydet'}
      isBusy={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="Departman adı" maxLength={100} {...field('name')} />
    </FormDialog>
  )
}
