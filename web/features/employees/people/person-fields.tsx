import { makeStyles } from '@fluentui/react-components'
import {
  fullNameRule,
  optionalFacts,
  type OptionalFactName,
  type OptionalFacts,
  optionalNames,
} from '../../../../src/core/workforce/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { roleLabels } from '../../../../src/texts/access/labels.ts'
import { optionalTexts } from '../../../../src/texts/workforce/person-fields.ts'
import type { Role } from '../../../api/generated.ts'
import { DepartmentField } from '../../../domain/workforce/department-field.tsx'
import type { Pick } from '../../../ui/forms/async-picker.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { DraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany, useScope } from '../../../frame/scope/company-scope.ts'
import { noDepartmentPick } from './own-department.ts'
import type { OwnShifts } from '../../../domain/shifts/own-shifts.ts'
import { OwnShiftsField } from './own-shifts-field.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    '@media (min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export type PersonDraft = OptionalFacts<string> & {
  fullName: string
  phone: string
  departmentId: string
  role: Role
  shifts: OwnShifts
}

type Props<Draft extends PersonDraft> = {
  form: DraftForm<Draft>
  roles: readonly Role[]
  /** Why the role cannot be changed. */
  roleHint?: string
  /** The person's department, even if it no longer takes anybody new. */
  ownDepartment?: Pick
}

export const PersonFields = <Draft extends PersonDraft>({ form, roles, roleHint, ownDepartment }: Props<Draft>) => {
  const { draft, change } = form
  const { company } = useScope()
  const field = (name: 'fullName' | 'phone' | OptionalFactName) => form.field(name as Parameters<typeof form.field>[0])
  return (
    <div className={useStyles().root}>
      <TextField label={fieldLabels.fullName} maxLength={fullNameRule.max} {...field('fullName')} />
      <PhoneField {...field('phone')} />
      {optionalNames.map((name) => (
        <TextField
          key={name}
          label={optionalTexts[name].label}
          type={optionalFacts[name].format}
          maxLength={optionalFacts[name].max}
          isOptional
          {...field(name)}
        />
      ))}
      <ChoiceField
        label={fieldLabels.role}
        value={draft.role}
        choices={roles.map((role) => ({ value: role, text: roleLabels[role] }))}
        isDisabled={roleHint !== undefined}
        hint={roleHint}
        onChange={(role) => change({ role: role as Role } as Partial<Draft>)}
      />
      <DepartmentField
        company={useCompany()}
        value={draft.departmentId}
        others={[noDepartmentPick]}
        known={ownDepartment}
        onChange={(departmentId) => change({ departmentId } as Partial<Draft>)}
      />
      {company.type === 'corporate' && (
        <OwnShiftsField own={draft.shifts} onChange={(shifts) => change({ shifts } as Partial<Draft>)} />
      )}
    </div>
  )
}
