import { Field, Switch } from '@fluentui/react-components'
import { maxEmail } from '../../../../src/core/shared/rules.ts'
import { fullNameRule } from '../../../../src/core/workforce/rules.ts'
import { fieldLabels, roleLabels } from '../../../../src/texts/labels.ts'
import { reasons } from '../../../../src/texts/reasons.ts'
import type { Employee, Role } from '../../../api/generated.ts'
import { DepartmentField } from '../../../shared/departments/department-field.tsx'
import { ChoiceField } from '../../../shared/forms/choice-field.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts'
import { useCompany, useScope } from '../../../shared/scope/company-scope.ts'
import { useIsOneself } from '../../../shared/session/profile-context.ts'
import { grantableRoles } from './authority.ts'
import { noDepartmentPick, ownDepartment } from './own-department.ts'
import type { EditDraft } from './edit-draft.ts'

type Props = { person: Employee; form: DraftForm<EditDraft> }

export const EditFields = ({ person, form: { draft, change, field } }: Props) => {
  const company = useCompany()
  const isOwn = useIsOneself(person.id)
  const roleChoices = grantableRoles(useScope(), person).map((role) => ({ value: role, text: roleLabels[role] }))
  return (
    <>
      <TextField label={fieldLabels.fullName} maxLength={fullNameRule.max} {...field('fullName')} />
      <TextField label={fieldLabels.email} type="email" maxLength={maxEmail} isOptional {...field('email')} />
      <DepartmentField
        company={company}
        value={draft.departmentId}
        others={[noDepartmentPick]}
        known={ownDepartment(person)}
        onChange={(departmentId) => change({ departmentId })}
      />
      <ChoiceField
        label={fieldLabels.role}
        value={draft.role}
        choices={roleChoices}
        isDisabled={isOwn}
        hint={isOwn ? reasons.ownRole : undefined}
        onChange={(role) => change({ role: role as Role })}
      />
      <Field hint={isOwn ? reasons.ownActivity : 'Pasif çalışan giriş yapamaz; gelecek yemek seçimleri iptal olur.'}>
        <Switch
          label="Aktif"
          checked={draft.isActive}
          disabled={isOwn}
          onChange={(_, data) => change({ isActive: data.checked })}
        />
      </Field>
    </>
  )
}
