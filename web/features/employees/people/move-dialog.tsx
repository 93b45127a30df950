import { useState } from 'react'
import { useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { DepartmentField } from '../../../shared/departments/department-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { departmentIdOf, noDepartment, noDepartmentPick, ownDepartment } from './own-department.ts'

export const MoveDialog = ({ person, onClose }: { person: Employee; onClose: () => void }) => {
  const company = useCompany()
  const [update, { isLoading }] = useUpdateEmployeeMutation()
  const own = person.department_id ?? noDepartment
  const [departmentId, setDepartmentId] = useState(own)
  const submit = async () => {
    const { data } = await update({
      ...company,
      userId: person.id,
      body: { department_id: departmentIdOf(departmentId) },
    })
    if (data !== undefined) onClose()
  }
  return (
    <FormDialog
      title={`${person.full_name}: departman`}
      submitText="Kaydet"
      isBusy={isLoading}
      isDisabled={departmentId === own}
      isOpenEdged
      onSubmit={submit}
      onClose={onClose}
    >
      <DepartmentField
        company={company}
        value={departmentId}
        others={[noDepartmentPick]}
        known={ownDepartment(person)}
        onChange={setDepartmentId}
      />
    </FormDialog>
  )
}
