import { useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { DepartmentField } from '../../../shared/departments/department-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { departmentIdOf, noDepartment, noDepartmentPick, ownDepartment } from './own-department.ts'

export const MoveDialog = ({ person, onClose }: { person: Employee; onClose: () => void }) => {
  const company = useCompany()
  const [update] = useUpdateEmployeeMutation()
  const { draft, saved, change, isSending, submit } = useDraftForm({
    initial: { departmentId: person.department_id ?? noDepartment },
    send: ({ departmentId }) =>
      update({ ...company, userId: person.id, body: { department_id: departmentIdOf(departmentId) } }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`${person.full_name}: departman`}
      submitText="Kaydet"
      isBusy={isSending}
      isDisabled={draft.departmentId === saved.departmentId}
      isOpenEdged
      onSubmit={submit}
      onClose={onClose}
    >
      <DepartmentField
        company={company}
        value={draft.departmentId}
        others={[noDepartmentPick]}
        known={ownDepartment(person)}
        onChange={(departmentId) => change({ departmentId })}
      />
    </FormDialog>
  )
}
