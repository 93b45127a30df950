import { fieldLabels, noDepartmentLabel } from '../../../../src/texts/labels.ts'
import { useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { DepartmentField } from '../../../shared/departments/department-field.tsx'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useDraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { departmentIdOf, noDepartment, noDepartmentPick, ownDepartment } from './own-department.ts'

const draftOf = ({ department_id, department_name, version }: Employee) => ({
  departmentId: department_id ?? noDepartment,
  /** Of the one that is saved. */ departmentName: department_name ?? noDepartmentLabel,
  version,
})

export const MoveDialog = ({ person, onClose }: { person: Employee; onClose: () => void }) => {
  const company = useCompany()
  const [update] = useUpdateEmployeeMutation()
  const form = useDraftForm({
    initial: () => draftOf(person),
    send: ({ departmentId, version }) =>
      update({ ...company, userId: person.id, body: { department_id: departmentIdOf(departmentId), version } }),
    onSaved: onClose,
    prefix: 'Departman güncellenemedi',
    versioned: { draftOf, read: (draft) => [[fieldLabels.department, draft.departmentName]] },
  })
  const { draft, saved, change } = form
  return (
    <FormDialog
      title={`${person.full_name}: departman`}
      submitText="Kaydet"
      form={form}
      isDisabled={draft.departmentId === saved.departmentId}
      isOpenEdged
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
