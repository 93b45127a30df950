import { Field, Switch } from '@fluentui/react-components'
import type { Employee, Role } from '../../../api/generated.ts'
import { DepartmentField } from '../../../shared/departments/department-field.tsx'
import { ChoiceField } from '../../../shared/forms/choice-field.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useIsOneself } from '../../../shared/session/profile-context.ts'
import { useCompany, useScope } from '../../../shared/scope/company-scope.ts'
import { roleLabels } from '../../../texts/labels.ts'
import { grantableRoles } from './authority.ts'
import { noDepartmentPick, ownDepartment } from './own-department.ts'
import type { EditDraft, problemsOf } from './edit-draft.ts'

type Props = {
  person: Employee
  draft: EditDraft
  problems?: ReturnType<typeof problemsOf>
  onChange: (draft: EditDraft) => void
}

export const EditFields = ({ person, draft, problems, onChange }: Props) => {
  const company = useCompany()
  const isOwn = useIsOneself(person.id)
  const roleChoices = grantableRoles(useScope(), person).map((role) => ({ value: role, text: roleLabels[role] }))
  return (
    <>
      <TextField
        label="Ad soyad"
        name="full_name"
        maxLength={120}
        value={draft.fullName}
        onChange={(fullName) => onChange({ ...draft, fullName })}
        problem={problems?.fullName}
      />
      <TextField
        label="E-posta"
        name="email"
        type="email"
        maxLength={200}
        isOptional
        value={draft.email}
        onChange={(email) => onChange({ ...draft, email })}
        problem={problems?.email}
      />
      <DepartmentField
        company={company}
        value={draft.departmentId}
        others={[noDepartmentPick]}
        known={ownDepartment(person)}
        onChange={(departmentId) => onChange({ ...draft, departmentId })}
      />
      <ChoiceField
        label="Rol"
        value={draft.role}
        choices={roleChoices}
        isDisabled={isOwn}
        hint={isOwn ? 'Kendi rolünüzü değiştiremezsiniz.' : undefined}
        onChange={(role) => onChange({ ...draft, role: role as Role })}
      />
      <Field
        hint={
          isOwn
            ? 'Kendi hesabınızı pasifleştiremezsiniz.'
            : 'Pasif çalışan giriş yapamaz; gelecek yemek seçimleri iptal olur.'
        }
      >
        <Switch
          label="Etkin"
          checked={draft.isActive}
          disabled={isOwn}
          onChange={(_, data) => onChange({ ...draft, isActive: data.checked })}
        />
      </Field>
    </>
  )
}
