import { useState } from 'react'
import { useCreateDepartmentMutation, useUpdateDepartmentMutation, type Department } from '../../../api/generated.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useCompany } from '../../../shared/scope/company-scope.ts'

type Props = { /** The department to rename; absent for a new one. */ department?: Department; onClose: () => void }

export const DepartmentDialog = ({ department, onClose }: Props) => {
  const company = useCompany()
  const [create, creating] = useCreateDepartmentMutation()
  const [update, updating] = useUpdateDepartmentMutation()
  const [typed, setTyped] = useState(department?.name ?? '')
  const [isChecked, setChecked] = useState(false)
  const name = typed.trim()

  const submit = async () => {
    setChecked(true)
    if (name === '') return
    const { data } = await (department === undefined
      ? create({ ...company, body: { name } })
      : update({ ...company, departmentId: department.id, body: { name } }))
    if (data !== undefined) onClose()
  }
  return (
    <FormDialog
      title={department === undefined ? 'Yeni departman' : 'Departmanı düzenle'}
      submitText={department === undefined ? 'Ekle' : 'Kaydet'}
      isBusy={creating.isLoading || updating.isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Departman adı"
        name="name"
        maxLength={100}
        value={typed}
        onChange={setTyped}
        problem={isChecked && name === '' ? 'Departman adını yazın' : undefined}
      />
    </FormDialog>
  )
}
